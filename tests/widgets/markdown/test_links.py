"""Links lead to the web or to a mail; nothing else can be opened and nothing is ever loaded."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAbstractTextDocumentLayout, QImage, QPainter, QTextDocument

from tests.widgets.markdown.messages import LOOK, addresses, blocks, shown
from widgets.markdown.document import SafeDocument
from widgets.style import BODY

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.mark.parametrize(
    ("source", "opened"),
    [
        ("[a](https://a.example/x)", ["https://a.example/x"]),
        ("[a](HTTP://a.example)", ["HTTP://a.example"]),
        ("[a](mailto:a@b.example)", ["mailto:a@b.example"]),
        ("<https://a.example>", ["https://a.example"]),
        ("see https://a.example/x, then", ["https://a.example/x"]),
        ("mailto:a@b.example", ["mailto:a@b.example"]),
        ("![a](https://a.example/p.png)", ["https://a.example/p.png"]),
        ("[![a](https://a.example/p.png)](https://b.example)", ["https://b.example"]),
        ("[a][r]\n\n[r]: https://a.example", ["https://a.example"]),
    ],
)
def test_what_can_be_opened(source: str, opened: list[str]) -> None:
    assert [address for block in blocks(source) for address in addresses(block)] == opened


@pytest.mark.parametrize(
    "address",
    [
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        "file:///etc/passwd",
        "smb://host/share",
        "//host/share",
        "\\\\host\\share",
        "data:image/png;base64,AAAA",
        "data:text/html,x",
        "ms-msdt:/id",
        "vbscript:x",
        "ftp://a.example/x",
        "/etc/passwd",
        "../x.png",
        "C:\\x.png",
        "#part",
        "&#106;avascript:alert(1)",
    ],
)
@pytest.mark.parametrize("form", ["[text]({})", "![text]({})", "<{}>", "[text]\n\n[text]: {}", "{}"])
def test_what_cannot_be_opened_is_shown(form: str, address: str) -> None:
    source = form.format(address)
    assert [address for block in blocks(source) for address in addresses(block)] == []
    assert "text" not in form or "text" in shown(source)
    assert address.replace("&#106;", "j").strip("\\") in shown(source).replace("\\\\", "\\")


@pytest.mark.parametrize(
    "text", ["run.py", "e.g. this", "README.md", "a@b.example", "www.a.example", "example.com", "1.5"]
)
def test_a_name_is_no_address(text: str) -> None:
    assert [address for block in blocks(text) for address in addresses(block)] == []


def test_an_address_is_shown_as_it_is_written() -> None:
    source = "https://xn--e1afmkfd.example/a%20b?c=%C3%A9"
    assert shown(source) == source


def test_a_link_says_where_it_leads() -> None:
    made = blocks("[a](https://a.example 'The title')")
    runs = made[0].document.begin().textFormats()
    assert runs[0].format.toolTip() == "The title\nhttps://a.example"
    assert runs[0].format.foreground().color().name() == LOOK.theme.link


def test_a_document_loads_nothing_even_if_it_were_asked_to(tmp_path: Path) -> None:
    """Were anything to get HTML into a document one day, its pictures would still stay closed."""
    secret = tmp_path / "secret.png"
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    picture.fill(0xFF0000)
    assert picture.save(str(secret))
    html = f"<img src='{secret.as_uri()}' width=8 height=8><img src='{secret}' width=8 height=8>"
    assert _paints_red(QTextDocument(), html)
    assert not _paints_red(SafeDocument(LOOK.font(BODY)), html)


def _paints_red(document: QTextDocument, html: str) -> bool:
    document.setHtml(html)
    paper = QImage(64, 32, QImage.Format.Format_RGB32)
    paper.fill(0xFFFFFF)
    painter = QPainter(paper)
    document.documentLayout().draw(painter, QAbstractTextDocumentLayout.PaintContext())
    painter.end()
    return any(paper.pixel(x, y) & 0xFFFFFF == 0xFF0000 for x in range(64) for y in range(32))
