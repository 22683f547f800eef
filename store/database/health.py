"""How the database stands, at a glance: quick enough to be asked at any time."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from store import private_files
from store.database.connection import open_reader, snapshot
from store.database.migrations import ledger
from store.database.scrub import Scrub, noted
from store.database.sqlite_errors import sqlite_errors
from store.errors import StoreError


@dataclass(frozen=True, slots=True)
class Health:
    """How a database stands.

    exists: there is a file; version: of its schema, None where it cannot be told; trouble: what stands in the way of
    using it; open_to_others: those of its files and folders that other accounts may look into; scrub: `pending` where
    bytes of something deleted are still in the file.
    """

    path: Path
    exists: bool
    version: int | None
    trouble: StoreError | None
    open_to_others: tuple[Path, ...]
    scrub: Scrub = "done"


def health(path: Path) -> Health:
    """Only reads, and leaves modes as they are."""
    version: int | None = None
    scrub: Scrub = "done"
    trouble: StoreError | None = None
    try:
        version, scrub = _state(path)
    except StoreError as error:
        trouble = error
    own = (path.parent, path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm"))
    return Health(path, path.exists(), version, trouble, private_files.open_to_others(own), scrub)


def _state(path: Path) -> tuple[int | None, Scrub]:
    if not path.exists():
        return None, "done"
    with sqlite_errors(path), closing(open_reader(path)) as connection, snapshot(connection):
        return ledger.version(connection), "pending" if noted(connection) else "done"
