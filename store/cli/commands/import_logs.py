"""The command that imports Markdown logs."""

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from pathlib import Path
from typing import get_args

from store.cli.command import Call, Command, Outcome
from store.daylog.importer import Progress
from store.records import Role

DESCRIPTION = """\
Reads daily logs (YYYY-MM-DD.md) and stores their messages, so that the diary and the search know them. The logs are
only read. Importing the same file again adds what is new in it and nothing else.

Say who is who in the logs; records of anybody else are reported and left out:

    morgan-memory import ~/.morgan/.log --speaker "Diego=user" --speaker "Morgan=assistant" --speaker "System=system"

The last record of a file waits until another one follows it, because nothing else marks its end. --include-tail takes
it all the same: use it for closed files only, never for one that is still being written.

Something wrong in a log is named with its file; mend a copy of the file and import that. Outside code blocks a pasted
passage that looks like a record cannot be told from one: look at such files before importing them.
"""


def declare(parser: ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", type=Path, metavar="PATH", help="a log, or a folder whose YYYY-MM-DD.md files are taken"
    )
    parser.add_argument(
        "--speaker",
        action="append",
        default=[],
        type=_speaker,
        metavar="NAME=ROLE",
        help="a name as it stands in the logs, and its role: user, assistant or system; once for each name",
    )
    parser.add_argument("--include-tail", action="store_true", help="take the last record of each file too")


def _speaker(text: str) -> tuple[str, Role]:
    name, _, given = text.rpartition("=")
    role = next((role for role in _roles() if role == given.strip()), None)
    if not name.strip() or role is None:
        raise ArgumentTypeError(f"{text!r} is not NAME=ROLE with one of the roles {', '.join(_roles())}")
    return name.strip(), role


def _roles() -> tuple[Role, ...]:
    roles: tuple[Role, ...] = get_args(Role)
    return roles


def run(call: Call) -> Outcome:
    options = call.options
    written = call.service.import_markdown(
        call.home,
        options.paths,
        dict(options.speaker),
        include_tail=options.include_tail,
        progress=_each_file(call.say),
    )
    return Outcome(written.value.data(), not written.value.failed)


def _each_file(say: Callable[[str], None]) -> Callable[[Progress], None]:
    """Tells of each file once, when its first messages are stored."""
    told: set[Path] = set()

    def tell(progress: Progress) -> None:
        if progress.path not in told:
            told.add(progress.path)
            say(f"{progress.file} of {progress.files}: {progress.path} ({progress.imported} messages so far)")

    return tell


COMMAND = Command("import", "import daily logs", DESCRIPTION, declare, run)
