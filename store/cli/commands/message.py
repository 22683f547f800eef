"""The command that reads one message to its end."""

from argparse import ArgumentParser
from collections.abc import Iterator

from store.cli.command import Call, Command, Data, Outcome
from store.cli.narrowing import declare_offset
from store.cli.text import more, shown
from store.search.json_form import text_form

DESCRIPTION = """\
Shows the text of a finished message, or of a memory, a part at a time. Searches tell its ID and clip long texts.

    morgan-memory message MESSAGE_ID
    morgan-memory message MESSAGE_ID --offset 7800
"""


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("message", metavar="MESSAGE_ID", help="the message, or a memory")
    declare_offset(parser)


def run(call: Call) -> Outcome:
    return Outcome(text_form(call.service.read_memory_message(call.options.message, call.options.offset)))


def lines(data: Data) -> Iterator[str]:
    yield shown(data["text"])
    yield from more(data)


COMMAND = Command("message", "read one message to its end", DESCRIPTION, declare, run, lines)
