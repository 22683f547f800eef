"""The command that shows every occurrence of a word."""

from argparse import ArgumentParser
from collections.abc import Iterator

from store.cli.command import Call, Command, Data, Outcome
from store.cli.commands.words import SCOPE_HELP
from store.cli.narrowing import declare_narrowing, narrowing
from store.cli.text import joined, more, paragraphs, time
from store.search.json_form import instances_form
from store.search.lexicon.scope import SCOPES

DESCRIPTION = """\
Shows every occurrence of exactly one whole word, each by itself with its place and what stands around it, the newest
record first. Small and capital letters and accents make no difference.

    morgan-memory instances café --role user

start and end count the characters of the whole text from 0, end not included; token_index counts its words from 0.
"""


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("word", metavar="WORD", help="one whole word")
    parser.add_argument("--scope", choices=SCOPES, default="history", help=SCOPE_HELP)
    declare_narrowing(parser)


def run(call: Call) -> Outcome:
    options = call.options
    return Outcome(instances_form(call.service.word_instances(options.word, options.scope, **narrowing(options))))


def lines(data: Data) -> Iterator[str]:
    yield f"Occurrences: {data['total']}"
    for instance in data["instances"]:
        yield ""
        yield joined(
            instance.get("role", "memory"),
            time(instance["at"]),
            instance["id"],
            f"characters {instance['start']} to {instance['end']}",
        )
        yield from paragraphs(instance["excerpt"])
    yield ""
    yield from more(data)


COMMAND = Command("instances", "show every occurrence of a word", DESCRIPTION, declare, run, lines)
