"""The command line as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from store.service import MemoryService
from tests.helpers.set_clock import SetClock

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX")
def test_a_reader_that_goes_away_is_no_crash(own_home: Path) -> None:
    """As in `morgan-memory memories | head`."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-S", "-m", "store", "--home", str(own_home), "memories"]
    done = subprocess.run(command, cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")


def test_any_letter_comes_out_whatever_the_locale(own_home: Path) -> None:
    MemoryService(own_home / "memory" / "memory.sqlite3", SetClock()).remember("Ñandú 🐕", "fact")
    command = [sys.executable, "-S", "-m", "store", "--home", str(own_home), "memories"]
    environ = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ñandú 🐕" in done.stdout
