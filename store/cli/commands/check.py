"""The command that checks the database."""

from argparse import ArgumentParser
from dataclasses import asdict

from store.cli.command import Call, Command, Outcome
from store.cli.commands.health import open_to_others
from store.database.check import check
from store.database.rebuild import rebuild

DESCRIPTION = """\
Checks the schema, the pages, the links between rows and the indexes of words, and says what to do where something is
wrong. The database is only read: a temporary copy beside it is what is checked. open_to_others names files and folders
that other accounts on this computer may look into.

--rebuild-index makes the indexes anew from the rows: it copies every row into a new file, indexes and verifies that,
puts it in the database's place and keeps the old file beside it. Stop Morgan first.
"""


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("--rebuild-index", action="store_true", help="make the indexes anew, then check")


def run(call: Call) -> Outcome:
    kept = _rebuilt(call) if call.options.rebuild_index else {}
    call.say(f"checking {call.database}")
    found = check(call.database)
    data = {"database": str(call.database), **asdict(found), "open_to_others": open_to_others(call), **kept}
    return Outcome(data, not found.problems)


def _rebuilt(call: Call) -> dict[str, str]:
    call.say(f"rebuilding the indexes of {call.database}")
    return {"old_file": str(rebuild(call.database))}


COMMAND = Command("check", "check the database, or rebuild its indexes", DESCRIPTION, declare, run)
