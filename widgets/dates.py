"""Writes days and times of day in the language of the interface (`QLocale()`, which the program sets)."""

from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

DAY = timedelta(days=1)


def qdate(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)


def long_date(day: date) -> str:
    """Weekday, day, month and year in full, as the language orders them."""
    return QLocale().toString(qdate(day), QLocale.FormatType.LongFormat)


def medium_date(day: date) -> str:
    """The same with weekday and month shortened, for where the long one has no room."""
    written = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    return QLocale().toString(qdate(day), written.replace("dddd", "ddd").replace("MMMM", "MMM"))


def short_date(day: date) -> str:
    """The weekday shortened and the date in figures, with all four of the year's."""
    return f"{QLocale().toString(qdate(day), 'ddd')} {figures(day)}"


def figures(day: date) -> str:
    """The date alone, in figures, with all four of the year's."""
    written = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
    full = written if "yyyy" in written else written.replace("yy", "yyyy")
    return QLocale().toString(qdate(day), full)


def nearness(day: date, today: date) -> str:
    """Whether a day is "Today", "Yesterday" or "Tomorrow"; empty for the other days."""
    if day == today:
        return QCoreApplication.translate("Dates", "Today")
    if day - today == -DAY:
        return QCoreApplication.translate("Dates", "Yesterday")
    if day - today == DAY:
        return QCoreApplication.translate("Dates", "Tomorrow")
    return ""


def joined(*parts: str) -> str:
    """Parts of one label with the interface's dot between them; empty parts are left out."""
    return " · ".join(part for part in parts if part)


def day_title(day: date, today: date) -> str:
    """What names a day: "Today · Friday, 2 October 2026"."""
    return capitalised(joined(nearness(day, today), long_date(day)))


def capitalised(text: str) -> str:
    """With a large first letter; some languages write weekdays small, but never at the start of a title."""
    return text[:1].upper() + text[1:]


def clock(when: datetime) -> str:
    """Hours and minutes."""
    return QLocale().toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)


def shifted(day: date, days: int) -> date | None:
    """The day so many days away, or None beyond the calendar."""
    try:
        return day + timedelta(days=days)
    except OverflowError:
        return None
