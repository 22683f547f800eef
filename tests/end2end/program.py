"""The real program as a process of its own, started as a person starts it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KNOWN_NOISE = ("This plugin does not support propagateSizeHints()", "This plugin does not support raise()")


def start(*arguments: str, home: Path, module: str = "app", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m MODULE ARGUMENTS` to its end. `home` is what `MORGAN_HOME` names."""
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env=surroundings(home, **environment),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


@contextmanager
def running(*arguments: str, home: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """The program while it runs; it is ended at the latest when the block is left."""
    with subprocess.Popen(
        [sys.executable, "-m", "app", *arguments],
        cwd=ROOT,
        env=surroundings(home, **environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


def surroundings(home: Path, **environment: str) -> dict[str, str]:
    """An environment in which nothing of this machine's desktop shows."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "LC_", "LANG"))}
    quiet = {"LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen", "MORGAN_HOME": str(home), "PYTHONUTF8": "1"}
    return kept | quiet | environment


def complaints(text: str) -> list[str]:
    """The lines on standard error that nobody expects."""
    return [line for line in text.splitlines() if line.strip() and not line.endswith(KNOWN_NOISE)]
