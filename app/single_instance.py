"""One running program for each home: a second start brings the first one's window to the front instead.

A lock tells whether there is one, before anything of Qt's network is loaded. A local socket then carries the wish,
which is nothing but the connection itself: not a byte is written or read.
"""

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCryptographicHash, QLockFile, QObject, QThread, Signal

from store.home import Home

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

PATIENCE_MS, TRIES = 300, 10  # a program that has just started listens only after its first day is shown


class SingleInstance(QObject):
    """Of a home. To be claimed before the window is made, and listened for when it has been painted.

    called: somebody started the program once more.
    """

    called = Signal()

    def __init__(self, home: Home, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder or runtime_folder()
        self._name = server_name(home)
        self._lock = QLockFile(str(self._folder / f"{self._name}.lock"))
        self._lock.setStaleLockTime(0)  # stale is only what belongs to no living process
        self._server: QLocalServer | None = None

    @property
    def address(self) -> str:
        """Of the socket: a path, or on Windows the name of a pipe."""
        return str(self._folder / self._name) if os.name == "posix" else self._name

    def claim(self) -> bool:
        """Whether this is the one program of its home.

        Where no lock can be made at all, or somebody else's lies in its place, nobody is kept from their diary.
        """
        return (
            self._lock.tryLock(0) or self._lock.error() is not QLockFile.LockError.LockFailedError or self._is_foreign()
        )

    def _is_foreign(self) -> bool:
        if os.name != "posix":
            return False
        try:
            return (self._folder / f"{self._name}.lock").stat().st_uid != os.getuid()
        except OSError:
            return False

    def call(self) -> bool:
        """Ask the running program to come to the front; False where it does not answer."""
        from PySide6.QtNetwork import QLocalSocket

        for _ in range(TRIES):
            socket = QLocalSocket()
            socket.connectToServer(self.address)
            if socket.waitForConnected(PATIENCE_MS):
                socket.disconnectFromServer()
                return True
            QThread.msleep(PATIENCE_MS)
        return False

    def listen(self) -> None:
        """Hear of further starts from now on. What a killed program has left in the socket's place is cleared away."""
        if not self._lock.isLocked():
            return
        from PySide6.QtNetwork import QLocalServer

        self._server = server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._hear)
        if not server.listen(self.address):
            QLocalServer.removeServer(self.address)
            server.listen(self.address)

    def _hear(self) -> None:
        assert self._server
        while connection := self._server.nextPendingConnection():
            connection.abort()
            connection.deleteLater()
        self.called.emit()

    def stop(self) -> None:
        """Let another program have the home."""
        if self._server:
            self._server.close()
        self._lock.unlock()


def server_name(home: Home) -> str:
    """Tells a home, and in a folder that many share also a person, without naming either."""
    who = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    meant = f"{who}:{os.path.realpath(home.path)}"
    digest = QCryptographicHash.hash(meant.encode(), QCryptographicHash.Algorithm.Sha256)
    return f"morgan-{digest.toHex().toStdString()[:24]}"


def runtime_folder() -> Path:
    """A folder for what lives as long as a session: this person's own where the desktop gives one."""
    own = os.environ.get("XDG_RUNTIME_DIR", "")
    return Path(own) if own and os.access(own, os.W_OK) else Path(tempfile.gettempdir())
