"""The command line: what a person may ask for at the start, checked before anything of Qt is loaded."""

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Literal

from app.version import VERSION

Language = Literal["system", "en", "es"]
ThemeChoice = Literal["system", "light", "dark"]
PageChoice = Literal["diary", "settings", "keys"]
ContrastChoice = Literal["system", "normal", "high"]

SMALLEST, LARGEST = 480, 8192  # logical pixels of a window's side


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for; None where the settings or the program decide.

    size: width and height in logical pixels; unfold: "first", "all", the ID of a session, or None;
    screenshot: the PNG to write before ending; health: only say how everything stands; live: a conversation grows in
    the sample data.
    """

    home: str | None = None
    day: date | None = None
    lang: Language | None = None
    theme: ThemeChoice | None = None
    contrast: ContrastChoice | None = None
    zoom: int | None = None
    demo: bool = False
    live: bool = False
    screenshot: Path | None = None
    size: tuple[int, int] | None = None
    unfold: str | None = None
    page: PageChoice = "diary"
    health: bool = False

    @property
    def passing(self) -> bool:
        """Whether this run leaves nothing behind: no settings kept, no window remembered."""
        return self.demo or self.screenshot is not None


def parse(arguments: Sequence[str]) -> Options:
    """The options that a command line gives. A wrong one ends the program with a sentence and exit code 2."""
    given = vars(_parser().parse_args(arguments))
    return Options(**given | {"demo": given["demo"] or given["live"]})


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="morgan", description="A diary of your conversations, day by day.", allow_abbrev=False
    )
    add = parser.add_argument
    add("--home", type=_home, metavar="DIR", help="the folder with all data (else MORGAN_HOME, else ~/.morgan)")
    add("--page", choices=("diary", "settings", "keys"), default="diary", help="the page to open")
    add("--date", dest="day", type=_date, metavar="D", help="the day to open, as YYYY-MM-DD")
    add("--lang", choices=("en", "es"), help="the language of the window, for this run")
    add("--theme", choices=("light", "dark", "system"), help="the colours, for this run")
    add("--contrast", choices=("normal", "high", "system"), help="the strength of lines and colours, for this run")
    add("--zoom", type=_zoom, metavar="PERCENT", help="the size of everything, 50 to 200, for this run")
    add("--demo", action="store_true", help="open a generated home with sample data; nothing of yours is touched")
    add("--demo-live", dest="live", action="store_true", help="the same, with a conversation that grows meanwhile")
    add("--screenshot", type=_picture, metavar="FILE", help="write a PNG of the window when it is complete, then end")
    add("--size", type=_size, metavar="WxH", help="the size of the window in logical pixels, such as 1200x900")
    add("--unfold", metavar="WHICH", help="what to unfold: first, all, or the ID of a conversation")
    add("--health", action="store_true", help="say how everything stands that Morgan needs, then end")
    add("--version", action="version", version=f"Morgan {VERSION}")
    return parser


def _home(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("the folder's name is empty")
    if Path(text).expanduser().is_file():
        raise argparse.ArgumentTypeError(f"'{text}' is a file, not a folder")
    return text


def _date(text: str) -> date:
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"'{text}' is no date like 2026-10-02")
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"there is no day {text}") from error


def _zoom(text: str) -> int:
    if not text.isdecimal() or not 50 <= int(text) <= 200:
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number from 50 to 200")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text, re.ASCII)
    if found is None:
        raise argparse.ArgumentTypeError(f"'{text}' is no size like 1200x900")
    width, height = int(found[1]), int(found[2])
    if not all(SMALLEST <= side <= LARGEST for side in (width, height)):
        raise argparse.ArgumentTypeError(f"each side of {text} must have from {SMALLEST} to {LARGEST} pixels")
    return width, height


def _picture(text: str) -> Path:
    path = Path(text)
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"'{text}' is a folder; name a file in it")
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder '{path.parent}'")
    return path
