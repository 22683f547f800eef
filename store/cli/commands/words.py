"""The command that lists the words that occur."""

from argparse import ArgumentParser
from collections.abc import Iterator

from store.cli.command import Call, Command, Data, Outcome
from store.cli.narrowing import declare_narrowing, narrowing
from store.cli.text import more, shown
from store.search.json_form import words_form
from store.search.lexicon.scope import SCOPES

DESCRIPTION = """\
Lists the words that occur, in alphabetical order, with how often each occurs and in how many messages or memories.
Words are shown as the search knows them: in small letters, without accents.

    morgan-memory words jard
    morgan-memory words --scope all --role user
"""

SCOPE_HELP = "where to look: history (conversations), memories, or all (history)"


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("prefix", nargs="?", default="", metavar="PREFIX", help="only words that begin so")
    parser.add_argument("--scope", choices=SCOPES, default="history", help=SCOPE_HELP)
    declare_narrowing(parser)


def run(call: Call) -> Outcome:
    options = call.options
    return Outcome(words_form(call.service.search_words(options.prefix, options.scope, **narrowing(options))))


def lines(data: Data) -> Iterator[str]:
    yield f"Different words: {data['total']}"
    for word in data["words"]:
        yield f"{word['occurrences']:>8} in {word['documents']:>6} texts  {shown(word['word'])}"
    yield from more(data)


COMMAND = Command("words", "list the words that occur, with counts", DESCRIPTION, declare, run, lines)
