"""Importing logs into the database: many short transactions, each whole, so that it can be stopped and run again.

The logs themselves are only read.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from sqlite3 import Connection

from store.changes import Written
from store.conversations import imports, messages, sessions
from store.conversations.imports import ImportedFile
from store.database.connection import open_reader, snapshot, writing
from store.database.sqlite_errors import sqlite_errors
from store.daylog.importing.files import log_files
from store.daylog.importing.pace import Pace
from store.daylog.importing.plan import Held, Plan, Prefix, Share, plan_of
from store.daylog.importing.report import FileReport, Finding, ImportReport
from store.daylog.reader import Log, read_log
from store.daylog.source import session_of
from store.errors import ChangedLog, StoreError
from store.home import Home
from store.records import Change, Message, MessageId, Moment, Role, Session, SessionId

_WAL_PAGES = 8000  # 32 MB


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an import is: the file at hand, counted from 1, and how many messages it has added in all."""

    path: Path
    file: int
    files: int
    imported: int


def ignore(_progress: Progress) -> None:
    """Nobody watches."""


def import_logs(
    database: Path,
    home: Home,
    paths: Iterable[Path],
    speakers: Mapping[str, Role],
    *,
    include_tail: bool = False,
    progress: Callable[[Progress], None] = ignore,
    pace: Pace | None = None,
) -> Written[ImportReport]:
    """Import log files, and the `YYYY-MM-DD.md` files of folders.

    speakers: the role of each name in the logs; include_tail: take the last record of a file too, which nothing
    seals. `progress` is called between transactions; what it raises ends the import there, and a second run goes on.
    Errors: those of the database; a file that cannot be taken is no error but stands in the report.
    """
    paths = list(paths)
    if any(path.resolve().is_relative_to(home.path.resolve()) for path in paths):
        home.make()
    speech = _Speech(home, speakers, include_tail)
    return _Import(database, speech, progress, pace or Pace()).run(list(log_files(paths)))


@dataclass(frozen=True, slots=True)
class _Speech:
    """How the logs are to be understood."""

    home: Home
    speakers: Mapping[str, Role]
    include_tail: bool


@dataclass(frozen=True, slots=True)
class _Gathered:
    """What waits for the next transaction, and where the run stood when it came."""

    share: Share
    progress: Progress


class _Import:
    """One run over some files. A transaction takes several small ones, or a piece of a large one, as time allows."""

    def __init__(self, database: Path, speech: _Speech, progress: Callable[[Progress], None], pace: Pace) -> None:
        self._database = database
        self._speech = speech
        self._progress = progress
        self._pace = pace
        self._gathered: list[_Gathered] = []
        self._counts: Counter[SessionId] = Counter()
        self._added: set[MessageId] = set()
        self._moments: set[Moment] = set()

    def run(self, files: Sequence[Path | FileReport]) -> Written[ImportReport]:
        with writing(self._database):
            pass  # makes and migrates the database, so that all else may read it
        # While this connection is open, closing the writers does not empty the WAL each time.
        with closing(open_reader(self._database)) as reader:
            done = [self._taken(reader, found, number, len(files)) for number, found in enumerate(files, start=1)]
            if self._gathered:
                self._store(self._gathered[-1].progress)
        change = Change(frozenset(self._counts), frozenset(self._added), moments=frozenset(self._moments))
        return Written(self._report(done), change)

    def _report(self, done: Iterable[Plan | FileReport]) -> ImportReport:
        return ImportReport(
            tuple(
                one if isinstance(one, FileReport) else one.report(self._counts[session_of(one.file)]) for one in done
            )
        )

    def _taken(self, reader: Connection, found: Path | FileReport, number: int, files: int) -> Plan | FileReport:
        """Gather what is new in a file, storing whenever a transaction is full."""
        if isinstance(found, FileReport):
            return found
        try:
            log = read_log(found, self._speech.home)
        except StoreError as error:
            return FileReport(str(found), errors=(Finding.of(error),))
        held = self._held(reader, log)
        try:
            plan = plan_of(log, held, self._speech.speakers, self._speech.include_tail)
        except ChangedLog as error:
            return FileReport(str(found), errors=(Finding.of(error),))
        progress = Progress(found, number, files, 0)
        for share in self._shares(log, plan, held.state):
            if share is None:
                self._store(progress)
            else:
                self._gathered.append(_Gathered(share, progress))
        plan.new.clear()
        return plan

    def _held(self, reader: Connection, log: Log) -> Held:
        with sqlite_errors(self._database), snapshot(reader):
            return Held(
                imports.find(reader, log.file),
                imports.known_sources(reader, log.file),
                imports.deleted_sources(reader, log.file),
            )

    def _shares(self, log: Log, plan: Plan, state: ImportedFile | None) -> Iterator[Share | None]:
        """What is new, cut to the room that transactions have; None where one is full."""
        prefix = Prefix(log.data)
        done = 0
        while done < len(plan.new):
            batch = self._pace.fitting(plan.new, done)
            done += len(batch)
            if batch:
                end = plan.accepted if done == len(plan.new) else plan.ends[done - 1]
                yield Share(ImportedFile(log.file, session_of(log.file), end, prefix.hash(end)), batch)
            if done < len(plan.new):
                yield None
        if not plan.new and state and state.prefix_length < plan.accepted:
            end = plan.accepted
            yield Share(ImportedFile(log.file, session_of(log.file), end, prefix.hash(end)), ())

    def _store(self, progress: Progress) -> None:
        """Store what was gathered, in one transaction; then others may write."""
        with self._pace.measured(), writing(self._database) as connection, messages.indexed_at_once(connection):
            # Pages that many transactions write again and again are folded into the file once, not each time.
            connection.execute(f"PRAGMA wal_autocheckpoint = {_WAL_PAGES}")
            added = [message for gathered in self._gathered for message in _add(connection, gathered.share)]
        self._gathered.clear()
        self._counts.update(message.session for message in added)
        self._added.update(message.id for message in added)
        self._moments.update(message.at for message in added)
        self._progress(replace(progress, imported=len(self._added)))
        self._pace.breathe()


def _add(connection: Connection, share: Share) -> list[Message]:
    """Add those messages of a share that nobody stored meanwhile, and note how far the file is imported."""
    settled = imports.settled_among(connection, [message.source or "" for message in share.messages])
    fresh = [message for message in share.messages if message.source not in settled]
    state = share.state
    held = imports.find(connection, state.file)
    if held is None and fresh:
        sessions.add(connection, Session(state.session, fresh[0].at, None, boundaries_known=False))
    if held or fresh:
        furthest = held if held and held.prefix_length > state.prefix_length else state
        messages.insert_unindexed(connection, imports.save(connection, furthest), fresh)
    return fresh
