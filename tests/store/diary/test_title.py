"""A title is made of the words that are displayed, not of the marks around them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from store.diary.title import LENGTH, title


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Plant the garlic", "Plant the garlic"),
        ("# A heading\n\nand more", "A heading and more"),
        ("**Bold**, *soft* and ~~gone~~", "Bold, soft and gone"),
        ("__Bold *and soft*__", "Bold and soft"),
        ("Why does `a * b * c` fail?", "Why does a * b * c fail?"),
        ("``code with ` in it``", "code with ` in it"),
        ("See [the page](https://a.example 'T'), please", "See [the page](https://a.example 'T'), please"),
        ('See [the page](https://a.example "T"), please', "See the page, please"),
        ("![a cat](cat.png) is this", "a cat is this"),
        ("<https://a.example/x> says", "https://a.example/x says"),
        ("> > quoted\n> words", "quoted words"),
        ("- [ ] milk\n- [x] bread\n* eggs", "milk bread eggs"),
        ("1. first\n2. second", "1. first 2. second"),
        ("```python\nprint(1)\n```\nWhat is this?", "print(1) What is this?"),
        ("above\n\n---\n\nbelow", "above below"),
        (r"five \* six", "five * six"),
        ("[code: python, 3 lines](code/2026-10-02/091203-1.py)", "code: python, 3 lines"),
    ],
)
def test_title_has_the_words_without_the_marks(text: str, expected: str) -> None:
    assert title(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "2 * 3 * 4 = 24",
        "a snake_case_name here",
        "-5 degrees",
        "#hashtag",
        "C# or F#?",
        "what is **kwargs",
        "x < y > z",
    ],
)
def test_what_is_no_mark_stays(text: str) -> None:
    assert title(text) == text


@pytest.mark.parametrize("text", ["", " \n", "---", "```\n```"])
def test_marks_alone_are_no_title(text: str) -> None:
    assert title(text) is None


@given(text=st.text("ab *_`~[]()<>#-\\\n", max_size=300))
def test_no_letter_is_lost_or_invented_but_those_of_addresses_and_fences(text: str) -> None:
    found = title(text) or ""
    assert len(found) <= LENGTH
    assert "\n" not in found
    if not any(mark in text for mark in ("](", "```", "~~~")) and len(text) < LENGTH:
        assert [c for c in found if c in "ab"] == [c for c in text if c in "ab"]
