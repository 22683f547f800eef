"""Rebuilding gives new indexes, loses no row, keeps the old file, and never works on a file in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from store.database.check import check
from store.database.connection import reading
from store.database.rebuild import rebuild
from store.errors import Damaged, Foreign, Locked, NotFound
from store.service import MemoryService
from tests.store.database.spoiling import raw, spoil_page

TABLES = (
    "sessions", "messages", "memories", "memory_sources", "imports", "deleted_sources", "agenda",
    "agenda_exceptions", "agenda_done", "journal", "sqlite_sequence",
)  # fmt: skip


def rows(path: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(path)) as connection:
        return {table: connection.execute(f"SELECT * FROM {table} ORDER BY 1").fetchall() for table in TABLES}


def test_a_spoilt_index_is_made_anew_from_the_rows(filled: Path, service: MemoryService) -> None:
    before = rows(filled)
    spoil_page(filled, "message_index_data")
    rebuild(filled)
    assert check(filled).problems == ()
    assert rows(filled) == before
    with reading(filled) as connection:
        found = connection.execute("SELECT count(*) FROM message_index WHERE message_index MATCH 'word'").fetchone()
    assert found == (300,)
    assert service.start_session()


def test_an_index_that_disagrees_is_made_to_agree(filled: Path) -> None:
    raw(filled, "UPDATE messages SET rid = rid + 5000 WHERE rid = 3")
    rebuild(filled)
    assert check(filled).problems == ()


def test_the_old_file_stays_beside_under_a_free_name(filled: Path) -> None:
    before = rows(filled)
    kept = [rebuild(filled), rebuild(filled)]
    assert [one.name for one in kept] == ["memory.sqlite3.old-1", "memory.sqlite3.old-2"]
    assert all(rows(one) == before and one.stat().st_mode & 0o777 == 0o600 for one in kept)
    assert {one.name for one in filled.parent.iterdir()} == {filled.name, *(one.name for one in kept)}


def test_numbers_once_given_are_never_given_again(filled: Path, service: MemoryService) -> None:
    raw(filled, "DELETE FROM messages WHERE rid = 300")
    rebuild(filled)
    session = service.start_session().value.id
    service.record_message(session, "user", "next")
    with reading(filled) as connection:
        assert connection.execute("SELECT max(rid) FROM messages").fetchone() == (301,)


def test_rows_that_cannot_be_read_end_it_with_nothing_changed(filled: Path) -> None:
    spoil_page(filled, "messages")
    before = filled.read_bytes()
    with pytest.raises(Damaged):
        rebuild(filled)
    assert filled.read_bytes() == before
    assert [one.name for one in filled.parent.iterdir()] == [filled.name]


def test_a_database_in_use_is_left_alone(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as other:
        other.execute("SELECT count(*) FROM sessions").fetchall()
        with pytest.raises(Locked):
            rebuild(filled)
    assert not list(filled.parent.glob("*.old*"))


def test_nobody_gets_in_before_the_end(filled: Path, service: MemoryService, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = []

    def keep(old: Path, path: Path) -> Path:
        with pytest.raises(Locked):
            service.start_session()
        refused.append(True)
        return old

    monkeypatch.setattr("store.database.rebuild._keep", keep)
    rebuild(filled)
    assert refused


def test_what_is_not_ours_is_not_rebuilt(path: Path) -> None:
    with pytest.raises(NotFound):
        rebuild(path)
    path.parent.mkdir()
    raw(path, "CREATE TABLE t (x)")
    before = path.read_bytes()
    with pytest.raises(Foreign):
        rebuild(path)
    assert path.read_bytes() == before
