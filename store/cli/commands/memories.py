"""The command that lists what is remembered."""

from argparse import ArgumentParser
from collections.abc import Iterator

from store.cli.command import Call, Command, Data, Outcome
from store.cli.narrowing import declare_offset
from store.cli.text import joined, more, paragraphs, time
from store.memory.statement import CATEGORIES
from store.records import Memory, Moment

DESCRIPTION = """\
Lists the memories in force, newest first: what Morgan was asked to remember, without what expired or was superseded.
A page holds --limit of them; next_offset, where it is not null, is the --offset of the next page.
"""


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("--category", choices=CATEGORIES, help="only those of one category")
    parser.add_argument("--limit", type=int, default=50, metavar="N", help="at most N of them (50)")
    declare_offset(parser)


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


def lines(data: Data) -> Iterator[str]:
    yield f"Memories: {data['total']}"
    for memory in data["memories"]:
        until = memory["expires"] and f"until {time(memory['expires'])}"
        yield ""
        yield joined(memory["id"], memory["category"], memory["key"], time(memory["updated"]), until)
        yield from paragraphs(memory["content"])
    yield ""
    yield from more(data)


COMMAND = Command("memories", "list what is remembered", DESCRIPTION, declare, run, lines)
