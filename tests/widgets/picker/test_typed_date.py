"""A typed date is understood as people write it, or not at all."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QDate, QLocale

from widgets.picker.typed_date import typed_date

TODAY = date(2026, 10, 2)
ENGLISH, AMERICAN, SPANISH = QLocale("en_GB"), QLocale("en_US"), QLocale("es_ES")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2026-10-02", date(2026, 10, 2)),
        (" 2026-1-5 ", date(2026, 1, 5)),
        ("20261002", date(2026, 10, 2)),
        ("2026/10/2", date(2026, 10, 2)),
        ("2/10/2026", date(2026, 10, 2)),
        ("02.10.26", date(2026, 10, 2)),
        ("2 - 10 - 26", date(2026, 10, 2)),
        ("2/10", date(2026, 10, 2)),
        ("today", TODAY),
        ("HOY", TODAY),
        ("Yesterday", date(2026, 10, 1)),
        ("ayer", date(2026, 10, 1)),
        ("tomorrow", date(2026, 10, 3)),
        ("mañana", date(2026, 10, 3)),
        ("2 October 2026", date(2026, 10, 2)),
        ("Oct 2, 2026", date(2026, 10, 2)),
        ("the 2nd of October", date(2026, 10, 2)),
        ("Friday, 2 October 2026", date(2026, 10, 2)),
        ("viernes, 2 de octubre de 2026", date(2026, 10, 2)),
        ("2 oct 26", date(2026, 10, 2)),
        ("2026 octubre 2", date(2026, 10, 2)),
        ("mar, 6 de oct de 2026", date(2026, 10, 6)),
        ("6 mar 2026", date(2026, 3, 6)),
        ("29/2/2024", date(2024, 2, 29)),
    ],
)
@pytest.mark.parametrize("locale", [ENGLISH, SPANISH], ids=["en", "es"])
def test_understood_in_both_languages(text: str, expected: date, locale: QLocale) -> None:
    assert typed_date(text, locale, TODAY) == expected


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "soon", "5", "0/0", "1/2/3/4", "32/10/2026", "29/2/2026", "2026-10", "2026-13-40"),
        *("99999999", "10000-01-01", "2 10 2026 x", "2 October November", "2 smarch 2026"),
    ],
)
def test_not_understood_is_no_date(text: str) -> None:
    assert typed_date(text, ENGLISH, TODAY) is None


def test_the_locale_decides_between_day_and_month() -> None:
    assert typed_date("2/10/2026", AMERICAN, TODAY) == date(2026, 2, 10)
    assert typed_date("2/10/2026", ENGLISH, TODAY) == date(2026, 10, 2)


def test_an_impossible_order_is_read_the_other_way_round() -> None:
    assert typed_date("13/10/2026", AMERICAN, TODAY) == date(2026, 10, 13)


@pytest.mark.parametrize("name", ["en_US", "en_GB", "es_ES", "es_MX", "de_DE", "zh_CN", "ar_EG", "fr_FR", "C"])
@pytest.mark.parametrize("form", [QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat])
@given(day=st.dates(date(2000, 1, 1), date(2099, 12, 31)))
def test_what_a_locale_writes_is_read_back(name: str, form: QLocale.FormatType, day: date) -> None:
    locale = QLocale(name)
    written = locale.toString(QDate(day.year, day.month, day.day), form)
    assert typed_date(written, locale, TODAY) == day


@given(text=st.text(max_size=30))
def test_no_text_is_an_error(text: str) -> None:
    typed_date(text, SPANISH, TODAY)
