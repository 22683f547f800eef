"""Understands a date as people type it: ISO, the language's own forms, month names, "today"."""

import re
from collections.abc import Callable
from datetime import date, timedelta
from itertools import product

from PySide6.QtCore import QDate, QLocale

# Words a person may type whatever the language of the interface.
RELATIVE = {
    "today": 0, "hoy": 0,
    "yesterday": -1, "ayer": -1,
    "tomorrow": 1, "mañana": 1, "manana": 1,
}  # fmt: skip
FILLERS = frozenset({"de", "del", "of", "the", "el", "st", "nd", "rd", "th"})
CENTURY = 2000  # a diary of conversations with a program: two figures of a year mean this century
SHORT, LONG = QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat


def typed_date(text: str, locale: QLocale, today: date) -> date | None:
    """The date that a text means, or None where it means none.

    A date without its year lies in this year. Where day and month cannot be told apart the locale's order decides.
    """
    wanted = " ".join(text.casefold().replace("\u200f", "").split())
    readings: tuple[Callable[[], date | None], ...] = (
        lambda: _relative(wanted, today),
        lambda: _in_figures(wanted, locale, today),
        lambda: _with_month_name(wanted, locale, today),
        lambda: _in_locale_form(text.strip(), locale),
    )
    return next((day for reading in readings if (day := reading()) is not None), None)


def _relative(wanted: str, today: date) -> date | None:
    days = RELATIVE.get(wanted)
    return None if days is None else today + timedelta(days=days)


def _in_figures(wanted: str, locale: QLocale, today: date) -> date | None:
    """2026-10-02, 20261002, 2/10/2026, 2.10.26, 2 10, with the locale's order unless the year comes first."""
    if re.fullmatch(r"\d{8}", wanted):
        return _date(int(wanted[:4]), int(wanted[4:6]), int(wanted[6:]))
    if not re.fullmatch(r"\d{1,4}(\s*[-/. ]\s*\d{1,4}){1,2}\.?", wanted):
        return None
    figures = re.findall(r"\d+", wanted)
    if len(figures[0]) == 4:
        return _date(*map(int, figures)) if len(figures) == 3 else None
    year = _year(figures[2]) if len(figures) == 3 else today.year
    first, second = int(figures[0]), int(figures[1])
    day, month = (second, first) if _month_first(locale) else (first, second)
    return _date(year, month, day) or _date(year, day, month)


def _with_month_name(wanted: str, locale: QLocale, today: date) -> date | None:
    """2 October 2026, Oct 2, viernes, 2 de octubre de 2026: one month, a day, perhaps a year, nothing unknown."""
    words = re.findall(r"[^\W\d_]+", wanted)
    figures = re.findall(r"\d+", wanted)
    named = [word for word in words if word not in FILLERS and not _is_weekday(word, locale)]
    months = [_month(word, locale) for word in named or words]  # "mar" is a Tuesday too, unless it stands alone
    if len(months) != 1 or months[0] is None or len(figures) not in (1, 2):
        return None
    if len(figures) == 1:
        return _date(today.year, months[0], int(figures[0]))
    day, year = sorted(figures, key=len) if len(figures[0]) > 2 else figures
    return _date(_year(year), months[0], int(day))


def _in_locale_form(text: str, locale: QLocale) -> date | None:
    """Whatever else the locale itself writes, such as its own figures."""
    for form in (LONG, SHORT):
        found = locale.toDate(text, form, baseYear=CENTURY)
        if found.isValid():
            return _date(found.year(), found.month(), found.day())
    return None


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _year(figures: str) -> int:
    return int(figures) + (CENTURY if len(figures) <= 2 else 0)


def _month_first(locale: QLocale) -> bool:
    form = locale.dateFormat(SHORT)
    return form.find("M") < form.find("d")


def _languages(locale: QLocale) -> tuple[QLocale, ...]:
    return (locale, QLocale(QLocale.Language.English), QLocale(QLocale.Language.Spanish))


def _month(word: str, locale: QLocale) -> int | None:
    """The month, 1 to 12, that a word names in the locale's language, English or Spanish."""
    for spoken in _languages(locale):
        for month in range(1, 13):
            forms = (LONG, SHORT)
            names = [call(month, form) for call in (spoken.monthName, spoken.standaloneMonthName) for form in forms]
            if word in (name.casefold().rstrip(".") for name in names):
                return month
    return None


def _is_weekday(word: str, locale: QLocale) -> bool:
    asked = product(_languages(locale), range(1, 8), (LONG, SHORT))
    return word in (spoken.dayName(day, form).casefold().rstrip(".") for spoken, day, form in asked)


def example(locale: QLocale, day: date) -> str:
    """How the locale writes a day in figures, to show what is understood."""
    written = locale.dateFormat(SHORT)
    return locale.toString(QDate(day.year, day.month, day.day), written.replace("yyyy", "yy").replace("yy", "yyyy"))
