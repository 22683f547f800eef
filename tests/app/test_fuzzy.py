"""Rules of finding by a few letters: what is found, what is marked, and what comes first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.fuzzy import fold, match

TEXT = st.text(max_size=40)


def marked(query: str, title: str) -> str | None:
    """The title with what was found in brackets."""
    found = match(query, title)
    if found is None:
        return None
    for start, end in reversed(found.spans):
        title = f"{title[:start]}[{title[start:end]}]{title[end:]}"
    return title


@pytest.mark.parametrize(
    ("query", "title", "shown"),
    [
        ("dark", "Colours: Dark", "Colours: [Dark]"),
        ("co da", "Colours: Dark", "[Co]lours: [Da]rk"),
        ("day be", "Day before", "[Day be]fore"),
        ("fore", "Day before", "Day be[fore]"),
        ("dybf", "Day before", "[D]a[y] [b]e[f]ore"),
        ("espanol", "Language: Español", "Language: [Español]"),
        ("ÑOL", "Language: Español", "Language: Espa[ñol]"),
        ("", "Quit", "Quit"),
        ("   ", "Quit", "Quit"),
        ("dark night", "Colours: Dark", None),
        ("xq", "Quit", None),
    ],
)
def test_letters_are_found_and_marked(query: str, title: str, shown: str | None) -> None:
    found = marked(query, title)
    assert found == shown or (found or "").replace("][ ", " ") == shown or (found or "").replace("] [", " ") == shown


def order(query: str, *titles: str) -> list[str]:
    scores = {title: found.score for title in titles if (found := match(query, title))}
    return sorted(scores, key=lambda title: -scores[title])


@pytest.mark.parametrize(
    ("query", "titles"),
    [
        ("day", ["Day after", "Read the day again", "Today"]),
        ("la", ["Language: English", "Larger"][::-1]),
        ("key", ["Keys", "Find the keyboard"]),
        ("rd", ["Read the day again", "Colours: Red"][::-1]),
    ],
)
def test_start_of_a_word_comes_before_its_inside_and_that_before_scattered_letters(
    query: str, titles: list[str]
) -> None:
    assert order(query, *reversed(titles)) == titles


def test_help_is_found_too_but_comes_last() -> None:
    title, aside = match("size", "Size: Large"), match("size", "Zoom", "The size of everything")
    assert title
    assert aside
    assert aside.score < title.score
    assert aside.spans == ()


@given(TEXT)
def test_folding_keeps_every_place(text: str) -> None:
    assert len(fold(text)) == len(text)


@given(TEXT, TEXT)
def test_spans_lie_in_the_title_in_order(query: str, title: str) -> None:
    found = match(query, title)
    places = [place for span in (found.spans if found else ()) for place in span]
    assert places == sorted(places)
    assert all(0 <= place <= len(title) for place in places)


@given(st.text(alphabet="abc d", min_size=1, max_size=30))
def test_every_title_answers_itself(title: str) -> None:
    assert match(title, title)


def test_many_alike_letters_cost_no_time() -> None:
    assert match("e" * 40 + "z", "e" * 400) is None
