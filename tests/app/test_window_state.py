"""Rules of the remembered window: what was saved is loaded, and rubbish is as nothing."""

import pytest

from app.window_state import WindowState, load, save, state_file
from store.home import Home


def test_saved_state_is_loaded(home: Home) -> None:
    state = WindowState(-10, 20, 900, 700, maximized=True)
    save(home, state)
    assert load(home) == state
    assert state_file(home).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{}",
        '{"x": 1, "y": 1, "width": 1}',
        '{"x": 1, "y": 1, "width": 1, "height": "big"}',
        '{"x": 1, "y": 1, "width": 1, "height": 1, "maximized": 3}',
        '{"x": 1, "y": 1, "width": 1, "height": 1, "surplus": 3}',
        "\udcff",
    ],
)
def test_rubbish_is_as_nothing(home: Home, text: str) -> None:
    state_file(home).parent.mkdir(parents=True)
    state_file(home).write_bytes(text.encode(errors="surrogateescape"))
    assert load(home) is None


def test_new_home_has_no_state(home: Home) -> None:
    assert load(home) is None
    assert not home.path.exists()
