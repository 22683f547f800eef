"""The command that copies the database."""

from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

from store.cli.command import Call, Command, Outcome

DESCRIPTION = """\
Copies the database to a new file, as of this instant and with everything that was stored, also while Morgan runs. The
copy is checked before it gets its name. An existing file is never replaced.

    morgan-memory backup /media/disk/morgan-2026-12-01.sqlite3

The logs and the configuration are not part of it: copy the home's folder as well. Logs can bring conversations back
(import), but only a backup brings memories back.

To go back to a backup, stop every Morgan and every command; keep the damaged database with the -wal and -shm beside it,
in case something can be saved from it; name the backup in the setting memory.database; run check. Never copy a file
over a database that is open, and never change the numbers of its versions by hand.
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
