"""Follows the settings file while the program runs: reads it when it changes, writes what the person chose."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from app.work.runner import Runner
from store.errors import StoreError
from store.settings import Setting, Settings
from store.settings_file import SettingsFile

CALM_MS = 150  # an editor touches a file several times when it saves


class SettingsWatch(QObject):
    """The settings in force, on the interface thread; from `begin` on, the worker reads and writes them.

    changed: other settings are in force, or the file became invalid or valid again;
    kept(values): a choice stands in the file now; emitted before what that changes is told;
    unread(StoreError), unwritten(StoreError): the file could not be read, or a choice not be kept in it.
    """

    changed = Signal()
    kept = Signal(object)
    unread = Signal(object)
    unwritten = Signal(object)

    def __init__(self, file: SettingsFile, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._runner = runner
        self._watcher = QFileSystemWatcher(self)
        self._calm = QTimer(self, singleShot=True, interval=CALM_MS)
        self._calm.timeout.connect(self._read)
        self._watcher.fileChanged.connect(self._notice)
        self._watcher.directoryChanged.connect(self._notice)
        self._following = False
        self.current = file.current
        self.problem = file.problem

    def begin(self) -> None:
        """Start to follow the file; what changed since it was read last is noticed too."""
        self._following = True
        self._watch()

    def stop(self) -> None:
        """Follow it no longer."""
        self._following = False
        self._calm.stop()
        if watched := self._watcher.files() + self._watcher.directories():
            self._watcher.removePaths(watched)

    def write(self, values: Mapping[Setting[object], object]) -> None:
        """Keep some values in the file; the rest of it stays as it is."""
        self._runner.start(
            "write settings",
            partial(self._file.write, dict(values)),
            lambda _: self._tell_kept(values),
            self.unwritten.emit,
            must_run=True,
        )

    def _notice(self) -> None:
        """What the watcher told in its own thread may arrive when nothing is followed any more."""
        if self._following:
            self._calm.start()

    def _tell_kept(self, values: Mapping[Setting[object], object]) -> None:
        self.kept.emit(values)
        self._take()

    def _watch(self) -> None:
        """Replacing a file ends the watch on it, and one that is not there yet shows in its folder.

        What changed before its watch began told nobody, so that a new watch asks for one more reading.
        """
        if not self._following:
            return
        folders = (folder for folder in self._file.path.parents if folder.is_dir())
        wanted = {str(path) for path in (self._file.path, next(folders)) if path.exists()}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))
            self._calm.start()

    def _read(self) -> None:
        self._runner.start("read settings", self._file.refresh, lambda _: self._take(), self._fail, "settings")

    def _take(self) -> None:
        """The file may have been read by a write of ours as well, so what counts is what is known here."""
        self._watch()
        before: tuple[Settings, StoreError | None] = self.current, self.problem
        self.current, self.problem = self._file.current, self._file.problem
        if before != (self.current, self.problem):
            self.changed.emit()

    def _fail(self, error: Exception) -> None:
        self._watch()
        self.unread.emit(error)
