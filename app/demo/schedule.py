"""When each sample conversation takes place: three months of days that end at a given moment."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from random import Random

from app.demo.catalogue import catalogue_talk
from app.demo.meter import meter_talk
from app.demo.pace import offsets
from app.demo.reading import all_talks
from app.demo.script import DayPart, Scene, Talk
from app.demo.slots import versions
from app.demo.squeeze import squeezed

SEED = 20261001
DAYS = 92
AWAY = range(30, 33)  # on the way home from Lisbon: nobody wrote anything
EMPTY = 14  # further days without an entry
MOST = 4  # conversations that find place on one day by chance
APART = timedelta(minutes=4)

HOURS: dict[DayPart, tuple[time, time]] = {  # when one begins; a night's is laid across midnight
    "morning": (time(7, 40), time(11)),
    "noon": (time(12, 10), time(14, 20)),
    "afternoon": (time(15, 10), time(18)),
    "evening": (time(19, 10), time(22)),
}


def scenes(now: datetime) -> list[Scene]:
    """All sample conversations up to `now` (aware; its zone cuts the days), oldest first; the same for the same now."""
    chance = Random(SEED)
    today = now.date()
    written = [version for talk in all_talks() for version in versions(talk, chance)]
    written += [catalogue_talk(chance, ago=12), meter_talk(chance, today, ago=4)]
    by_day = _by_day(written, chance)
    found = [scene for ago in by_day for scene in _day(by_day[ago], today - timedelta(ago), now, chance)]
    return sorted(found, key=lambda scene: scene.moments[0])


def _by_day(talks: list[Talk], chance: Random) -> dict[int, list[Talk]]:
    """The conversations of each day, by how long ago it is."""
    placed: dict[int, list[Talk]] = {ago: [] for ago in range(DAYS)}
    for talk in talks:
        if talk.ago is not None:
            placed[talk.ago].append(talk)
    free = _free_days(placed, chance)
    for talk, window in _by_chance(talks, free):
        placed[chance.choice([ago for ago in window if len(placed[ago]) < MOST])].append(talk)
    return placed


def _free_days(placed: dict[int, list[Talk]], chance: Random) -> list[int]:
    """The days that chance may fill: not today, not those without entries, not those that only the log holds."""
    days = [ago for ago in range(1, DAYS) if ago not in AWAY]
    bare = [ago for ago in days if not placed[ago]]
    empty = set(chance.sample(bare, EMPTY))
    return [ago for ago in days if ago not in empty and not any(talk.kept == "log" for talk in placed[ago])]


def _by_chance(talks: list[Talk], free: list[int]) -> Iterator[tuple[Talk, list[int]]]:
    """Each conversation without a day of its own, with the days it may take: those that come again stay apart."""
    seen: Counter[str] = Counter()
    for talk in talks:
        if talk.ago is None:
            part = len(free) // talk.times
            first = seen[talk.name] * part
            seen[talk.name] += 1
            yield talk, free[first : first + part]


def _day(talks: list[Talk], day: date, now: datetime, chance: Random) -> list[Scene]:
    zone = now.tzinfo
    assert zone is not None
    paced = [(talk, offsets(talk, chance)) for talk in talks]
    timed = [(_start(talk, run[-1], day, zone, chance), talk, run) for talk, run in paced]
    found: list[Scene] = []
    for start, talk, run in sorted(timed, key=lambda entry: entry[0]):
        begin = max(start, _free_from(found[-1])) if found else start
        found.append(Scene(talk, tuple(begin + offset for offset in run)))
    return squeezed(found, _instant(day, time(0), zone), now) if day == now.date() else found


def _start(talk: Talk, length: timedelta, day: date, zone: tzinfo, chance: Random) -> datetime:
    if talk.part == "night":
        return _instant(day + timedelta(1), time(0), zone) - length / 2
    if talk.at is not None:
        return _instant(day, talk.at, zone) + timedelta(seconds=chance.randrange(60))
    first, last = (_instant(day, at, zone) for at in HOURS[talk.part])
    return first + chance.random() * (last - first)


def _free_from(scene: Scene) -> datetime:
    """When the next conversation may begin: after this one, but not after its long pauses."""
    return min(scene.moments[-1], scene.moments[0] + timedelta(hours=1)) + APART


def _instant(day: date, at: time, zone: tzinfo) -> datetime:
    return datetime.combine(day, at, tzinfo=zone).astimezone(UTC)
