"""Fenced blocks follow CommonMark at the top level."""

import pytest

from store.daylog.fences import close_last, code_of, fences


def codes(text: str) -> list[tuple[str, str, bool]]:
    return [(fence.info, code_of(text, fence), fence.closed) for fence in fences(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("```python\na = 1\n```", [("python", "a = 1\n", True)]),
        ("```\n```", [("", "", True)]),
        ("~~~ a b\nx\n~~~", [("a b", "x\n", True)]),
        ("````\n```\n````", [("", "```\n", True)]),
        ("```\nx\n`````  \t", [("", "x\n", True)]),
        ("```\n~~~\n```", [("", "~~~\n", True)]),
        ("```\nx\n``` no", [("", "x\n``` no", False)]),
        ("```\nx\n    ```", [("", "x\n    ```", False)]),
        ("   ```\n   a\n b\n     c\n```", [("", "a\nb\n  c\n", True)]),
        ("    ```\nx\n", []),
        ("\t```\nx\n", []),
        ("``` a`b\nx", []),
        ("~~~ a`b~\nx\n~~~", [("a`b~", "x\n", True)]),
        ("`` \nx", []),
        ("text ```\nx", []),
        ("a\n```\n1\n```\nb\n~~~\n2\n~~~\n", [("", "1\n", True), ("", "2\n", True)]),
        ("```", [("", "", False)]),
    ],
)
def test_blocks_are_found_as_commonmark_has_them(text: str, expected: list[tuple[str, str, bool]]) -> None:
    assert codes(text) == expected


@pytest.mark.parametrize(
    ("text", "closed"),
    [
        ("```\nx", "```\nx\n```"),
        ("  ~~~~\nx", "  ~~~~\nx\n  ~~~~"),
        ("```\nx\n```", "```\nx\n```"),
        ("```\nx\n```\n```", "```\nx\n```\n```\n```"),
        ("no fence", "no fence"),
    ],
)
def test_an_unclosed_fence_is_closed_with_its_own_mark(text: str, closed: str) -> None:
    assert close_last(text) == closed
    assert close_last(closed) == closed
