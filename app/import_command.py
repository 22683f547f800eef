"""The line that a person types into a terminal to import a day's log."""

import shlex
import subprocess
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from store.home import Home
from store.records import Role

ROOT = Path(__file__).parents[1]


def import_command(home: Home, day: date, speakers: Mapping[str, Role]) -> str:
    """Quoted for this system's terminal; a program that is not installed is started in its source folder."""
    roles = [part for name, role in speakers.items() for part in ("--speaker", f"{name}={role}")]
    words = ["--home", str(home.path), "import", str(home.log_folder / f"{day}.md"), *roles]
    installed = Path(sys.executable).with_name("morgan-memory.exe" if sys.platform == "win32" else "morgan-memory")
    if installed.is_file():
        return _typed([str(installed), *words])
    change = "cd /d" if sys.platform == "win32" else "cd"
    return f"{change} {_typed([str(ROOT)])} && {_typed([sys.executable, '-m', 'store', *words])}"


def _typed(words: list[str]) -> str:
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)
