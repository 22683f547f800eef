"""The command that lists what is remembered."""

from argparse import ArgumentParser
from typing import get_args

from store.cli.command import Call, Command, Outcome
from store.records import Category, Memory, Moment

DESCRIPTION = """\
Lists the memories in force, newest first: what Morgan was asked to remember, without what expired or was superseded.
A page holds --limit of them; next_offset, where it is not null, is the --offset of the next page.
"""


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("--category", choices=get_args(Category), help="only those of one category")
    parser.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many (50)")
    parser.add_argument("--offset", type=int, default=0, metavar="N", help="after so many (0)")


def run(call: Call) -> Outcome:
    options = call.options
    page = call.service.list_memories(options.category, options.offset, options.limit)
    return Outcome(
        {
            "memories": [_plain(memory) for memory in page.memories],
            "total": page.total,
            "next_offset": page.next_offset,
        }
    )


def _plain(memory: Memory) -> dict[str, object]:
    return {
        "id": memory.id,
        "category": memory.category,
        "key": memory.key,
        "content": memory.content,
        "created": _iso(memory.created),
        "updated": _iso(memory.updated),
        "expires": _iso(memory.expires),
    }


def _iso(moment: Moment | None) -> str | None:
    return None if moment is None else moment.written().isoformat()


COMMAND = Command("memories", "list what is remembered", DESCRIPTION, declare, run)
