"""Without a screen a picture is drawn all the same, and a window is refused in words."""

import pytest

from app.screen import choose_platform


def test_a_picture_needs_no_screen() -> None:
    environ: dict[str, str] = {}
    choose_platform(environ, picture=True, system="linux")
    assert environ == {"QT_QPA_PLATFORM": "offscreen"}


def test_a_window_without_a_screen_ends_with_advice() -> None:
    with pytest.raises(SystemExit) as ended:
        choose_platform({}, picture=False, system="linux")
    assert "DISPLAY" in str(ended.value)


@pytest.mark.parametrize("held", [{"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}, {"QT_QPA_PLATFORM": "vnc"}])
def test_what_the_desktop_says_is_left_alone(held: dict[str, str]) -> None:
    environ = dict(held)
    choose_platform(environ, picture=False, system="linux")
    assert environ == held


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_a_screen(system: str) -> None:
    environ: dict[str, str] = {}
    choose_platform(environ, picture=False, system=system)
    assert environ == {}
