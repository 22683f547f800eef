"""What the first picture of the window may cost: nothing is loaded that it does not show."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEAVY = ("markdown_it", "pygments", "dateutil", "pydantic", "pydantic_ai", "openai", "httpx2", "asyncio")
# What the window needs at some later moment, and must not load for its first picture.
LATER = (
    "PySide6.QtNetwork",
    "app.demo",
    "app.menu",
    "app.screenshot",
    "html",
    "importlib.metadata",
    "sqlite3",
    "store.daylog.importer",
    "store.service",
    "widgets.markdown.cut",
    "widgets.markdown.render",
    "widgets.picker",
    "widgets.rows.message_card",
)

PROGRAM = """
import json, os, sys
from app import __main__, program

def look(self):
    print(json.dumps(sorted(sys.modules)), flush=True)
    os._exit(0)

program.Program.begin = look  # what follows the first picture
__main__.main(sys.argv[1:])
"""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules of a fresh program at the moment of its first picture."""
    home = tmp_path_factory.mktemp("start") / "home"
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, "--home", str(home)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return set(json.loads(ended.stdout))


def test_the_window_itself_is_loaded(loaded: set[str]) -> None:
    assert {"PySide6.QtWidgets", "app.main_window", "widgets.diary"} <= loaded


@pytest.mark.parametrize("module", HEAVY)
def test_heavy_library_is_not_loaded_at_first_paint(loaded: set[str], module: str) -> None:
    assert not {name for name in loaded if name == module or name.startswith(f"{module}.")}


@pytest.mark.parametrize("module", LATER)
def test_what_is_shown_later_is_not_loaded_at_first_paint(loaded: set[str], module: str) -> None:
    assert not {name for name in loaded if name == module or name.startswith(f"{module}.")}
