"""How everything is drawn: the colours of each theme, the sizes of type, the fonts.

There is no style sheet for the application: widgets take a `Look`, set palettes and paint.
"""

from dataclasses import dataclass
from math import ceil
from typing import Literal

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

ThemeName = Literal["light", "dark", "high-light", "high-dark"]

TITLE, BODY, SMALL, LABEL = 19.0, 14.0, 12.5, 11.0  # sizes of type in logical pixels at 100 %
UNIT = 8  # the rhythm of all distances, in logical pixels at 100 %
COLUMN = 760  # the widest text column, in logical pixels at 100 %
LINE_HEIGHT = 1.4
ZOOM_STEPS = (50, 67, 80, 90, 100, 110, 125, 150, 175, 200)


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as #rrggbb. Text colours keep 4.5:1 against every ground they stand on."""

    name: ThemeName
    page: str
    sidebar: str
    card: str
    hover: str
    line: str
    text: str
    quiet: str
    user: str
    assistant: str
    system: str
    code: str
    keyword: str
    string: str
    function: str
    number: str
    comment: str
    badge: str
    link: str
    selection: str


LIGHT = Theme(
    name="light",
    page="#f7f6f3",
    sidebar="#efede8",
    card="#ffffff",
    hover="#f0eee9",
    line="#e2dfd8",
    text="#22211f",
    quiet="#69655d",
    user="#b4532a",
    assistant="#2f6f73",
    system="#69655d",
    code="#f4f2ee",
    keyword="#8a3b12",
    string="#2f6f4f",
    function="#2b5f9e",
    number="#7a4a8c",
    comment="#6b665d",
    badge="#855c00",
    link="#2b5f9e",
    selection="#f3d9cb",
)
DARK = Theme(
    name="dark",
    page="#1c1b19",
    sidebar="#161513",
    card="#242320",
    hover="#2e2c28",
    line="#35332e",
    text="#e9e6df",
    quiet="#a39e93",
    user="#e08a5b",
    assistant="#78b8bb",
    system="#a39e93",
    code="#1d1c1a",
    keyword="#e59a6d",
    string="#8fc7a1",
    function="#8db4e6",
    number="#c9a2d8",
    comment="#969085",
    badge="#d9a441",
    link="#8db4e6",
    selection="#5a3a28",
)
# High contrast: every text keeps 7:1 against its grounds, and lines 4.5:1.
HIGH_LIGHT = Theme(
    name="high-light",
    page="#ffffff",
    sidebar="#ffffff",
    card="#ffffff",
    hover="#e6e6e6",
    line="#595959",
    text="#000000",
    quiet="#333333",
    user="#7a2400",
    assistant="#00474c",
    system="#333333",
    code="#ffffff",
    keyword="#6b2400",
    string="#00482a",
    function="#0b3c78",
    number="#4f1f63",
    comment="#3a3a3a",
    badge="#573b00",
    link="#0b3c78",
    selection="#ffd9b8",
)
HIGH_DARK = Theme(
    name="high-dark",
    page="#000000",
    sidebar="#000000",
    card="#000000",
    hover="#2b2b2b",
    line="#9a9a9a",
    text="#ffffff",
    quiet="#dddddd",
    user="#ffb48a",
    assistant="#9fe6ea",
    system="#dddddd",
    code="#000000",
    keyword="#ffc09a",
    string="#b8f0c8",
    function="#bcd8ff",
    number="#ecc8fa",
    comment="#d0d0d0",
    badge="#ffd479",
    link="#bcd8ff",
    selection="#5c3300",
)
THEMES: dict[ThemeName, Theme] = {
    "light": LIGHT,
    "dark": DARK,
    "high-light": HIGH_LIGHT,
    "high-dark": HIGH_DARK,
}


@dataclass(frozen=True, slots=True)
class Look:
    """All that drawing depends on, besides width: hashable, so that it is the key of every cache.

    zoom: per cent, 50 to 200; family, code_family: installed font families.
    """

    theme: Theme
    zoom: int
    family: str
    code_family: str

    def px(self, size: float) -> int:
        """A distance of the 100 % design in logical pixels at this zoom."""
        return max(1, round(size * self.zoom / 100))

    def font(self, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The text font at one of the sizes above."""
        return _font(self.family, self.px(size), weight)

    def code_font(self, size: float = SMALL) -> QFont:
        """The monospace font, with ligatures off so that `->` stays two characters."""
        font = _font(self.code_family, self.px(size), QFont.Weight.Normal)
        font.setStyleHint(QFont.StyleHint.Monospace)
        for feature in ("liga", "clig", "calt", "dlig"):
            font.setFeature(QFont.Tag(feature), 0)
        return font


def _font(family: str, pixels: int, weight: QFont.Weight) -> QFont:
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setWeight(weight)
    return font


def line_pitch(pixels: int) -> int:
    """From one line of text to the next, at a size of type; both in logical pixels."""
    return ceil(pixels * LINE_HEIGHT)


def system_look(theme: ThemeName = "light", zoom: int = 100) -> Look:
    """A look with the desktop's own text and fixed-width fonts. Needs a QGuiApplication."""
    general = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    return Look(THEMES[theme], zoom, general.family(), fixed.family())


def palette(theme: Theme) -> QPalette:
    """Every role set by hand: a palette derived from one colour makes the base pure black in the dark."""
    roles = QPalette.ColorRole
    colours = {
        roles.Window: theme.page,
        roles.WindowText: theme.text,
        roles.Base: theme.card,
        roles.AlternateBase: theme.code,
        roles.Text: theme.text,
        roles.PlaceholderText: theme.quiet,
        roles.Button: theme.card,
        roles.ButtonText: theme.text,
        roles.BrightText: theme.text,
        roles.Light: theme.card,
        roles.Midlight: theme.line,
        roles.Mid: theme.line,
        roles.Dark: theme.line,
        roles.Shadow: theme.line,
        roles.ToolTipBase: theme.card,
        roles.ToolTipText: theme.text,
        roles.Highlight: theme.selection,
        roles.HighlightedText: theme.text,
        roles.Link: theme.link,
        roles.LinkVisited: theme.link,
        roles.Accent: theme.user,
    }
    made = QPalette()
    for role, colour in colours.items():
        made.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.quiet))
    return made
