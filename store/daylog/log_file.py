"""The bytes of a log file, opened without following links.

Reading changes nothing; what cannot be read is a typed error that names the file.
"""

import os
import stat
from pathlib import Path

from store.errors import BadPath, NotUtf8, SymbolicLink, TooLarge
from store.private_files import file_errors

LIMIT = 16 * 1024 * 1024
BOM = b"\xef\xbb\xbf"
# Windows knows neither; there the check before the opening stands alone.
_NO_LINK = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def open_plain(path: Path, flags: int, mode: int = 0o600) -> int:
    """A handle on a regular file that is no symbolic link. Errors: SymbolicLink, BadPath, OSError."""
    if path.is_symlink():
        raise SymbolicLink("a symbolic link is not followed", path=str(path))
    handle = os.open(path, flags | _NO_LINK, mode)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise BadPath("not a regular file", path=str(path))
    return handle


def read_plain(path: Path) -> bytes:
    """The bytes of a file. Errors: SymbolicLink, BadPath, TooLarge (over 16 MiB), NoAccess, Trouble."""
    with file_errors(path), os.fdopen(open_plain(path, os.O_RDONLY), "rb") as file:
        data = file.read(LIMIT + 1)
    if len(data) > LIMIT:
        raise TooLarge("over 16 MiB", path=str(path), limit=LIMIT)
    return data


def log_text(data: bytes, path: Path) -> str:
    """The text of a log's bytes: without BOM, CRLF as LF. Errors: NotUtf8 with the offset in the file."""
    start = len(BOM) if data.startswith(BOM) else 0
    try:
        text = data[start:].decode()
    except UnicodeDecodeError as error:
        raise NotUtf8("not UTF-8", path=str(path), offset=start + error.start) from error
    return text.replace("\r\n", "\n")
