"""Which files an import is about."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from store.daylog import format as grammar
from store.daylog.importing.report import FileReport, Finding
from store.errors import BadPath, StoreError, SymbolicLink
from store.private_files import file_errors


def log_files(paths: Iterable[Path]) -> Iterator[Path | FileReport]:
    """Each file once, folders as their `YYYY-MM-DD.md` files in order; a report where there is none to read."""
    seen: set[Path] = set()
    for path in paths:
        for found in _found(path):
            if isinstance(found, FileReport):
                yield found
            elif (place := found.parent.resolve() / found.name) not in seen:
                seen.add(place)
                yield found


def _found(path: Path) -> Iterator[Path | FileReport]:
    try:
        files = _files(path)
    except StoreError as error:
        yield FileReport(str(path), errors=(Finding.of(error),))
        return
    if not files:
        yield FileReport(str(path), warnings=(Finding("no_logs", "the folder holds no file named YYYY-MM-DD.md"),))
    yield from files


def _files(path: Path) -> list[Path]:
    with file_errors(path):
        if path.is_symlink():
            raise SymbolicLink("a symbolic link is not followed", path=str(path))
        if path.is_dir():
            return sorted(entry for entry in path.iterdir() if grammar.named_day(entry.name))
        if not path.exists():
            raise BadPath("no such file or folder", path=str(path))
    return [path]
