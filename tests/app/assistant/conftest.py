"""The scene of every test here."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.assistant.scene import Scene, scene_in


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    with scene_in(tmp_path) as made:
        yield made
