"""The command line's grammar, built from the table of commands."""

import argparse
from collections.abc import Sequence
from typing import NoReturn

from store.cli import backup, check, import_logs, memories
from store.cli.command import Command

COMMANDS: tuple[Command, ...] = (import_logs.COMMAND, check.COMMAND, backup.COMMAND, memories.COMMAND)

DESCRIPTION = """\
Morgan's memory, without its window: conversations and memories in one database on this computer.

Results are JSON on the standard output; progress and messages go to the standard error. The exit code is 0 only on
success.
"""

EPILOG = """\
The home is ~/.morgan, or what MORGAN_HOME or --home names. Each command tells more: morgan-memory COMMAND --help
"""


class UsageError(Exception):
    """The command line cannot be understood; the text says why and shows the usage."""


class Parser(argparse.ArgumentParser):
    """Raises what is wrong, so that it is told in the same way as every other error."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.format_usage()}{self.prog}: {message}")


def parser(commands: Sequence[Command] = COMMANDS) -> argparse.ArgumentParser:
    top = Parser(
        prog="morgan-memory",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--home", metavar="DIR", help="the folder that holds all of your data")
    top.add_argument(
        "--database",
        metavar="PATH",
        help="another database than the configured one; a relative path starts at the home",
    )
    each = top.add_subparsers(title="commands", dest="command", metavar="COMMAND", required=True)
    for command in commands:
        made = each.add_parser(
            command.name,
            help=command.summary,
            description=command.description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.declare(made)
        made.set_defaults(run=command.run)
    return top
