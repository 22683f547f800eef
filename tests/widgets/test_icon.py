"""Icons take the colour asked for, are sharp at every pixel ratio, and are drawn once."""

from importlib.resources import files

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from widgets.icon import icon

NAMES = sorted(path.name.removesuffix(".svg") for path in (files("resources") / "icons").iterdir())


def inks(pixmap: QPixmap) -> set[str]:
    """The colours of the pixels that are wholly painted."""
    image = pixmap.toImage()
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


@pytest.mark.parametrize("name", NAMES)
def test_icon_is_drawn_in_the_colour_asked_for(qtbot: QtBot, name: str) -> None:
    assert inks(icon(name, "#b4532a", 16, 2.0)) == {"#b4532a"}


@pytest.mark.parametrize("name", NAMES)
def test_icon_takes_its_colour_from_the_look_alone(name: str) -> None:
    source = (files("resources") / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    assert "currentColor" in source
    assert "#" not in source


@pytest.mark.parametrize(("ratio", "pixels"), [(1.0, 16), (1.5, 24), (2.0, 32)])
def test_icon_has_every_pixel_of_the_screen(qtbot: QtBot, ratio: float, pixels: int) -> None:
    drawn = icon("today", "#000000", 16, ratio)
    assert (drawn.width(), drawn.devicePixelRatio()) == (pixels, ratio)


def test_icon_is_drawn_once(qtbot: QtBot) -> None:
    first = icon("copy", "#123456", 16, 1.0)
    assert icon("copy", "#123456", 16, 1.0).cacheKey() == first.cacheKey()
    assert icon("copy", "#654321", 16, 1.0).cacheKey() != first.cacheKey()


def test_unknown_icon_is_an_error(qtbot: QtBot) -> None:
    with pytest.raises(FileNotFoundError):
        icon("no such icon", "#000000", 16, 1.0)
