"""The configuration file: read when it changes, never believed when it is wrong, written whole."""

import json
import logging
from collections.abc import Mapping
from pathlib import Path

from store import private_files
from store.settings import BadSettings, Setting, Settings, document

LOG = logging.getLogger("morgan.settings")

Stamp = tuple[int, int, int]


def read_settings(path: Path, declared: tuple[Setting[object], ...]) -> Settings:
    """The settings as the file has them now; the defaults where there is none. Errors: BadSettings, NoAccess."""
    return Settings.checked(_document(path), declared)


class SettingsFile:
    """The settings in force. An invalid file leaves the last valid ones (at first the defaults) as they are.

    current: the settings in force; problem: why the file as it stands is not used, or None.
    """

    def __init__(self, path: Path, declared: tuple[Setting[object], ...]) -> None:
        self.path = path
        self.current = Settings()
        self.problem: BadSettings | None = None
        self._declared = declared
        self._seen: Stamp | None = None

    def refresh(self) -> bool:
        """Read the file where it changed since the last call; True where that changed `current` or `problem`.

        A problem is logged once for each state of the file. Errors: NoAccess, Trouble (the file cannot be read).
        """
        stamp = self._stamp()
        if stamp == self._seen:
            return False
        before = self.current, self.problem
        self._read()
        self._seen = stamp
        return before != (self.current, self.problem)

    def _read(self) -> None:
        try:
            self.current = read_settings(self.path, self._declared)
            self.problem = None
        except BadSettings as error:
            self.problem = error
            LOG.warning("configuration not used: %s", "; ".join(map(str, _problems(error))))

    def write(self, values: Mapping[Setting[object], object]) -> None:
        """Set some values and keep everything else that the file holds, unknown keys too.

        Errors: BadSettings (a value is wrong, or the file as it stands is invalid: it is then left alone), NoAccess,
        DiskFull, Trouble.
        """
        content = _document(self.path)
        Settings.checked(content, self._declared)
        for setting, value in values.items():
            section = content.setdefault(setting.section, {})
            assert isinstance(section, dict)
            section[setting.name] = value
        Settings.checked(content, self._declared)
        with private_files.file_errors(self.path):
            private_files.make_folder(self.path.parent)
            text = json.dumps(content, ensure_ascii=False, indent=2) + "\n"
            private_files.replace_file(self.path, text.encode())
        self.refresh()

    def _stamp(self) -> Stamp | None:
        """What tells one state of the file from another."""
        with private_files.file_errors(self.path):
            try:
                held = self.path.stat()
            except FileNotFoundError:
                return None
        return held.st_ino, held.st_mtime_ns, held.st_size


def _document(path: Path) -> dict[str, object]:
    """What the file holds; nothing where there is none."""
    with private_files.file_errors(path):
        try:
            text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return {}
        except UnicodeDecodeError as error:
            raise BadSettings("the configuration is not UTF-8", problems=["not UTF-8"]) from error
    return document(text)


def _problems(error: BadSettings) -> list[object]:
    problems = error.data["problems"]
    assert isinstance(problems, list)
    return problems
