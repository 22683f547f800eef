"""Any result can be shown to a person, line by line."""

from store.cli.text import joined, paragraphs, plain


def test_values_lists_and_records_are_told_apart() -> None:
    data = {
        "file_name": "a\x1bb",
        "done": True,
        "missing": None,
        "none_of_them": [],
        "some": ["x", "y"],
        "found": [{"code": "a", "line": 1}],
        "counts": {"messages": 3},
    }
    assert list(plain(data)) == [
        "file name: a\ufffdb",
        "done: yes",
        "missing: none",
        "none of them: none",
        "some:",
        "  - x",
        "  - y",
        "found:",
        "  - code: a",
        "    line: 1",
        "counts:",
        "    messages: 3",
    ]


def test_a_heading_leaves_out_what_is_missing() -> None:
    assert joined("a", None, "", "b\n") == "a · b\n"


def test_texts_are_wrapped_and_keep_their_lines() -> None:
    lines = list(paragraphs("one\n\n" + "word " * 40))
    assert lines[:2] == ["    one", ""]
    assert len(lines) == 5
    assert max(map(len, lines)) <= 100


def test_a_long_word_is_not_torn() -> None:
    assert list(paragraphs("x" * 300)) == ["    " + "x" * 300]
