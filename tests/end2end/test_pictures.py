"""`--screenshot` draws the finished product: of the asked size, in the asked colours, with text in it."""

from pathlib import Path

import pytest

from store.home import Home
from tests.end2end.picture import Picture
from tests.end2end.program import complaints, start
from widgets.style import DARK, LIGHT, Theme


def picture(tmp_path: Path, home: Path, *options: str, **environment: str) -> Picture:
    file = tmp_path / "day.png"
    ended = start(*options, "--screenshot", str(file), home=home, **environment)
    assert (ended.returncode, complaints(ended.stderr)) == (0, [])
    return Picture.read(file)


def check(shown: Picture, theme: Theme) -> None:
    """A page with cards and text on it, and nothing but it."""
    assert len(shown.colours) > 50
    assert shown.share(theme.page, 2) > 0.15
    assert shown.share(theme.card, 2) > 0.01
    assert 0.002 < shown.ink(theme.page) < 0.2
    assert shown.share(theme.user) > 0.00003


def test_the_demo_draws_a_finished_day_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """The sample home lies in a temporary folder, which is gone afterwards; the person's own is never made."""
    temporary, own = tmp_path / "temporary", tmp_path / "own"
    temporary.mkdir()
    shown = picture(tmp_path, own, "--demo", "--size", "1200x900", "--unfold", "first", TMPDIR=str(temporary))
    assert shown.size == (1200, 900)
    check(shown, LIGHT)
    assert (list(temporary.iterdir()), own.exists()) == ([], False)


@pytest.mark.parametrize(
    ("options", "theme"),
    [
        (("--theme", "dark", "--size", "1200x900"), DARK),
        (("--lang", "es", "--size", "1200x900"), LIGHT),
        (("--size", "480x480"), LIGHT),
        (("--zoom", "200", "--size", "1200x900"), LIGHT),
        (("--zoom", "50", "--size", "2560x1440"), LIGHT),
    ],
    ids=["dark", "spanish", "small", "zoom-200", "wide"],
)
def test_options_change_the_picture(tmp_path: Path, sample_home: Home, options: tuple[str, ...], theme: Theme) -> None:
    shown = picture(tmp_path, sample_home.path, *options, "--unfold", "first")
    assert "x".join(map(str, shown.size)) == options[-1]
    check(shown, theme)


def test_a_screen_of_double_density_gets_double_the_pixels(tmp_path: Path, sample_home: Home) -> None:
    shown = picture(tmp_path, sample_home.path, "--size", "600x500", QT_SCALE_FACTOR="2")
    assert shown.size == (1200, 1000)


def test_a_language_is_seen(tmp_path: Path, sample_home: Home) -> None:
    english = picture(tmp_path, sample_home.path, "--lang", "en", "--size", "700x500")
    spanish = picture(tmp_path, sample_home.path, "--lang", "es", "--size", "700x500")
    assert english != spanish


def test_an_empty_home_is_a_friendly_page_and_stays_empty(tmp_path: Path) -> None:
    home = tmp_path / "nothing"
    shown = picture(tmp_path, home, "--size", "700x500")
    assert shown.share(LIGHT.page) > 0.3
    assert not home.exists()
