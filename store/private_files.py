"""How files and folders of a home come to be: for their owner only, whole or not at all."""

import errno
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from store.errors import BadPath, DiskFull, NoAccess, Trouble

FOLDER_MODE = 0o700
FILE_MODE = 0o600
_FULL = (errno.ENOSPC, errno.EDQUOT)


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    """Turn what the operating system refuses into the store's errors; `data['path']` names the file."""
    try:
        yield
    except PermissionError as error:
        raise NoAccess("may not be read or written", path=str(path)) from error
    except (IsADirectoryError, NotADirectoryError) as error:
        raise BadPath("a folder stands where a file belongs, or a file where a folder does", path=str(path)) from error
    except OSError as error:
        kind = DiskFull if error.errno in _FULL else Trouble
        raise kind(error.strerror or type(error).__name__, path=str(path)) from error


def make_folder(path: Path) -> None:
    """Make a folder and the missing ones above it, for their owner only; an existing one is left as it is."""
    if path.is_dir():
        return
    make_folder(path.parent)
    with suppress(FileExistsError):
        path.mkdir(FOLDER_MODE)


def make_file(path: Path) -> None:
    """Make an empty file for its owner only; an existing one is left as it is."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))


@contextmanager
def temporary_beside(path: Path) -> Iterator[Path]:
    """A new empty file in the same folder, for its owner only, gone afterwards unless it was renamed.

    It is made exclusively under a name that nobody can guess, so that no link can stand in its way.
    """
    temporary = path.with_name(f".{path.name}.{os.urandom(8).hex()}.tmp")
    os.close(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))
    try:
        yield temporary
    finally:
        temporary.unlink(missing_ok=True)


def replace_file(path: Path, content: bytes) -> None:
    """Give a file this content at once: readers see the old one or the new one."""
    with temporary_beside(path) as temporary:
        temporary.write_bytes(content)
        sync(temporary)
        temporary.replace(path)
    sync_folder(path.parent)


def publish(temporary: Path, path: Path) -> None:
    """Give a finished temporary file its final name; FileExistsError where something has that name already."""
    try:
        os.link(temporary, path, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if os.path.lexists(path):
            raise FileExistsError(str(path)) from None
        temporary.rename(path)
    sync_folder(path.parent)


def sync(path: Path) -> None:
    """Wait until a file's content is on the disk."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_folder(path: Path) -> None:
    """Wait until a folder's names are on the disk, where the system can do that."""
    if os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def open_to_others(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Those of some files and folders that other accounts may look into; never on a system without such modes."""
    if os.name == "nt":
        return ()
    return tuple(path for path in paths if path.exists() and path.stat().st_mode & 0o077)
