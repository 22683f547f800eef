"""What a question says about time, in English and Spanish: that it asks when, and the days it names."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from store.search.tokenizer import words_of

_MONTHS = (
    ("january", "jan", "enero"),
    ("february", "feb", "febrero"),
    ("march", "mar", "marzo"),
    ("april", "apr", "abril"),
    ("may", "mayo"),
    ("june", "jun", "junio"),
    ("july", "jul", "julio"),
    ("august", "aug", "agosto"),
    ("september", "sep", "sept", "septiembre", "setiembre"),
    ("october", "oct", "octubre"),
    ("november", "nov", "noviembre"),
    ("december", "dec", "diciembre"),
)
MONTH_NUMBERS = {name: number for number, names in enumerate(_MONTHS, 1) for name in names}

# The months that are nothing else, beside days, weeks and the like.
_TELLS_TIME = re.compile(
    r"\b(?:january|february|april|june|july|august|september|october|november|december"
    r"|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept?iembre|octubre|noviembre|diciembre"
    r"|yesterday|today|tonight|tomorrow|ago|last|next|recently|(?:week|month|year|day)s?|weekend|morning|evening"
    r"|afternoon|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day"
    r"|ayer|anteayer|anoche|hoy|ma[nñ]ana|semanas?|mes|meses|a[nñ]os?|d[ií]as?|hace|pasad[oa]|pr[oó]xim[oa]|tarde|noche"
    r"|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\b",
    re.IGNORECASE,
)

_ASKS_WHEN = re.compile(
    r"\W*(when\b|(what|which) (date|day|month|year|time)|how long ago|since when"
    r"|(desde |hasta |para )?cu[aá]ndo\b|(en |a )?qu[eé] (fecha|d[ií]a|mes|a[nñ]o|hora)|cu[aá]nto (tiempo )?hace)",
    re.IGNORECASE,
)

_NAME = "|".join(sorted(MONTH_NUMBERS, key=len, reverse=True))
_YEAR = r"(?P<year>(?:19|20)\d\d)"
_ISO = re.compile(rf"\b{_YEAR} (?P<number>\d\d) (?P<day>\d\d)\b")
_DAY_FIRST = re.compile(
    rf"\b(?P<day>\d{{1,2}})(?:st|nd|rd|th)? (?:of |de )?(?P<month>{_NAME})\b(?: (?:of |de |del )?{_YEAR})?"
)
_MONTH_FIRST = re.compile(rf"\b(?P<month>{_NAME}) (?P<day>\d{{1,2}})(?:st|nd|rd|th)?\b(?: {_YEAR})?")
_MONTH_ONLY = re.compile(rf"\b(?P<month>{_NAME}) (?:of |de |del )?{_YEAR}\b")
_PLAIN_MONTH = re.compile(rf"\b(?:in|since|during|last|en|desde|durante) (?P<month>{_NAME})\b")
_YEAR_ONLY = re.compile(rf"\b(?:in|during|en|durante) {_YEAR}\b")

_DAYS_BACK = {"today": 0, "hoy": 0, "yesterday": 1, "ayer": 1, "anoche": 1, "anteayer": 2}


@dataclass(frozen=True, slots=True)
class NamedDate:
    """A day, month or year as far as a question names it."""

    year: int | None
    month: int | None
    day: int | None

    def nearness(self, when: date) -> float:
        """1 for that very day; a half for the days around it, or where no day is named; 0 outside."""
        if self.year not in (None, when.year) or self.month not in (None, when.month):
            return 0.0
        if self.day is None:
            return 0.5
        return 1.0 if self.day == when.day else 0.5 if abs(self.day - when.day) <= 7 else 0.0


def asks_when(question: str) -> bool:
    """Whether a question asks for a time."""
    return _ASKS_WHEN.match(question) is not None


def tells_time(text: str) -> bool:
    """Whether a text holds a word of time."""
    return _TELLS_TIME.search(text) is not None


def named_dates(question: str, today: date) -> tuple[NamedDate, ...]:
    """The dates that a question names: the fullest way of naming that it uses, and days counted back from today."""
    words = words_of(question)
    line = " ".join(words)
    back = (today - timedelta(days=_DAYS_BACK[word]) for word in words if word in _DAYS_BACK)
    relative = tuple(NamedDate(day.year, day.month, day.day) for day in back)
    for pattern in (_ISO, _DAY_FIRST, _MONTH_FIRST, _MONTH_ONLY, _PLAIN_MONTH, _YEAR_ONLY):
        if found := tuple(_read(pattern, line)):
            return relative + found
    return relative


def _read(pattern: re.Pattern[str], line: str) -> Iterator[NamedDate]:
    for match in pattern.finditer(line):
        held = match.groupdict()
        month = int(held["number"]) if held.get("number") else MONTH_NUMBERS.get(held.get("month") or "")
        yield NamedDate(_number(held.get("year")), month, _number(held.get("day")))


def _number(digits: str | None) -> int | None:
    return int(digits) if digits else None
