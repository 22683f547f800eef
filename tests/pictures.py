"""Pictures of the product, for a person to look at: `python -m tests.pictures [NAME ...]` fills `pictures/`.

Each is drawn by the real program on one sample home. Without names all are drawn; `--list` names them.
"""

import argparse
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path

from app.demo.home import make_demo_home
from app.demo.journal import all_written
from app.demo.schedule import DAYS, scenes
from app.demo.script import Scene
from store.clock import SystemClock
from tests.end2end.program import ROOT, complaints, start

FOLDER = ROOT / "pictures"


@dataclass(frozen=True)
class Shot:
    """One picture. talk: the day on which this conversation took place, or the name of another day (see `days_of`)."""

    name: str
    options: tuple[str, ...] = ()
    size: str = "1200x900"
    talk: str | None = None
    unfold: str | None = "first"
    scale: str = "1"


def shots() -> list[Shot]:
    looks = [
        Shot(f"today-{language}-{theme}-{size}", ("--lang", language, "--theme", theme), size)
        for language in ("en", "es")
        for theme in ("light", "dark")
        for size in ("480x480", "1200x900", "2560x1440")
    ]
    zooms = [
        Shot(f"zoom-{zoom}-{size}", ("--zoom", zoom), size)
        for zoom in ("50", "100", "200")
        for size in ("480x480", "1200x900")
    ]
    scales = [Shot(f"scale-{scale}", size="800x700", scale=scale) for scale in ("1", "1.5", "2")]
    contrasts = [
        Shot(f"contrast-{theme}-{language}", ("--contrast", "high", "--theme", theme, "--lang", language))
        for theme, language in (("light", "en"), ("dark", "es"))
    ]
    pages = [
        Shot(f"{page}-{language}-{size}", ("--page", page, "--lang", language), size, unfold=None)
        for page in ("settings", "keys")
        for language, size in (("en", "1200x900"), ("es", "480x480"))
    ]
    return [*looks, *zooms, *scales, *contrasts, *pages, *_days()]


def _days() -> list[Shot]:
    """Days that show one thing each, tall enough to hold it."""
    tall = {
        "code": "rust-first", "sql": "sql-months", "csharp": "csharp", "hebrew": "hashivenu", "arabic": "arabic",
        "emoji": "emoji", "failed": "interrupted", "nested": "nested", "quotes": "quote", "typography": "typography",
        "midnight": "concert", "log-only": "heating-script", "more-in-log": "library-card", "pasted": "meter",
        "longest": "library", "inner-fence": "fences", "letter": "condolence", "superseded": "choir-day",
        "tables": "electricity",
    }  # fmt: skip
    found = [Shot(f"day-{name}", size="1100x1800", talk=talk, unfold="all") for name, talk in tall.items()]
    found += [
        Shot(f"day-{name}-dark", ("--theme", "dark", "--lang", "es"), "1100x1800", tall[name], "all")
        for name in ("code", "hebrew", "failed", "nested")
    ]
    narrow = [
        Shot(f"narrow-{name}", size="480x900", talk=tall[name], unfold="all") for name in ("code", "arabic", "nested")
    ]
    bare = [
        Shot("empty-day", talk="empty", unfold=None),
        Shot("empty-day-small", ("--theme", "dark", "--lang", "es"), "480x480", "empty", None),
        Shot("folded", unfold=None),
        Shot("folded-zoom-200", ("--zoom", "200"), unfold=None),
    ]
    plain = [
        Shot(f"{day}{suffix}", options, size, day, None)
        for day in ("journal", "agenda")
        for suffix, options, size in (
            ("", (), "1200x900"),
            ("-dark-es-480x480", ("--theme", "dark", "--lang", "es"), "480x480"),
        )
    ]
    return [*found, *narrow, *bare, *plain]


def draw(shot: Shot, home: Path, days: dict[str, date]) -> list[str]:
    """Draw one picture; what the program complained of."""
    given = [*shot.options, "--size", shot.size, "--screenshot", str(FOLDER / f"{shot.name}.png")]
    if shot.talk:
        given += ["--date", days[shot.talk].isoformat()]
    if shot.unfold:
        given += ["--unfold", shot.unfold]
    ended = start(*given, home=home, QT_SCALE_FACTOR=shot.scale)
    failed = [f"exit code {ended.returncode}"] if ended.returncode else []
    return failed + complaints(ended.stderr)


def days_of(found: list[Scene], now: datetime) -> dict[str, date]:
    """The local day on which each conversation began, by its name.

    Besides: "empty" without any, "journal" with the longest entry of the journal, "agenda" with what is planned.
    """
    days = {scene.talk.name: scene.moments[0].astimezone(now.tzinfo).date() for scene in found}
    talked = {moment.astimezone(now.tzinfo).date() for scene in found for moment in scene.moments}
    past = (now.date() - timedelta(ago) for ago in range(1, DAYS))
    longest = max(all_written(), key=lambda written: len(written[2]))
    return days | {
        "empty": next(day for day in past if day not in talked),
        "journal": now.date() - timedelta(longest[0]),
        "agenda": now.date() + timedelta(1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("names", nargs="*", help="the beginnings of the names of pictures to draw")
    parser.add_argument("--list", action="store_true", help="only say which pictures there are")
    options = parser.parse_args()
    chosen = [shot for shot in shots() if not options.names or shot.name.startswith(tuple(options.names))]
    if options.list:
        print("\n".join(shot.name for shot in chosen))
        return 0
    return _draw_all(chosen)


def _draw_all(chosen: list[Shot]) -> int:
    FOLDER.mkdir(exist_ok=True)
    clock = SystemClock()
    now = clock.now()
    failures = 0
    with tempfile.TemporaryDirectory(prefix="morgan-pictures-") as folder:
        home = make_demo_home(Path(folder) / "home", clock)
        days = days_of(scenes(now), now)
        for shot in chosen:
            said = draw(shot, home.path, days)
            failures += bool(said)
            print(shot.name, "; ".join(said) or "drawn", flush=True)
    return min(failures, 1)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.TimeoutExpired as error:
        sys.exit(f"the program did not end: {error}")
