"""The code archive beside the logs: fenced blocks as files, and the links that stand for them in a record.

Only a line of exactly the link's form counts, and only while its file lies inside the log folder with all symbolic
links resolved. Nothing in the archive is ever executed.
"""

import os
import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from store.daylog.fences import Fence, code_of, outside
from store.daylog.languages import extension, language_of
from store.daylog.log_file import read_plain
from store.errors import BadPath, StoreError
from store.private_files import FILE_MODE, file_errors, make_folder

PLAIN = "text"
_LINK = (
    r"\[code: (?P<language>[\w.+#=-]{1,40}), (?P<lines>[0-9]+) lines\]"
    r"\((?P<file>code/[0-9]{4}-[0-9]{2}-[0-9]{2}/[0-9]{6}-[0-9]+\.[a-z0-9]+)\)[ \t]*$"
)
_LINK_LINE = re.compile(rf"^(?P<indent> {{0,3}})(?P<escapes>\\*){_LINK}", re.MULTILINE)
# Exclusive creation takes a symbolic link for a taken name.
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_BACKTICKS = re.compile("`+")


@dataclass(frozen=True, slots=True)
class Archive:
    """The archive of one log folder; its files lie under `code/YYYY-MM-DD/`."""

    log_folder: Path

    def save(self, at: datetime, number: int, language: str, code: str) -> str:
        """Keep code exactly, in a new file, and return its name relative to the log folder.

        number: the first to try; the next free one is taken.

        Errors: BadPath (a link leads out of the log folder), NoAccess, DiskFull, Trouble.
        """
        relative = f"code/{at:%Y-%m-%d}"
        folder = self.log_folder / relative
        with file_errors(folder):
            make_folder(folder)
            if not self._is_own(folder):
                raise BadPath("the code archive lies outside the log folder", path=str(folder))
            while not _written(folder / (name := f"{at:%H%M%S}-{number}.{extension(language)}"), code):
                number += 1
        return f"{relative}/{name}"

    def code(self, relative: str) -> str | None:
        """The code that a link names, or None where no file of ours can be read under that name."""
        path = self.log_folder / relative
        if not self._is_own(path):
            return None
        try:
            return read_plain(path).decode().replace("\r\n", "\n")
        except (StoreError, UnicodeDecodeError):
            return None

    def discard(self, relative: str) -> None:
        """Take back a file that no record came to name."""
        (self.log_folder / relative).unlink(missing_ok=True)

    def _is_own(self, path: Path) -> bool:
        """Whether nothing on the way to it is a symbolic link."""
        return path.resolve() == self.log_folder.resolve() / path.relative_to(self.log_folder)


def _written(path: Path, code: str) -> bool:
    """Write a new file; False where the name is taken."""
    try:
        handle = os.open(path, _NEW, FILE_MODE)
    except FileExistsError:
        return False
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(code.encode())
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise
    return True


class Archiver:
    """Turns the fenced blocks of one message into links; `files` are those it has made."""

    def __init__(self, archive: Archive, at: datetime) -> None:
        self._archive = archive
        self._at = at
        self.files: list[str] = []

    def linked(self, content: str) -> str:
        """The content with each closed block replaced; lines that only look like links get one more backslash."""
        pieces = []
        for text, fence in outside(content):
            pieces.append(_LINK_LINE.sub(_escaped, text))
            pieces.append(self._link(content, fence) if fence else "")
        return "".join(pieces)

    def discard(self) -> None:
        """Take back all files, for a record that could not be written."""
        for file in self.files:
            self._archive.discard(file)

    def _link(self, content: str, fence: Fence) -> str:
        language, code = language_of(fence.info) or PLAIN, code_of(content, fence)
        file = self._archive.save(self._at, len(self.files) + 1, language, code)
        self.files.append(file)
        return f"{fence.indent}[code: {language}, {code.count(chr(10))} lines]({file})"


def holds_links(content: str) -> bool:
    """Whether it is worth looking for links: quick, and right wherever it says no."""
    return "[code: " in content


def restored(content: str, archive: Archive) -> str:
    """The content with the archived code in place of its links; a link whose file is not to be had stays."""
    if not holds_links(content):
        return content
    pieces = []
    for text, fence in outside(content):
        pieces.append(_LINK_LINE.sub(lambda link: _block(link, archive), text))
        pieces.append(content[fence.start : fence.end] if fence else "")
    return "".join(pieces)


def _escaped(link: re.Match[str]) -> str:
    return f"{link['indent']}\\{link[0][len(link['indent']) :]}"


def _block(link: re.Match[str], archive: Archive) -> str:
    indent = link["indent"]
    if link["escapes"]:
        return indent + link[0][len(indent) + 1 :]
    code = archive.code(link["file"])
    return link[0] if code is None else fenced(code, link["language"], indent)


def fenced(code: str, language: str, indent: str) -> str:
    """A fenced block of this code, its fence longer than any run of backticks in it."""
    mark = "`" * max(3, 1 + max((len(run[0]) for run in _BACKTICKS.finditer(code)), default=0))
    info = "" if language == PLAIN else language
    body = code if not code or code.endswith("\n") else code + "\n"
    lines = re.sub("^(?=.)", indent, body, flags=re.MULTILINE) if indent else body
    return f"{indent}{mark}{info}\n{lines}{indent}{mark}"
