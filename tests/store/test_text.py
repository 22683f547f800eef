"""What texts become before they are stored, compared or put on one line."""

import sqlite3
import unicodedata
from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from store.text import normalised, one_line, storable

ANY = st.text(st.characters(exclude_categories=()))


@given(text=ANY)
def test_whatever_is_written_sqlite_gives_back(text: str) -> None:
    kept = storable(text)
    with closing(sqlite3.connect(":memory:")) as connection:
        assert connection.execute("SELECT ?, length(?)", (kept, kept)).fetchone() == (kept, len(text))


@given(text=st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"])))
def test_ordinary_texts_are_stored_exactly(text: str) -> None:
    assert storable(text) == text


@pytest.mark.parametrize("text", ["\0", chr(0xD800), chr(0xDFFF)])
def test_nul_and_lone_surrogates_become_the_replacement_character(text: str) -> None:
    assert storable(f"a{text}b") == "a\ufffdb"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Café", "cafe\u0301"),
        ("STRASSE", "Straße"),
        ("a  b\n\tc ", "A b c"),
        ("\u00a0x\u2003y", "x y"),
    ],
)
def test_texts_that_say_the_same(one: str, other: str) -> None:
    assert normalised(one) == normalised(other)


@pytest.mark.parametrize(("one", "other"), [("café", "cafe"), ("no.", "no"), ("a b", "ab"), ("ﬁ", "f i")])
def test_texts_that_differ(one: str, other: str) -> None:
    assert normalised(one) != normalised(other)


@given(text=st.text())
def test_normal_form_is_reached_at_once_and_by_every_form(text: str) -> None:
    once = normalised(text)
    assert normalised(once) == once
    assert normalised(unicodedata.normalize("NFD", text)) == once


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a\n\n b\tc", "a b c"),
        ("12345678", "12345678"),
        ("123456789", "1234567…"),
        ("123456 89", "123456…"),
        ("\n ", ""),
    ],
)
def test_a_text_on_one_line(text: str, line: str) -> None:
    assert one_line(text, 8) == line
