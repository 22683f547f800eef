"""Rules of the program's log: private, small, wordless, and not there before there is something to say."""

import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType

from app import logs
from store.errors import Damaged
from store.home import Home

ROOT = Path(__file__).parents[2]
SECRET = "what the person said"


@pytest.fixture
def handler(home: Home) -> Iterator[logs.HomeLog]:
    made = logs.HomeLog(home)
    made.setFormatter(logs.WordlessFormatter(logs.LINE))
    yield made
    made.close()


def record(error: BaseException | None = None, level: int = logging.INFO, text: str = "started") -> logging.LogRecord:
    exception = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("morgan", level, __file__, 1, text, (), exception)


def test_quiet_run_leaves_no_file(handler: logs.HomeLog, home: Home) -> None:
    assert not home.path.exists()


def test_line_is_written_for_the_owner_only(handler: logs.HomeLog) -> None:
    handler.handle(record())
    assert "INFO morgan: started" in handler.path.read_text(encoding="utf-8")
    assert handler.path.stat().st_mode & 0o777 == 0o600
    assert handler.path.parent.stat().st_mode & 0o777 == 0o700


def test_file_stays_small(handler: logs.HomeLog) -> None:
    for _ in range(60):
        handler.handle(record(text="x" * 100_000))
    sizes = [path.stat().st_size for path in handler.path.parent.iterdir()]
    assert len(sizes) == logs.FILES + 1
    assert max(sizes) <= logs.BYTES
    assert all(path.stat().st_mode & 0o777 == 0o600 for path in handler.path.parent.iterdir())


def test_link_in_its_place_is_not_followed(
    handler: logs.HomeLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "elsewhere"
    target.write_text("")
    handler.path.parent.mkdir(parents=True)
    handler.path.symlink_to(target)
    monkeypatch.setattr(logging, "raiseExceptions", False)
    handler.handle(record())
    assert target.read_text() == ""


def test_exception_is_written_by_type_code_and_place() -> None:
    try:
        try:
            raise ValueError(SECRET)
        except ValueError as error:
            raise Damaged(SECRET, path=SECRET) from error
    except Damaged as error:
        text = logs.WordlessFormatter(logs.LINE).format(record(error, text="failed"))
    assert SECRET not in text
    assert "ValueError" in text
    assert "Damaged (damaged)" in text
    assert f"{__file__}:" in text


@pytest.mark.parametrize(
    ("qt", "python"),
    [
        (QtMsgType.QtWarningMsg, logging.WARNING),
        (QtMsgType.QtCriticalMsg, logging.ERROR),
        (QtMsgType.QtFatalMsg, logging.CRITICAL),
    ],
)
@pytest.mark.expects_log
def test_qt_message_arrives_at_its_level(qt: QtMsgType, python: int, caplog: pytest.LogCaptureFixture) -> None:
    logs.hear_qt(qt, QMessageLogContext(), "odd")
    assert [(line.name, line.levelno) for line in caplog.records] == [("morgan.qt", python)]


CRASH = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer, qWarning
from app.logs import ProgramLog
from store.home import Home

application = QCoreApplication([])
log = ProgramLog(Home.find(None, {"MORGAN_HOME": sys.argv[1]}))
log.crashed = lambda: application.exit(7)
qWarning("from Qt")
def fail():
    raise ValueError("what the person said")
QTimer.singleShot(0, fail)
code = application.exec()
log.close()
sys.exit(code)
"""


def test_crash_in_the_event_loop_is_logged_and_told(home: Home) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", CRASH, str(home.path)], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    written = (home.log_folder / "app" / "morgan.log").read_text(encoding="utf-8")
    assert ended.returncode == 7
    for text in (written, ended.stderr):
        assert SECRET not in text
        assert "CRITICAL morgan: uncaught exception" in text
        assert "ValueError" in text
    assert "WARNING morgan.qt: default: from Qt" in written
