"""The agent log: one JSON line for each tool call and each trouble of a turn, in a few small files of the home.

It holds names, IDs and counts. The arguments of a call stand in it only where nothing was refused or deleted and the
turn was not private; errors are told by type and code, never by their texts.
"""

import json
import os
from itertools import pairwise
from pathlib import Path

from store import private_files
from store.clock import Clock
from store.home import Home

BYTES, OLDER = 512 * 1024, 3


class AgentLog:
    """Writes the lines; the files are made at the first one. For one thread at a time."""

    def __init__(self, home: Home, clock: Clock) -> None:
        self._home = home
        self._clock = clock

    @property
    def path(self) -> Path:
        return self._home.log_folder / "app" / "agent.log"

    def write(self, event: str, **fields: object) -> None:
        """Add a line of plain values. Errors: NoAccess, DiskFull, BadPath, Trouble."""
        line = json.dumps({"at": self._clock.now().isoformat(), "event": event, **fields}, ensure_ascii=False) + "\n"
        self._home.make()
        with private_files.file_errors(self.path):
            private_files.make_folder(self.path.parent)
            self._rotate()
            with open(self.path, "a", encoding="utf-8", errors="replace", opener=_open_private) as file:
                file.write(line)

    def _rotate(self) -> None:
        """A full file becomes the first of the older ones; the oldest goes."""
        if not self.path.is_file() or self.path.stat().st_size < BYTES:
            return
        names = [self.path, *(self.path.with_name(f"{self.path.name}.{number}") for number in range(1, OLDER + 1))]
        for newer, older in reversed(list(pairwise(names))):
            if newer.exists():
                newer.replace(older)


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), private_files.FILE_MODE)
