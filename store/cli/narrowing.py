"""The options by which a search is narrowed and paged."""

from argparse import ArgumentParser, Namespace

from store.doors.search import Narrowing


def declare_narrowing(parser: ArgumentParser) -> None:
    parser.add_argument("--session", metavar="ID", help="only what was said in this session")
    parser.add_argument("--role", metavar="ROLE", help="only what this role said: user or assistant")
    parser.add_argument(
        "--since", metavar="TIME", help="only from this time on: ISO with an offset, such as 2026-10-02T00:00+02:00"
    )
    parser.add_argument("--until", metavar="TIME", help="only before this time, in the same form")
    parser.add_argument("--limit", type=int, metavar="N", help="at most N results; the settings may allow fewer")
    declare_offset(parser)


def declare_offset(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--offset", type=int, default=0, metavar="N", help="leave out the first N: the next_offset of the page before"
    )


def narrowing(options: Namespace) -> Narrowing:
    return Narrowing(
        session_id=options.session,
        role=options.role,
        since=options.since,
        until=options.until,
        limit=options.limit,
        offset=options.offset,
    )
