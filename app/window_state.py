"""Where the window stood and how large it was, kept in the home between two runs."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from store import private_files
from store.home import Home


@dataclass(frozen=True, slots=True)
class WindowState:
    """In logical pixels; x and y are of the frame's corner, which not every desktop restores."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False


def state_file(home: Home) -> Path:
    return home.path / "json" / "window.json"


def load(home: Home) -> WindowState | None:
    """What was kept, or None where there is nothing that can be used: then the window has its usual size."""
    try:
        content = json.loads(state_file(home).read_text(encoding="utf-8"))
        state = WindowState(**content)
    except (OSError, ValueError, TypeError):
        return None
    whole = all(type(side) is int for side in (state.x, state.y, state.width, state.height))
    return state if whole and type(state.maximized) is bool else None


def save(home: Home, state: WindowState) -> None:
    """Errors: NoAccess, DiskFull, BadPath, Trouble."""
    home.make()
    path = state_file(home)
    with private_files.file_errors(path):
        private_files.make_folder(path.parent)
        private_files.replace_file(path, json.dumps(asdict(state)).encode())
