"""The command that copies the database."""

from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

from store.cli.command import Call, Command, Outcome

DESCRIPTION = """\
Copies the database to a new file, as of this instant and with everything that was stored, also while Morgan runs. The
copy is checked before it gets its name. An existing file is never replaced.

The logs and the configuration are not part of it: copy those with the home's folder. To go back to a backup, stop
Morgan, keep the old database with its -wal and -shm, name the backup in the setting memory.database, and run check.
"""


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("destination", type=Path, metavar="DESTINATION", help="the new file, in an existing folder")


def run(call: Call) -> Outcome:
    destination = call.options.destination.expanduser().absolute()
    call.service.backup(destination, _tenths(call.say))
    return Outcome({"database": str(call.database), "backup": str(destination), "bytes": destination.stat().st_size})


def _tenths(say: Callable[[str], None]) -> Callable[[int, int], None]:
    """Tells of each tenth once."""
    told: set[int] = set()

    def tell(done: int, pages: int) -> None:
        tenth = 10 * done // max(pages, 1)
        if tenth not in told:
            told.add(tenth)
            say(f"{tenth}0 % copied")

    return tell


COMMAND = Command("backup", "copy the database", DESCRIPTION, declare, run)
