"""The words that stand beside an event or a reminder."""

import re
from datetime import date, datetime, time, timedelta

from PySide6.QtCore import QCoreApplication, QObject

from store.records import Occurrence
from widgets.dates import clock, joined

translate = QCoreApplication.translate
MOMENT = timedelta(microseconds=1)


class AgendaCounted(QObject):
    """Words that need a number. An object of its own, because only an object's `tr` is collected with its plurals."""

    def days(self, count: int) -> str:
        return self.tr("every %Ln day(s)", "", count)

    def weeks(self, count: int) -> str:
        return self.tr("every %Ln week(s)", "", count)

    def months(self, count: int) -> str:
        return self.tr("every %Ln month(s)", "", count)

    def years(self, count: int) -> str:
        return self.tr("every %Ln year(s)", "", count)


def heading() -> str:
    return translate("DayPage", "On the agenda")


def journal_heading() -> str:
    return translate("DayPage", "Journal")


def times(one: Occurrence, day: date) -> str:
    """When it is on that day: a span, a time, or the whole day; an open end leads into another day."""
    midnight = datetime.combine(day, time.min)
    before, after = one.start < midnight, one.end > midnight + timedelta(days=1)
    if one.all_day or (before and after):
        return translate("DayPage", "All day")
    if before:
        return f"– {clock(one.end)}"
    if after:
        return f"{clock(one.start)} –"
    return span(one.start, one.end)


def span(start: datetime, end: datetime) -> str:
    """As in "18:00 – 19:00"; one time where nothing lies between."""
    return clock(start) if start == end else f"{clock(start)} – {clock(end)}"


def details(one: Occurrence, day: date) -> str:
    """What it is, how it repeats, and which of its days this is."""
    kind = translate("DayPage", "Event") if one.kind == "event" else translate("DayPage", "Reminder")
    done = translate("DayPage", "Done") if one.done else ""
    return joined(done, kind, repeats(one.rule), which_day(one, day))


def which_day(one: Occurrence, day: date) -> str:
    """As in "day 2 of 3"; nothing for what begins and ends in one day."""
    last = max(one.end - MOMENT, one.start).date()
    days = (last - one.start.date()).days + 1
    if days == 1:
        return ""
    return translate("DayPage", "day {number} of {all}").format(number=(day - one.start.date()).days + 1, all=days)


def repeats(rule: str | None) -> str:
    """How often, in a word or two; nothing for what happens once. What a rule says beyond that is left to its days."""
    if rule is None:
        return ""
    found = re.search(r"FREQ=(\w+)(?:.*INTERVAL=(\d+))?", rule)
    assert found, "a stored rule names its frequency, and then its interval"
    every = int(found[2] or 1)
    match found[1]:
        case "DAILY":
            return translate("DayPage", "daily") if every == 1 else AgendaCounted().days(every)
        case "WEEKLY":
            return translate("DayPage", "weekly") if every == 1 else AgendaCounted().weeks(every)
        case "MONTHLY":
            return translate("DayPage", "monthly") if every == 1 else AgendaCounted().months(every)
        case _:
            return translate("DayPage", "yearly") if every == 1 else AgendaCounted().years(every)


def state(one: Occurrence) -> str:
    """How a screen reader calls a reminder's state."""
    if one.kind == "event":
        return ""
    return "" if one.done else translate("DayPage", "not done")


def due(one: Occurrence) -> str:
    """What a banner says of a reminder whose time has come."""
    when = translate("DayPage", "All day") if one.all_day else clock(one.start)
    return joined(when, one.title)
