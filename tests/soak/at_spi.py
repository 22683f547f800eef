"""A desktop session's buses for screen readers, and a screen reader on them."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

PYTHON = "/usr/bin/python3"  # the desktop's own
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
READER = Path(__file__).with_name("screen_reader.py")


def missing_packages() -> list[str]:
    """The Debian packages without which nothing can be read."""
    found = {
        "dbus": shutil.which("dbus-daemon") is not None,
        "at-spi2-core": launcher() is not None,
        "python3-pyatspi": _python_has("pyatspi"),
        "gir1.2-atspi-2.0": _python_has("gi"),
    }
    return [package for package, is_there in found.items() if not is_there]


def launcher() -> str | None:
    return next((path for path in LAUNCHERS if Path(path).is_file()), None)


def _python_has(module: str) -> bool:
    words = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({module!r}) is None)"
    return Path(PYTHON).is_file() and subprocess.run([PYTHON, "-c", words]).returncode == 0


@contextmanager
def session(surroundings: Mapping[str, str], runtime: Path) -> Iterator[dict[str, str]]:
    """A session bus, and the bus of a desktop on which a screen reader runs; what finds both, for an environment.

    surroundings: what names the screen; runtime: an empty folder of the person's own.
    """
    runtime.chmod(0o700)
    read, write = os.pipe()
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DBUS_")}
    environment = kept | dict(surroundings) | {"XDG_RUNTIME_DIR": str(runtime)}
    with subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--print-address={write}"],
        pass_fds=(write,),
        env=environment,
        stderr=subprocess.DEVNULL,
    ) as bus:
        os.close(write)
        try:
            with os.fdopen(read) as answer:
                found = {"DBUS_SESSION_BUS_ADDRESS": answer.readline().strip(), "XDG_RUNTIME_DIR": str(runtime)}
            with _launched(environment | found):
                yield found
        finally:
            bus.terminate()


@contextmanager
def _launched(environment: Mapping[str, str]) -> Iterator[None]:
    path = launcher()
    assert path is not None
    options = ("--launch-immediately", "--a11y=1", "--screen-reader=1")
    with subprocess.Popen([path, *options], env=environment, stderr=subprocess.DEVNULL) as launched:
        try:
            yield
        finally:
            launched.terminate()


@dataclass(frozen=True)
class Told:
    """What is heard of one thing."""

    role: str
    name: str
    text: str
    states: frozenset[str]


class Reader:
    """The screen reader, from outside."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(
            [PYTHON, str(READER)],
            env=os.environ | dict(environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdin
        assert self._process.stdout
        self._commands: IO[str] = self._process.stdin
        self._answers: IO[str] = self._process.stdout

    def tree(self) -> list[Told]:
        """All that the program shows, in order; empty before it is there."""
        return [Told(one["role"], one["name"], one["text"], frozenset(one["states"])) for one in self._ask("tree")]

    def press(self, name: str) -> bool:
        """Press what is called so; whether it was there."""
        return bool(self._ask(f"press {name}"))

    def stop(self) -> None:
        self._commands.close()
        self._process.wait(10)
        self._answers.close()

    def _ask(self, command: str) -> Any:
        self._commands.write(command + "\n")
        self._commands.flush()
        return json.loads(self._answers.readline())
