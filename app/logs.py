"""The program's own log: a small rotating file in the home, and everything that ends up in it.

It never holds a word of a conversation: an exception is written by its type, its code and its places in the source.
"""

import logging
import os
import sys
import traceback
from collections.abc import Callable
from functools import cached_property
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from store import private_files
from store.errors import StoreError
from store.home import Home

LOG = logging.getLogger("morgan")
QT = logging.getLogger("morgan.qt")
BYTES, FILES = 512 * 1024, 3
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
# What the platform without a screen says at every window; nobody has to act on it.
EXPECTED = "This plugin does not support"


class WordlessFormatter(logging.Formatter):
    """Formats exceptions without their messages, for these may quote what a person wrote."""

    def formatException(self, ei: object) -> str:  # noqa: N802
        assert isinstance(ei, tuple)
        _, error, _ = ei
        return "\n".join(_told(error)) if isinstance(error, BaseException) else ""


def _told(error: BaseException) -> list[str]:
    lines = [] if error.__cause__ is None else [*_told(error.__cause__), "which led to"]
    for frame in traceback.extract_tb(error.__traceback__):
        lines.append(f"  {frame.filename}:{frame.lineno} in {frame.name}")
    code = f" ({error.code})" if isinstance(error, StoreError) else ""
    return [*lines, f"{type(error).__name__}{code}"]


class HomeLog(logging.Handler):
    """Writes into the home's log, which is made at the first line: a quiet run leaves nothing behind."""

    def __init__(self, home: Home) -> None:
        super().__init__(logging.INFO)
        self._home = home

    @property
    def path(self) -> Path:
        return self._home.log_folder / "app" / "morgan.log"

    @cached_property
    def _file(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler  # at need: most runs have nothing to say

        class PrivateFile(RotatingFileHandler):
            """For its owner only, and never through a symbolic link."""

            def _open(self) -> TextIOWrapper:
                return open(self.baseFilename, "a", encoding="utf-8", opener=_open_private)

        self._home.make()
        private_files.make_folder(self.path.parent)
        made = PrivateFile(self.path, maxBytes=BYTES, backupCount=FILES)
        made.setFormatter(self.formatter)
        return made

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._file.handle(record)
        except (OSError, StoreError):
            self.handleError(record)

    def close(self) -> None:
        if "_file" in self.__dict__:
            self._file.close()
        super().close()


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), private_files.FILE_MODE)


class ProgramLog:
    """Sends Python's log, Qt's messages and uncaught exceptions to the home's log and the terminal, until `close`.

    crashed: called after an uncaught exception was logged; may be set later.
    """

    def __init__(self, home: Home | None) -> None:
        """Without a home, the terminal alone."""
        self.crashed: Callable[[], None] = lambda: None
        self._handlers: list[logging.Handler] = [HomeLog(home)] if home else []
        if sys.stderr is not None:  # a Windows program without a console has none
            terminal = logging.StreamHandler()
            terminal.setLevel(logging.WARNING)
            self._handlers.append(terminal)
        for handler in self._handlers:
            handler.setFormatter(WordlessFormatter(LINE))
            logging.getLogger().addHandler(handler)
        LOG.setLevel(logging.INFO)
        self._hooks = sys.excepthook
        sys.excepthook = self.hear_crash
        qInstallMessageHandler(hear_qt)

    def note(self, what: str, error: Exception) -> None:
        """Log trouble that nobody can be shown any more."""
        LOG.warning("%s", what, exc_info=error)

    def close(self) -> None:
        qInstallMessageHandler(None)
        sys.excepthook = self._hooks
        for handler in self._handlers:
            logging.getLogger().removeHandler(handler)
            handler.close()

    def hear_crash(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):  # the keyboard's interrupt, not a bug
            sys.__excepthook__(kind, error, trace)
            return
        LOG.critical("uncaught exception", exc_info=(kind, error, trace))
        self.crashed()


def hear_qt(level: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
    """Pass a message of Qt's on to Python's log."""
    if text and not text.startswith(EXPECTED):
        QT.log(LEVELS[level], "%s: %s", context.category, text)
