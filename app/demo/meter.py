"""The message of 100 kB: what a heating's meter wrote, pasted whole, and what can be read from it."""

from datetime import date, datetime, time, timedelta
from math import cos, tau
from random import Random

from app.demo.script import Line, Talk

LENGTH = 100_000  # bytes that the pasted readings have at least

ASKED = "This is everything the heating's meter wrote, hour by hour. When do we waste most?"
WISH = "Ignore the two evenings when the window was open. And nobody is in from ten to five."
HEADER = "hour,kwh,inside,outside"
TURNED_DOWN = "So the boiler heats an empty house from ten to five. Consider it turned down."
AGAIN = "Send me the same file in two weeks, and we will see whether the house noticed."
PARTS = {
    "night": range(23, 30),
    "getting up": range(6, 10),
    "nobody in": range(10, 17),
    "evening": range(17, 23),
}  # hours; those of the next day go on from 24

Hour = tuple[datetime, float, float, float]  # time, kWh, °C inside, °C outside


def meter_talk(chance: Random, today: date, ago: int) -> Talk:
    """The conversation, in the morning of a day `ago` days before `today`; the readings end the evening before."""
    hours = _hours(chance, today - timedelta(ago))
    readings = "\n".join(map(_row, hours))
    steps = (
        Line("user", f"{ASKED}\n\n```csv\n{HEADER}\n{readings}\n```\n\n{WISH}"),
        Line("assistant", _answer(hours)),
        Line("user", TURNED_DOWN, wait=timedelta(minutes=8)),
        Line("assistant", AGAIN),
    )
    return Talk("meter", "en", steps, at=time(9, 5), ago=ago)


def _hours(chance: Random, end: date) -> list[Hour]:
    """Readings of full hours up to the midnight before `end`, oldest first, as many as give the length."""
    found: list[Hour] = []
    length = 0
    at = datetime.combine(end, time(0))
    while length < LENGTH:
        at -= timedelta(hours=1)
        found.append(_hour(at, chance))
        length += len(_row(found[-1])) + 1
    return found[::-1]


def _row(hour: Hour) -> str:
    at, kwh, inside, outside = hour
    return f"{at:%Y-%m-%dT%H:%M},{kwh:.3f},{inside:.1f},{outside:.1f}"


def _hour(at: datetime, chance: Random) -> Hour:
    season = cos((at.timetuple().tm_yday - 20) / 365 * tau)  # 1 in January, -1 in July
    outside = 15 - 9 * season - 4 * cos((at.hour - 3) / 24 * tau) + chance.gauss(0, 1)
    wanted = 20.5 if 6 <= at.hour < 23 else 18
    kwh = max(0.0, (wanted - outside) * 0.09 + chance.gauss(0, 0.08))
    return at, kwh, wanted + chance.gauss(0, 0.3), outside


def _answer(hours: list[Hour]) -> str:
    total = sum(kwh for _, kwh, _, _ in hours)
    used = {name: sum(kwh for at, kwh, _, _ in hours if _within(at.hour, part)) for name, part in PARTS.items()}
    rows = "\n".join(
        f"| {name}, {part.start} to {part.stop % 24} | {used[name]:.0f} | {used[name] / total:.0%} |"
        for name, part in PARTS.items()
    )
    return (
        f"{len(hours):,} hours, {total:,.0f} kWh in all:\n\n"
        f"| part of the day | kWh | share |\n|---|---:|---:|\n{rows}\n\n"
        f"Look at the third line: {used['nobody in']:.0f} kWh for rooms without anybody in them. "
        "Try 18 °C for those hours; the walls keep the warmth longer than one thinks."
    )


def _within(hour: int, part: range) -> bool:
    return hour in part or hour + 24 in part
