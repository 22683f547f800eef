"""The command that reads a conversation in order."""

from argparse import ArgumentParser
from collections.abc import Iterator

from store.cli.command import Call, Command, Data, Outcome
from store.cli.text import cut, joined, more, paragraphs, time
from store.records import SessionId
from store.search.json_form import conversation_form

DESCRIPTION = """\
Shows the finished messages of you and the assistant in one session, in order, a page at a time. Searches tell the
session's ID.

    morgan-memory conversation SESSION_ID
    morgan-memory conversation SESSION_ID --after 12

An imported log is one session, whatever conversations it held: nobody recorded where they began and ended.
"""


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("session", metavar="SESSION_ID", help="the session")
    parser.add_argument(
        "--after", type=int, default=0, metavar="N", help="only messages after number N: the next_after of a page"
    )


def run(call: Call) -> Outcome:
    options = call.options
    return Outcome(conversation_form(call.service.read_conversation(SessionId(options.session), options.after)))


def lines(data: Data) -> Iterator[str]:
    yield data["evidence"]
    if data["boundaries"] != "known":
        yield f"Beginning and end of the conversation are {data['boundaries']}."
    for message in data["messages"]:
        yield ""
        yield joined(f"{message['seq']}. {message['role']}", time(message["at"]), message["id"])
        yield from paragraphs(message["content"])
        yield from cut(message, message["id"])
    yield ""
    yield from more(data, "after")


COMMAND = Command("conversation", "read a conversation in order", DESCRIPTION, declare, run, lines)
