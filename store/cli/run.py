"""One run of the command line: from its arguments to its output and exit code."""

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TextIO

from store import settings
from store.cli.command import Call
from store.cli.parser import UsageError, parser
from store.clock import Clock
from store.database.location import database_path
from store.errors import StoreError
from store.home import Home
from store.settings_file import read_settings

FAILED = 1
MISUSED = 2
INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where a run speaks: results on `out` as JSON, everything for the person on `err`."""

    out: TextIO
    err: TextIO

    def show(self, data: Mapping[str, object]) -> None:
        json.dump(data, self.out, ensure_ascii=False, indent=2, default=str)
        self.out.write("\n")

    def say(self, line: str) -> None:
        print(line, file=self.err, flush=True)

    def fail(self, line: str, code: str, message: str, data: Mapping[str, object] | None = None) -> None:
        """Tell of an error in both places."""
        self.say(line)
        self.show({"error": {"code": code, "message": message, **(data or {})}})


def run(arguments: Sequence[str], environ: Mapping[str, str], clock: Clock, terminal: Terminal) -> int:
    """Carry out one command; the exit code, 0 only on success."""
    try:
        options = parser().parse_args(arguments)
        outcome = options.run(_call(options, environ, clock, terminal))
    except UsageError as error:
        terminal.fail(str(error), "usage", str(error).splitlines()[-1])
        return MISUSED
    except StoreError as error:
        terminal.fail(f"morgan-memory: {_line(error)}", error.code, error.explanation, error.data)
        return FAILED
    except KeyboardInterrupt:
        terminal.fail("morgan-memory: stopped", "interrupted", "stopped: what was not finished can be run again")
        return INTERRUPTED
    terminal.show(outcome.data)
    return 0 if outcome.success else FAILED


def _call(options: Namespace, environ: Mapping[str, str], clock: Clock, terminal: Terminal) -> Call:
    home = Home.find(options.home, environ)
    configured = options.database or read_settings(home.config_file, settings.MEMORY)[settings.DATABASE]
    return Call(home, database_path(home, configured), clock, options, terminal.say)


def _line(error: StoreError) -> str:
    """The error for a person: with the file it is about, and every problem where there are several."""
    path, problems = error.data.get("path"), error.data.get("problems")
    about = f"{path}: {error.explanation}" if path else error.explanation
    return "\n  ".join([about, *map(str, problems)]) if isinstance(problems, list) else about
