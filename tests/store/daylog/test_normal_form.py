"""What is recorded is free of terminal escapes, foreign line ends and open fences."""

import pytest

from store.daylog.normal_form import normal_form


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a\x1b[31mred\x1b[0m b", "ared b"),
        ("\x1b]0;title\x07a\x1b]8;;http://x\x1b\\b", "ab"),
        ("\x1bPq data\x1b\\a\x1b(Bb\x1b7c", "abc"),
        ("\x1b\x1b[0m[31mx", "[31mx"),
        ("a\x1b", "a"),
        ("mojibake \xe2\x80\x9d stays", "mojibake \xe2\x80\x9d stays"),
        ("a\r\nb\rc\nd", "a\nb\nc\nd"),
        ("a\n\n", "a"),
        ("\n a \t", "\n a \t"),
        ("```\na", "```\na\n```"),
        ("a\0b\ud800", "a\ufffdb\ufffd"),
        (" \r\n\t", ""),
        ("\x1b[31m\x1b[0m", ""),
        ("", ""),
    ],
)
def test_a_text_is_brought_to_its_normal_form(text: str, expected: str) -> None:
    assert normal_form(text) == expected
    assert normal_form(expected) == expected
