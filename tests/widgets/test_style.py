"""Colours keep their contrast in every theme."""

import pytest
from PySide6.QtGui import QColor

from widgets.style import HIGH_DARK, HIGH_LIGHT, THEMES, Theme

ON_CARD = ("text", "quiet", "user", "assistant", "system", "badge", "link")
ON_CODE = ("text", "quiet", "keyword", "string", "function", "number", "comment")


def luminance(colour: str) -> float:
    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    c = QColor(colour)
    return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF())


def contrast(first: str, second: str) -> float:
    """The ratio of WCAG 2.2, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


GROUNDS = pytest.mark.parametrize(
    ("ground", "colours"),
    [
        ("card", ON_CARD),
        ("page", ON_CARD),
        ("code", ON_CODE),
        ("sidebar", ("text", "quiet")),
        ("hover", ("text", "quiet")),
        ("selection", ("text",)),
    ],
)


def poor(theme: Theme, ground: str, colours: tuple[str, ...], least: float) -> dict[str, float]:
    """The colours that stand out too little."""
    found = {name: contrast(getattr(theme, name), getattr(theme, ground)) for name in colours}
    return {name: round(ratio, 2) for name, ratio in found.items() if ratio < least}


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda t: t.name)
@GROUNDS
def test_text_can_be_read(theme: Theme, ground: str, colours: tuple[str, ...]) -> None:
    assert not poor(theme, ground, colours, 4.5)


@pytest.mark.parametrize("theme", [HIGH_LIGHT, HIGH_DARK], ids=lambda t: t.name)
@GROUNDS
def test_high_contrast_doubles_the_distance(theme: Theme, ground: str, colours: tuple[str, ...]) -> None:
    assert not poor(theme, ground, colours, 7)


@pytest.mark.parametrize("theme", [HIGH_LIGHT, HIGH_DARK], ids=lambda t: t.name)
def test_high_contrast_shows_every_line(theme: Theme) -> None:
    assert contrast(theme.line, theme.card) >= 4.5
    assert contrast(theme.line, theme.hover) >= 3
