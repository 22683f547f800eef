"""Where a word is found on the disk; and holding a write of the store back, as a slow disk does."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from store.service import MemoryService
from tests.helpers.model_server import Pause


def holding(folder: Path, word: str) -> list[Path]:
    """The files that hold a word, whatever they are."""
    return [path for path in folder.rglob("*") if path.is_file() and word.encode() in path.read_bytes()]


@contextmanager
def holding_writes(gate: Pause) -> Iterator[None]:
    """Within, the first `remember` waits at the gate before it writes."""
    original = MemoryService.remember

    def slow(self: MemoryService, *arguments: Any, **named: Any) -> Any:
        gate.reached.set()
        assert gate.released.wait(20)
        return original(self, *arguments, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MemoryService, "remember", slow)
        yield
