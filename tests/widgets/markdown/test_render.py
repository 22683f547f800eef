"""What each construct of Markdown looks like in a document."""

from itertools import pairwise
from math import ceil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextBlock, QTextDocument, QTextFormat, QTextListFormat

from tests.widgets.markdown.messages import LOOK, addresses, blocks, shown
from widgets.style import LIGHT, Look

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.mark.parametrize(
    ("source", "seen"),
    [
        ("one\ntwo", "one\ntwo"),
        ("one  \ntwo", "one\ntwo"),
        ("**bold** *it* ~~gone~~ `a  b`", "bold it gone a  b"),
        ("two  spaces, a\ttab and no\u00a0break", "two  spaces, a\ttab and no\u00a0break"),
        ("<b onclick='x'>raw</b> <!-- kept -->", "<b onclick='x'>raw</b> <!-- kept -->"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("# Title\n\ntext", "Title\ntext"),
        ("- a\n- b\n  - c", "• a\n• b\n• c"),
        ("3. a\n4. b", "3. a\n4. b"),
        ("- [ ] to do\n- [x] done\n- plain", "☐ to do\n☑ done\n• plain"),
        ("- a\n\n  second\n- b", "• a\nsecond\n• b"),
        ("-", "• "),
        ("1. - a", "1. \n• a"),
        ("> quoted\n> > twice", "quoted\ntwice"),
        ("| a | b |\n|---|--:|\n| 1 | 2 |\n| 3 |", "a\tb\n1\t2\n3\t"),
        ("| a | b |\n|---|---|\n| 1 | 2 | lost? |", "| a | b |\n|---|---|\n| 1 | 2 | lost? |"),
        ("[word]: https://a.example 'T'\n\n[word]", "[word]: https://a.example 'T'\nword"),
        ("![a cat](https://a.example/c.png)", "a cat (https://a.example/c.png)"),
        ("![](https://a.example/c.png)", "https://a.example/c.png"),
        ("```\na\tb  c\n```", "a\tb  c"),
        ("    indented\n     code", "indented\n code"),
        ("1. a\n   ```\n   code\n   ```\n2. b", "1. a\ncode\n2. b"),
        ("&amp; \\* &copy;", "& * ©"),
        ("bell \a, escape \x1b[0m, null \x00", "bell ␇, escape ␛[0m, null �"),
        ("\ufdd0 \ufdd1 \ufffc", "� � �"),
        ("a\u2029b\u2028c", "a\nb\nc"),
        ("over\u202eride", "over⟨U+202E⟩ride"),
        ("`x\u200fy` and \u200f", "x\u200fy and \u200f"),
        ("```\nx\u200f\u2066y\n```", "x⟨U+200F⟩⟨U+2066⟩y"),
        ("line\r\nend", "line\nend"),
        ("שלום\n\nhello", "שלום\nhello"),
        ("", ""),
    ],
)
def test_what_is_displayed(source: str, seen: str) -> None:
    assert shown(source) == seen


def test_a_fence_is_a_block_of_its_own() -> None:
    made = blocks("before\n```python title=x\npass\n```\nafter")
    assert [(block.kind, block.language, block.text) for block in made] == [
        ("prose", None, ""),
        ("code", "python title=x", "pass\n"),
        ("prose", None, ""),
    ]


def test_code_in_a_list_and_quotes_stand_in_as_many_levels() -> None:
    made = blocks("- a\n  ```\n  b\n  ```\n\n> c\n>\n> > d\n> > - e\n> >   ```\n> >   f\n> >   ```")
    assert [(block.kind, block.indent, block.quotes) for block in made] == [
        ("prose", 0, 0),
        ("code", 1, 0),
        ("prose", 0, 1),
        ("prose", 0, 2),
        ("code", 1, 2),
    ]


@pytest.mark.parametrize("mark", [">", "> "])
def test_three_thousand_quotes_are_shown_as_they_are_written(mark: str) -> None:
    source = mark * 3_000 + "x"
    assert shown(source).replace("\n", "") == source


@pytest.mark.parametrize("depth", [4, 7, 9])
def test_indentation_stops_growing_after_three_levels(depth: int) -> None:
    quoted = blocks("> " * depth + "text")[-1]
    nested = blocks("\n".join("  " * level + f"- item {level}" for level in range(depth)))[-1]
    assert (quoted.quotes, quoted.indent) == (3, 0)
    assert [block.textList().format().indent() for block in _lines(nested.document.begin())][-2:] == [3, 3]


def test_ten_thousand_brackets_are_shown() -> None:
    assert shown("[" * 10_000).replace("\n", "") == "[" * 10_000


def test_ten_thousand_beginnings_of_an_address_are_shown_and_open_nothing() -> None:
    message = "http://" * 10_000
    assert shown(message).replace("\n", "") == message
    assert not any(addresses(block) for block in blocks(message))


def test_many_addresses_in_one_paragraph_are_links() -> None:
    written = [f"https://a.example/{n}" for n in range(120)]
    assert addresses(blocks("\n".join(written))[0]) == written


def test_each_block_finds_its_own_direction() -> None:
    made = blocks("שלום hello\n\nhello שלום\n\n- שלום")
    lines = _lines(made[0].document.begin())
    right, left = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight
    assert [line.textDirection() for line in lines] == [right, left, right]


def test_code_runs_from_left_to_right() -> None:
    made = blocks("```\nשלום\n```")
    assert made[0].document.begin().textDirection() == Qt.LayoutDirection.LeftToRight


def test_a_list_that_code_interrupts_goes_on_with_its_numbers() -> None:
    made = blocks("1. a\n2. b\n   ```\n   c\n   ```\n3. d")
    lines = _lines(made[-1].document.begin())
    assert lines[0].textList().format().style() == QTextListFormat.Style.ListDecimal
    assert lines[0].textList().itemText(lines[0]) == "3."


def test_headings_have_three_sizes() -> None:
    made = blocks("\n\n".join("#" * n + " h" for n in range(1, 7)))
    lines = _lines(made[0].document.begin())
    runs = [line.textFormats() for line in lines]
    sizes = [run[0].format.property(QTextFormat.Property.FontPixelSize) for run in runs]
    assert sizes == [19, 19, 14, LOOK.px(12.5), LOOK.px(12.5), LOOK.px(12.5)]


@pytest.mark.parametrize("source", ["```\na -> b\n```", "`a -> b`"])
def test_code_has_no_ligatures(source: str) -> None:
    made = blocks(source)
    document = made[0].document
    runs = document.begin().textFormats()
    font = runs[0].format.font().resolve(document.defaultFont())
    assert {bytes(tag.toString().data()) for tag in font.featureTags()} >= {b"liga", b"calt"}


def test_the_columns_of_a_long_table_are_the_same_in_every_part() -> None:
    made = blocks("| a | b |\n|---|---|\n" + "| a short one | and a rather longer one than that |\n" * 300)
    assert {block.kind for block in made} == {"table"}
    assert [block.opens for block in made] == [True] + [False] * (len(made) - 1)
    edges = set()
    for block in made:
        block.document.setTextWidth(700)
        table = block.document.rootFrame().childFrames()[0]
        layout = block.document.documentLayout()
        layout.documentSize()
        edges.add(tuple(line.layout().position().x() for line in _lines(block.document.begin())[1:3]))
        assert layout.frameBoundingRect(table).width() == pytest.approx(700, abs=2)
    assert len(edges) == 1


@pytest.mark.parametrize(
    "end",
    [
        "# heading\n| q1q | q2q |\n|---|---|\n| q3q | q4q |\n",
        "***\nq1q | q2q\n-|-\nq3q | q4q\n",
        "| q1q | q2q | q3q |\n| q4q |\n",
        "> q1q\n| q2q |\n|-|\nq3q\n- | q4q |\n  |-|\n",
        "q1q\n| q2q |\n|-|\nq3q**\n](| q4q",
    ],
)
def test_what_ends_a_long_table_is_shown_once_and_so_is_its_header(end: str) -> None:
    rows = "| one | two |\n" * 150
    seen = shown("| first | second |\n|---|---|\n" + rows + end + "\n" + rows)
    assert {word: seen.count(word) for word in ("first", "second", "q1q", "q2q", "q3q", "q4q")} == dict.fromkeys(
        ("first", "second", "q1q", "q2q", "q3q", "q4q"), 1
    )
    assert seen.count("one") == seen.count("two") == 300


def _lines(line: QTextBlock) -> list[QTextBlock]:
    found = []
    while line.isValid():
        found.append(line)
        line = line.next()
    return found


@pytest.mark.parametrize("zoom", [50, 100, 200])
@pytest.mark.parametrize("family", ["DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"])
@pytest.mark.parametrize(
    ("source", "size"), [("words " * 100, 14), ("# " + "words " * 100, 19), ("```\n" + "x\n" * 9 + "```", 12.5)]
)
def test_a_line_is_one_and_two_fifths_of_its_type_with_any_font(
    source: str, size: float, family: str, zoom: int
) -> None:
    look = Look(LIGHT, zoom, family, "DejaVu Sans Mono")
    document = blocks(source, look)[0].document
    document.setTextWidth(look.px(400))
    lines = _heights(document)
    assert len(lines) > 2
    assert {round(bottom - above) for (_, above), (_, bottom) in pairwise(lines)} == {ceil(look.px(size) * 1.4)}


def test_tall_letters_make_their_line_higher() -> None:
    document = blocks("words 😀 ไทยที่ܐ هذا " * 40)[0].document
    document.setTextWidth(400)
    assert all(top >= above - 0.5 for (_, above), (top, _) in pairwise(_heights(document)))


def _heights(document: QTextDocument) -> list[tuple[float, float]]:
    """Top and bottom of every line, from the document's top."""
    layout = document.documentLayout()
    layout.documentSize()
    found = []
    for block in _lines(document.begin()):
        corner = layout.blockBoundingRect(block).top()
        rows = [block.layout().lineAt(index) for index in range(block.layout().lineCount())]
        found += [(corner + row.y(), corner + row.y() + row.height()) for row in rows]
    return found
