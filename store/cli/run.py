"""One run of the command line: from its arguments to its output and exit code."""

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TextIO

from store import settings
from store.cli.command import Call, Command, Outcome
from store.cli.parser import UsageError, parser
from store.cli.text import shown
from store.clock import Clock
from store.database.location import database_path
from store.errors import StoreError
from store.home import Home
from store.search.limits import Limits
from store.settings_file import read_settings

FAILED = 1
MISUSED = 2
INTERRUPTED = 130

Format = Literal["text", "json"]


@dataclass(slots=True)
class Terminal:
    """Where a run speaks: results on `out`, everything else for the person on `err`.

    form: of the results; None: text where a person looks on, else JSON.
    """

    out: TextIO
    err: TextIO
    form: Format | None = None

    def show(self, command: Command, outcome: Outcome) -> None:
        if self._for_people():
            self.out.writelines(f"{line}\n" for line in command.lines(outcome.data))
        else:
            self._write_json(outcome.data)
        self.out.flush()

    def say(self, line: str) -> None:
        print(shown(line), file=self.err, flush=True)

    def fail(self, line: str, code: str, message: str, data: Mapping[str, object] | None = None) -> None:
        """Tell of an error: the person on `err`, a program on `out` too."""
        self.say(line)
        if not self._for_people():
            self._write_json({"error": {"code": code, "message": message, **(data or {})}})

    def _for_people(self) -> bool:
        return self.form == "text" or (self.form is None and self.out.isatty())

    def _write_json(self, data: Mapping[str, object]) -> None:
        """One line, in the form whose characters the searches count."""
        self.out.write(json.dumps(data, ensure_ascii=False, default=str) + "\n")


def run(arguments: Sequence[str], environ: Mapping[str, str], clock: Clock, terminal: Terminal) -> int:
    """Carry out one command; the exit code, 0 only on success."""
    try:
        options = parser().parse_args(arguments)
        terminal.form = options.format
        outcome = options.chosen.run(_call(options, environ, clock, terminal))
    except UsageError as error:
        terminal.fail(str(error), "usage", str(error).splitlines()[-1])
        return MISUSED
    except StoreError as error:
        terminal.fail(f"morgan-memory: {_line(error)}", error.code, error.explanation, error.data)
        return FAILED
    except KeyboardInterrupt:
        terminal.fail("morgan-memory: stopped", "interrupted", "stopped: what was not finished can be run again")
        return INTERRUPTED
    terminal.show(options.chosen, outcome)
    return 0 if outcome.success else FAILED


def _call(options: Namespace, environ: Mapping[str, str], clock: Clock, terminal: Terminal) -> Call:
    home = Home.find(options.home, environ)
    chosen = read_settings(home.config_file, settings.MEMORY)
    limits = Limits(chosen[settings.MAX_RESULTS], chosen[settings.RECALL_CHARS], chosen[settings.CONTEXT_CHARS])
    database = database_path(home, options.database or chosen[settings.DATABASE])
    return Call(home, database, clock, limits, options, terminal.say)


def _line(error: StoreError) -> str:
    """The error for a person: with the file it is about, and every problem where there are several."""
    path, problems = error.data.get("path"), error.data.get("problems")
    about = f"{path}: {error.explanation}" if path else error.explanation
    return "\n  ".join([about, *map(str, problems)]) if isinstance(problems, list) else about
