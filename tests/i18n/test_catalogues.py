"""Rules of the catalogues: whole, finished, compiled, and speaking in every place where the source does."""

import ast
import re
import shutil
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from i18n import __main__ as tool
from i18n.catalogues import LANGUAGES, NAME, folder

ROOT = Path(__file__).parents[2]
SOURCES = [path for name in tool.SOURCES for path in sorted((ROOT / name).rglob("*.py"))]
PLACEHOLDER = re.compile(r"%L?n|%L?\d|\{[^}]*\}")


class Entry(NamedTuple):
    """One text of a catalogue with its forms in the other language."""

    context: str
    source: str
    comment: str
    numerus: bool
    state: str
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, bool]:
        return self.context, self.source, self.comment, self.numerus


def catalogue(language: str) -> Path:
    return ROOT / "i18n" / f"{NAME}_{language}.ts"


def entries(path: Path) -> Iterator[Entry]:
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield Entry(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
                translation.get("type", ""),
                tuple(forms),
            )


ALL = [entry for language in LANGUAGES for entry in entries(catalogue(language))]


def ids(entry: Entry) -> str:
    return f"{entry.context}-{entry.source[:30]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_holds_exactly_the_texts_of_the_source(language: str, tmp_path: Path) -> None:
    copy = tmp_path / catalogue(language).name
    shutil.copy(catalogue(language), copy)
    tool.collect(language, copy)
    assert {entry.key for entry in entries(copy)} == {entry.key for entry in entries(catalogue(language))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_catalogue_is_that_of_its_texts(language: str, tmp_path: Path) -> None:
    made = tmp_path / "made.qm"
    tool.compile_catalogue(catalogue(language), made)
    assert made.read_bytes() == catalogue(language).with_suffix(".qm").read_bytes()


@pytest.mark.parametrize("entry", ALL, ids=ids)
def test_text_is_translated_whole(entry: Entry) -> None:
    assert entry.context
    assert entry.state == ""
    assert all(form.strip() for form in entry.forms)
    assert len(entry.forms) == (2 if entry.numerus else 1)


@pytest.mark.parametrize("entry", ALL, ids=ids)
def test_translation_has_the_placeholders_of_its_source(entry: Entry) -> None:
    wanted = Counter(PLACEHOLDER.findall(entry.source))
    assert [Counter(PLACEHOLDER.findall(form)) for form in entry.forms] == [wanted] * len(entry.forms)


@pytest.mark.parametrize("entry", [entry for entry in ALL if entry.numerus], ids=ids)
def test_count_is_grouped_as_the_locale_groups_numbers(entry: Entry) -> None:
    assert "%Ln" in entry.source


def test_english_holds_plurals_only() -> None:
    assert all(entry.numerus for entry in entries(catalogue("en")))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en_US", ["1 message", "0 messages", "12,000 messages"]),
        ("en_GB", ["1 message", "0 messages", "12,000 messages"]),
        ("es_ES", ["1 mensaje", "0 mensajes", "12.000 mensajes"]),
        ("es_MX", ["1 mensaje", "0 mensajes", "12,000 mensajes"]),
    ],
)
def test_every_variety_of_a_language_finds_its_catalogue_and_groups_numbers(
    locale: str, said: list[str], qapp: object
) -> None:
    translator, before = QTranslator(), QLocale()
    assert translator.load(QLocale(locale), NAME, "_", folder())
    QCoreApplication.installTranslator(translator)
    QLocale.setDefault(QLocale(locale))
    try:
        counted = [QCoreApplication.translate("Counted", "%Ln message(s)", "", number) for number in (1, 0, 12_000)]
    finally:
        QLocale.setDefault(before)
        QCoreApplication.removeTranslator(translator)
    assert counted == said


# What lupdate cannot see, or what never matches at run time


def calls(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and called(node) in ("tr", "translate"):
            yield node


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def mistakes(call: ast.Call) -> list[str]:
    texts = call.args[: 1 if called(call) == "tr" else 2]
    found = [] if texts and all(map(is_text, texts)) else ["the text is no literal"]
    if call.keywords:
        found.append("an argument is given by keyword")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_texts_are_literals_and_numbers_positional(path: Path) -> None:
    wrong = {call.lineno: mistakes(call) for call in calls(path) if not is_of_str(call)}
    assert {line: found for line, found in wrong.items() if found} == {}


def is_of_str(call: ast.Call) -> bool:
    """`str.translate(table)` shares the name."""
    return called(call) == "translate" and len(call.args) == 1


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ('self.tr("Day")', 0),
        ('self.tr("%n day(s)", "", days)', 0),
        ('translate("Page", "Day")', 0),
        ("self.tr(text)", 1),
        ('self.tr(f"Day {number}")', 1),
        ('self.tr("%n day(s)", n=days)', 1),
        ('translate("Page", text)', 1),
    ],
)
def test_the_check_itself_finds_mistakes(source: str, count: int) -> None:
    call = ast.parse(source, mode="eval").body
    assert isinstance(call, ast.Call)
    assert len(mistakes(call)) == count
