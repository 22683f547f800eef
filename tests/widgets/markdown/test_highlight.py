"""Code is coloured where its language is known, quickly, and never by guessing."""

import subprocess
import sys

import pytest
from PySide6.QtGui import QBrush, QTextDocument
from pytestqt.qtbot import QtBot

from tests.widgets.markdown.messages import LOOK, blocks
from widgets.markdown.highlight import colouring
from widgets.markdown.render import displayed
from widgets.style import DARK

SAMPLES = {
    "python": "def f(): return 1",
    "python title=x": "def f(): return 1",
    "Python": "def f(): return 1",
    "{.python .numberLines}": "def f(): return 1",
    "py": "def f(): return 1",
    "C#": "public class A {}",
    "c++": "class A { int x = 1; };",
    "objective-c": "int x = 1;",
    "yaml=": "a: 1",
    "yml": "a: 1",
    "sh-session": "$ echo 'a'",
    "language-js": "const x = 1;",
    "tsx": "const x = 1;",
    "json5": '{"a": 1}',
    "dockerfile": "FROM a",
    "diff": "+ a\n- b",
}


@pytest.mark.parametrize("info", SAMPLES)
def test_a_known_language_has_colours(info: str) -> None:
    found = colouring(SAMPLES[info] + "\n", info)
    assert found is not None
    assert list(found.between(0, 100))


@pytest.mark.parametrize("info", ["", "   ", "nonsense", "{}", "=", "text file", "🐍", "../../x", "a" * 1_000])
def test_an_unknown_language_is_plain(info: str) -> None:
    found = colouring("def f(): return 1", info)
    assert found is None or not list(found.between(0, 100))


def test_a_line_that_is_too_long_for_a_lexer_leaves_the_code_plain() -> None:
    assert colouring("x = 1\n" + "y" * 2_001, "python") is None


def test_neighbours_of_one_colour_are_one_run() -> None:
    found = colouring("'abc' 'def'\n# a comment", "python")
    assert found is not None
    assert [ink for _, _, ink in found.between(0, 100)] == ["string", "string", "comment"]


def test_a_string_that_begins_in_one_stretch_is_still_one_in_the_next(qtbot: QtBot) -> None:
    code = 'text = """\n' + "word and word and word\n" * 300 + '"""\nreturn 1\n'
    pieces = [block for block in blocks(f"```python\n{code}```") if block.kind == "code"]
    colours = [_colours(block.document) for block in pieces]
    assert len(pieces) > 2
    assert colours[1] == {LOOK.theme.string}
    assert LOOK.theme.keyword in colours[-1]


@pytest.mark.parametrize("length", [1, 1_000])
def test_an_info_string_that_is_too_long_for_a_label_stands_above_the_code(qtbot: QtBot, length: int) -> None:
    info = "python title=" + "x" * 60
    prose, code = blocks(f"```{info}\n" + "a = 1\n" * length + "```")[:2]
    assert displayed(prose.document) == info
    assert code.language == "python"


def test_a_theme_has_its_own_colours(qtbot: QtBot) -> None:
    dark = blocks("```python\nreturn 1\n```", type(LOOK)(DARK, 100, LOOK.family, LOOK.code_family))
    assert DARK.keyword in _colours(dark[0].document)


def test_neither_parser_nor_lexers_are_imported_with_the_module() -> None:
    script = (
        "import sys, widgets.markdown.render\n"
        "print([m for m in ('markdown_it', 'pygments', 'linkify_it', 'mdurl') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def _colours(document: QTextDocument) -> set[str]:
    found = set()
    line = document.begin()
    while line.isValid():
        runs = line.textFormats()
        found |= {run.format.foreground().color().name() for run in runs if run.format.foreground() != QBrush()}
        line = line.next()
    return found
