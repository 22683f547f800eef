"""Colours keep their contrast in both themes."""

import pytest
from PySide6.QtGui import QColor

from widgets.style import DARK, LIGHT, Theme

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


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda t: t.name)
@pytest.mark.parametrize(
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
def test_text_can_be_read(theme: Theme, ground: str, colours: tuple[str, ...]) -> None:
    poor = {
        name: round(contrast(getattr(theme, name), getattr(theme, ground)), 2)
        for name in colours
        if contrast(getattr(theme, name), getattr(theme, ground)) < 4.5
    }
    assert not poor
