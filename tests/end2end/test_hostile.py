"""A message that wants something fetched or opened is only shown: no request leaves, no file is read."""

import os
import socket
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from store.clock import SystemClock
from store.home import Home
from store.records import Moment
from store.service import MemoryService
from tests.end2end.program import complaints, start

NOON = Moment.of(datetime(2026, 10, 2, 12, tzinfo=UTC))
LONG_AGO = 946_684_800  # a time of reading that no file system would set by itself


@pytest.fixture
def port() -> Iterator[socket.socket]:
    """A server that nobody should call; whoever does stays in its queue."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        listening.setblocking(False)
        yield listening


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """A picture whose last reading lies long ago; skipped where the file system does not note readings."""
    folder = tmp_path / "secret"
    folder.mkdir()
    file = folder / "secret.png"
    picture = QImage(64, 64, QImage.Format.Format_RGB32)
    picture.fill(QColor("#ff00ff"))
    assert picture.save(str(file))
    noted = folder / "noted"
    noted.write_bytes(b"read me")
    os.utime(noted, (LONG_AGO, noted.stat().st_mtime))
    noted.read_bytes()
    if noted.stat().st_atime == LONG_AGO:
        pytest.skip("the file system does not note when a file is read")
    os.utime(file, (LONG_AGO, file.stat().st_mtime))
    return file


def hostile(file: Path, port: int) -> str:
    """Everything by which a text could ask for that file or that server."""
    net, local = f"http://127.0.0.1:{port}", file.as_uri()
    shares = [f"smb://127.0.0.1:{port}/share/a.png", rf"\\127.0.0.1@{port}\share\a.png", f"//127.0.0.1:{port}/a.png"]
    places = [f"{net}/a.png", local, str(file), *shares, f"ftp://127.0.0.1:{port}/a.png"]
    html = [f'<img src="{place}"><iframe src="{place}"></iframe><script src="{place}"></script>' for place in places]
    marks = [f"![picture]({place} '{place}') [link]({place}) <{place}> {place}" for place in places]
    style = f"<style>@import url({net}/a.css); body {{ background: url({local}) }}</style>"
    table = f"| ![cell]({net}/cell.png) | <img src='{local}'> |\n|---|---|\n| ![cell]({local}) | ![cell][defined] |"
    code = f"```html\n<img src='{local}'><img src='{net}/code.png'>\n```\n\n[code: html, 1 line]({file})"
    return "\n\n".join([style, *html, *marks, table, f"[defined]: <{local}> '{net}'", code, "[" * 10_000])


def test_a_hostile_day_is_painted_without_a_request_or_a_file(
    tmp_path: Path, port: socket.socket, secret: Path
) -> None:
    home, file = Home(tmp_path / "home"), tmp_path / "day.png"
    home.make()
    service = MemoryService(home.path / "memory" / "memory.sqlite3", SystemClock())
    session, message = service.start_session().value.id, hostile(secret, port.getsockname()[1])
    service.record_message(session, "user", message, at=NOON)
    service.record_message(session, "assistant", message, at=NOON)
    ended = start(
        *("--date", "2026-10-02", "--size", "900x6000", "--unfold", "all", "--screenshot", str(file)),
        home=home.path,
        TZ="UTC",
    )
    assert (ended.returncode, complaints(ended.stderr)) == (0, [])
    assert secret.stat().st_atime == LONG_AGO
    with pytest.raises(BlockingIOError):
        port.accept()
    assert not holds(QImage(str(file)), QColor("#ff00ff"))


def holds(image: QImage, colour: QColor) -> bool:
    return any(
        image.pixelColor(x, y) == colour for y in range(0, image.height(), 8) for x in range(0, image.width(), 8)
    )
