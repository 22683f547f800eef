"""How the database stands, at a glance: quick enough to be asked at any time."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from store import private_files
from store.database.connection import open_reader, snapshot
from store.database.migrations import ledger
from store.database.sqlite_errors import sqlite_errors
from store.errors import StoreError


@dataclass(frozen=True, slots=True)
class Health:
    """How a database stands.

    exists: there is a file; version: of its schema, None where it cannot be told; trouble: what stands in the way of
    using it; open_to_others: those of its files and folders that other accounts may look into.
    """

    path: Path
    exists: bool
    version: int | None
    trouble: StoreError | None
    open_to_others: tuple[Path, ...]


def health(path: Path) -> Health:
    """Only reads, and leaves modes as they are."""
    version: int | None = None
    trouble: StoreError | None = None
    try:
        version = _version(path)
    except StoreError as error:
        trouble = error
    own = (path.parent, path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm"))
    return Health(path, path.exists(), version, trouble, private_files.open_to_others(own))


def _version(path: Path) -> int | None:
    if not path.exists():
        return None
    with sqlite_errors(path), closing(open_reader(path)) as connection, snapshot(connection):
        return ledger.version(connection)
