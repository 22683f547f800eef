"""Ways to harm a database."""

import sqlite3
from contextlib import closing
from pathlib import Path


def raw(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        for statement in statements:
            connection.execute(statement)


def spoil_page(path: Path, table: str) -> None:
    """Overwrite the first page of a table or index."""
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    held = bytearray(path.read_bytes())
    held[(root - 1) * 4096 : root * 4096] = b"\xa5" * 4096
    path.write_bytes(held)
