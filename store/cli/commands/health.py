"""The command that tells at a glance how the database stands."""

from argparse import ArgumentParser

from store.cli.command import Call, Command, Outcome

DESCRIPTION = """\
Tells at a glance where the database is, whether it can be used, and what should be looked at: files that other accounts
on this computer may look into, and a deletion whose words are still in the file. check looks at everything.
"""


def declare(_parser: ArgumentParser) -> None:
    """It takes no arguments."""


def run(call: Call) -> Outcome:
    health = call.service.health()
    trouble = health.trouble and {"code": health.trouble.code, "message": health.trouble.explanation}
    return Outcome(
        {
            "home": str(call.home.path),
            "database": str(health.path),
            "exists": health.exists,
            "version": health.version,
            "trouble": trouble,
            "scrub": health.scrub,
            "open_to_others": open_to_others(call),
        },
        trouble is None,
    )


def open_to_others(call: Call) -> list[str]:
    """Folders and files of home and database that other accounts may look into."""
    paths = (*call.home.open_to_others(), *call.service.health().open_to_others)
    return [str(path) for path in dict.fromkeys(paths)]


COMMAND = Command("health", "tell at a glance how the database stands", DESCRIPTION, declare, run)
