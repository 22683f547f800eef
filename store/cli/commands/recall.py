"""The command that searches memories and conversations."""

from argparse import ArgumentParser
from collections.abc import Iterator

from store.cli.command import Call, Command, Data, Outcome
from store.cli.narrowing import declare_narrowing, narrowing
from store.cli.text import cut, joined, more, paragraphs, time
from store.search.finds import MODES
from store.search.json_form import recalled_form

DESCRIPTION = """\
Finds memories and messages that hold what you ask for, the best first. A request comes with its answer, an answer with
its request.

    morgan-memory recall what did we decide about the garden
    morgan-memory recall "blue garden" --mode phrase --role user

The search is by words, not by meaning: where it finds nothing, try other words. Small and capital letters and accents
make no difference, and signs have no special meaning. A query that begins with a dash comes after two dashes and a
blank: morgan-memory recall -- -x

--mode any takes a question as you would say it; all wants every word; phrase wants them one after another.
"""


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("query", nargs="+", metavar="QUERY", help="the words to search for")
    parser.add_argument("--mode", choices=MODES, default="any", help="which of the words a hit must hold (any)")
    declare_narrowing(parser)


def run(call: Call) -> Outcome:
    options = call.options
    found = call.service.recall(" ".join(options.query), options.mode, **narrowing(options))
    return Outcome(recalled_form(found))


def lines(data: Data) -> Iterator[str]:
    if not data["results"]:
        yield data.get("advice", "Nothing more was found.")
        return
    yield data["evidence"]
    for found in data["results"]:
        yield ""
        yield from _memory(found) if found["kind"] == "memory" else _exchange(found)
    yield ""
    yield from more(data)


def _memory(found: Data) -> Iterator[str]:
    heading = joined("memory", found["id"], found["category"], found.get("key"), time(found["updated"]))
    yield f"{found['rank']}. {heading}"
    yield from paragraphs(found["content"])
    yield from cut(found, found["id"])


def _exchange(found: Data) -> Iterator[str]:
    for message in found["messages"]:
        rank = f"{message['hit']['rank']}. " if message["hit"] else ""
        yield f"{rank}{joined(message['role'], time(message['at']), message['id'], 'session ' + found['session'])}"
        yield from paragraphs(message["content"])
        yield from cut(message, message["id"])


COMMAND = Command("recall", "search memories and conversations", DESCRIPTION, declare, run, lines)
