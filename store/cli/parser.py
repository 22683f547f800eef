"""The command line's grammar, built from the table of commands."""

import argparse
from collections.abc import Sequence
from typing import NoReturn

from store.cli.command import Command
from store.cli.commands import (
    backup,
    check,
    conversation,
    deletion,
    health,
    import_logs,
    instances,
    memories,
    message,
    recall,
    words,
)

COMMANDS: tuple[Command, ...] = (
    recall.COMMAND,
    memories.COMMAND,
    conversation.COMMAND,
    message.COMMAND,
    words.COMMAND,
    instances.COMMAND,
    import_logs.COMMAND,
    deletion.DELETE_MEMORY,
    deletion.DELETE_MESSAGE,
    backup.COMMAND,
    health.COMMAND,
    check.COMMAND,
)

DESCRIPTION = """\
Morgan's memory, without its window: conversations and memories in one database on this computer.

    morgan-memory recall what did we decide about the garden
    morgan-memory memories

Results go to the standard output, as text at a terminal and as one line of JSON everywhere else; progress and messages
go to the standard error. The exit code is 0 only on success. Commands that read never make or change a database.
"""

EPILOG = """\
The home is ~/.morgan, or what MORGAN_HOME or --home names. Each command tells more: morgan-memory COMMAND --help
"""

FORMATS = ("text", "json")
FORMAT_HELP = "text for people, json for programs (text at a terminal, else json)"


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
    top.add_argument("--format", choices=FORMATS, help=FORMAT_HELP)
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
        made.add_argument("--format", choices=FORMATS, default=argparse.SUPPRESS, help=FORMAT_HELP)
        made.set_defaults(chosen=command)
    return top
