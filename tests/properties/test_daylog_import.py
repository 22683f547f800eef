"""Laws of importing: what the session stored is known again, and the rest comes once."""

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from store.database.connection import reading
from store.daylog.importer import import_logs
from store.daylog.importing.report import FileReport
from store.daylog.writer import LogWriter
from store.home import Home
from store.records import Moment, Role
from store.service import MemoryService
from tests.helpers.set_clock import SetClock
from tests.properties.test_daylog import TEXTS

SPEAKERS: dict[str, Role] = {"Diego": "user", "Morgan": "assistant"}


def imported(home: Home) -> FileReport | None:
    """What a whole import says of the one log."""
    report = import_logs(home.path / "db", home, [home.log_folder], SPEAKERS, include_tail=True).value
    assert not report.failed
    return next((file for file in report.files if file.path.endswith("2026-10-02.md")), None)


def stored(home: Home) -> list[tuple[object, ...]]:
    with reading(home.path / "db") as connection:
        return connection.execute("SELECT id, role, at_us, content, source FROM messages ORDER BY id").fetchall()


@given(st.lists(st.tuples(st.sampled_from(["Diego", "Morgan"]), TEXTS, st.booleans()), max_size=6), st.booleans())
@settings(max_examples=40)
def test_only_what_the_session_did_not_store_is_imported(said: list[tuple[str, str, bool]], convert: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home, clock = Home(Path(folder)), SetClock()
        home.log_folder.mkdir()
        writer, service = LogWriter(home, "Morgan", clock), MemoryService(home.path / "db", clock)
        session = service.start_session().value.id
        lost = 0
        for name, text, keeps in said:
            logged = writer.write(name, text)
            if logged and keeps:
                source, at = str(logged.source), Moment.of(logged.at)
                service.record_message(session, SPEAKERS[name], logged.content, at=at, source=source)
            lost += bool(logged and not keeps)
        before = stored(home)
        log = home.log_folder / "2026-10-02.md"
        if convert and log.exists():
            log.write_bytes(b"\xef\xbb\xbf" + log.read_bytes().replace(b"\n", b"\r\n"))
        first = imported(home)
        assert (first.imported if first else 0) == lost
        assert set(before) <= set(stored(home))
        after = stored(home)
        again = imported(home)
        assert (again.imported if again else 0) == 0
        assert stored(home) == after
