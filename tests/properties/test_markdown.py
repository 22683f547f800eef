"""Whatever a message says, nothing of it is lost, nothing is doubled, and nothing is asked of disk or network."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.widgets.markdown.messages import LOOK, addresses, blocks, reachable
from widgets.markdown.code_view import SHOWN, SPARED, CodeView
from widgets.markdown.parts import parts
from widgets.markdown.render import render

pytestmark = pytest.mark.usefixtures("qtbot")

MARKS = [
    *"*_~`[]()<>!#-+=|&\\:;\"'/ \t.0",
    *("\n", "\n\n", "\n    ", "\n\t", "  \n", "\\\n", "\r\n", "\r"),
    *(
        "**",
        "~~",
        "``",
        "```",
        "\n```\n",
        "\n~~~\n",
        "\n```python\n",
        "](",
        "![",
        "]: ",
        "\n[",
        "\n> ",
        "\n>> > ",
        "\n- ",
    ),
    *("\n1. ", "\n12) ", "\n- [ ] ", "\n- [x] ", "\n---\n", "\n===\n", "\n| ", " | ", " |\n", "\n|-|-|\n", "\n|:-:|\n"),
    *(
        "http://",
        "https://a.example/",
        "mailto:a@b.example",
        "<http://",
        "javascript:",
        "file:///",
        "smb://h/",
        "\\\\h\\s",
    ),
    "{}",
    *(
        "data:image/png;base64,",
        "<img src=",
        "<script>",
        "</b>",
        "<!--",
        "&amp;",
        "&#65;",
        "(<",
        '"title"',
        "{.",
        "c++",
    ),
    *("\u00a0", "\u200f", "\u202e", "\u2028", "\u2029", "\ufdd0", "\ufffc", "\x00", "\x1b[0m", "👍🏽", "é", "שלום"),
]
WORD = re.compile(r"q\d+q")


CELLS = st.lists(
    st.sampled_from(["{}", "*{}*", "`{}`", "", "\\|{}", "[{}](https://a.example/{})"]), min_size=1, max_size=4
)
LINES = st.sampled_from(
    ["{}", "**{}** {}", "`{}`{}", "![{}](http://a.example/{} '{}')", "[{}](/etc/{})", "# {}", "{}\n==="]
)


@st.composite
def well_formed(draw: st.DrawFn) -> str:
    """A block as people mean it, within as many lists and quotes as nobody means."""
    kind = draw(st.sampled_from(["lines", "fence", "table", "definition", "indented"]))
    if kind == "table":
        rows = draw(st.lists(CELLS, min_size=1, max_size=5))
        made = [" | ".join(["", *row, ""]) for row in rows]
        made.insert(1, "|" + "-|" * len(rows[0]))
    elif kind == "definition":
        made = draw(st.lists(st.sampled_from(["[{}]: http://a.example/{} '{}'", "[same]: <mailto:{}>"]), max_size=3))
    else:
        made = draw(st.lists(LINES, max_size=4))
    made = ["```py {}", *made, "```"] if kind == "fence" else made
    made = [f"    {line}" for line in made] if kind == "indented" else made
    for opening in draw(st.lists(st.sampled_from(["> ", "- ", "7. "]), max_size=draw(st.sampled_from([2, 40])))):
        further = opening if opening == "> " else " " * len(opening)
        made = [(further if n else opening) + line for n, line in enumerate(made)]
    return "\n".join(made)


def numbered(message: str) -> str:
    """Every {} as a word of its own, which is easy to look for."""
    pieces = message.split("{}")
    return pieces[0] + "".join(f"q{n}q{piece}" for n, piece in enumerate(pieces[1:]))


@st.composite
def documents(draw: st.DrawFn) -> str:
    """Several well-formed blocks."""
    gap = st.sampled_from(["\n", "\n\n"])
    return numbered("".join(draw(well_formed()) + draw(gap) for _ in range(draw(st.integers(1, 5)))))


@st.composite
def messages(draw: st.DrawFn, most: int = 40) -> str:
    """Any mixture of marks, with numbered words between them that are easy to look for."""
    pieces = draw(st.lists(st.one_of(st.sampled_from(MARKS), st.just("{}")), min_size=1, max_size=most))
    return numbered("".join(pieces))


@st.composite
def long_messages(draw: st.DrawFn) -> str:
    """Such mixtures with lengths that force every kind of cut."""
    times = st.sampled_from([1, 1, 1, 30, 300, 2_000])
    pieces = draw(st.lists(st.tuples(messages(8), times), min_size=1, max_size=8))
    return "\n\n".join(piece * times for piece, times in pieces)[:30_000]


@settings(max_examples=300)
@given(st.one_of(documents(), messages()))
def test_every_word_can_be_seen(content: str) -> None:
    seen = reachable(content)
    assert not [word for word in WORD.findall(content) if word not in seen]


@settings(max_examples=40)
@given(long_messages())
def test_every_word_of_a_long_message_can_be_seen(content: str) -> None:
    seen = reachable(content)
    assert not [word for word in set(WORD.findall(content)) if word not in seen]


@settings(max_examples=100)
@given(st.one_of(long_messages(), st.text(max_size=8_000)))
def test_parts_are_the_message(content: str) -> None:
    made = parts(content)
    assert "".join(part.source for part in made) == content
    assert [part.index for part in made] == list(range(len(made)))
    assert max(len(part.source) for part in made) < 10_000


@settings(max_examples=100)
@given(st.text(st.characters(), max_size=300))
def test_any_text_renders(content: str) -> None:
    for part in parts(content):
        render(part, LOOK)


@settings(max_examples=150)
@given(messages())
def test_only_web_and_mail_addresses_can_be_opened(content: str) -> None:
    found = [address for block in blocks(content) for address in addresses(block)]
    assert all(re.match(r"(?:https?://|mailto:)[\x21-\x7e]", address, re.IGNORECASE) for address in found)


@settings(max_examples=100)
@given(st.lists(st.text("ab \t\u00a0\u202e`x", max_size=60), max_size=400), st.sampled_from(["", "python", "c++"]))
def test_code_is_kept_exactly(lines: list[str], language: str) -> None:
    code = "".join(f"{line}\n" for line in lines)
    made = blocks(f"Before\n\n~~~{language}\n{code}~~~\nAfter")
    pieces = [block for block in made if block.kind == "code"]
    assert "".join(block.text for block in pieces) == code
    assert [block.opens for block in pieces] == [True] + [False] * (len(pieces) - 1)
    assert [block.closes for block in pieces] == [False] * (len(pieces) - 1) + [True]


@settings(max_examples=60)
@given(st.lists(st.text("ab \t\u00a0\u202e`x😀", max_size=60), max_size=400), st.integers(0, 3))
def test_folded_code_is_copied_exactly_and_shows_its_beginning(lines: list[str], before: int) -> None:
    code = "".join(f"{line}\n" for line in lines)
    content = "word\n\n" * before + f"~~~\n{code}~~~\nAfter"
    made = [block for part in parts(content) for block in render(part, LOOK, CodeView(part.index))]
    shown = [block for block in made if block.kind == "code"]
    folded = [block for block in shown if block.folded]
    assert len(folded) == (len(lines) >= SHOWN + SPARED)
    if folded:
        assert folded[0].folded == len(lines)
        kept = shown[: shown.index(folded[0]) + 1]
        assert sum(block.document.blockCount() for block in kept) == SHOWN
    assert "".join(block.text for block in shown) == code
