"""What fails a test that was not quiet: log lines, live threads, live timers, a connection beyond loopback."""

import ipaddress
import logging
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class ListeningHandler(logging.Handler):
    """Keeps every record of WARNING or more."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name} {record.levelname}: {record.getMessage()}")


@contextmanager
def quiet_log() -> Iterator[None]:
    """Fail when the product logs a warning that the test did not announce."""
    handler = ListeningHandler()
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
    assert not handler.lines, f"stray log lines: {handler.lines}"


@contextmanager
def no_threads_left(patience: float = 2.0) -> Iterator[None]:
    """Fail when a thread that the test started still runs after it."""
    before = set(threading.enumerate())
    yield
    deadline = time.monotonic() + patience
    while left := [t for t in threading.enumerate() if t not in before and t.is_alive()]:
        if time.monotonic() > deadline:
            raise AssertionError(f"threads still alive: {left}")
        left[0].join(0.05)


@contextmanager
def no_timers_left() -> Iterator[None]:
    """Fail when a QTimer made by the test is still active and no longer owned by a shown or pending object."""
    yield
    if "PySide6.QtCore" not in sys.modules:
        return
    import shiboken6
    from PySide6.QtCore import QTimer

    alive = [w for w in shiboken6.getAllValidWrappers() if isinstance(w, QTimer) and w.isActive()]
    for timer in alive:
        timer.stop()
    assert not alive, f"timers still active: {[(t.objectName(), t.parent()) for t in alive]}"


def refuse_the_network() -> None:
    """Install, once and for good, an audit hook that stops connections and look-ups beyond loopback."""

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        if event == "socket.connect":
            _refuse_remote(arguments[1])
        elif event == "socket.getaddrinfo":
            _refuse_name(arguments[0])

    sys.addaudithook(hook)


def _refuse_remote(address: object) -> None:
    if isinstance(address, tuple) and not _is_loopback(str(address[0])):
        raise AssertionError(f"a connection beyond loopback: {address!r}")


def _refuse_name(host: object) -> None:
    name = host.decode() if isinstance(host, bytes) else str(host or "localhost")
    if not _is_loopback(name):
        raise AssertionError(f"a name was looked up beyond loopback: {name!r}")


def _is_loopback(host: str) -> bool:
    if host in ("localhost", socket.gethostname()):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
