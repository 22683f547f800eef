"""What can be seen at a glance of all that a day is read from: enough to know whether to read it again."""

from datetime import date
from typing import NamedTuple

from store.database.commit_counter import MISSING, NOTHING, CommitCounter, Commits, State, file_state
from store.database.location import database_path
from store.daylog import format as grammar
from store.errors import BadPath
from store.home import Home


class Look(NamedTuple):
    """What was seen. log, logs: the day's log, and the folder of all logs, whose time tells of new ones."""

    commits: Commits = NOTHING
    log: State = MISSING
    logs: State = MISSING


class DiaryWatch:
    """Two looks that differ: the day may read differently now; equal ones: it does not. A look costs microseconds.

    For one thread, which closes it at its end.
    """

    def __init__(self, home: Home) -> None:
        self._home = home
        self._logs = str(home.log_folder)
        self._counter: CommitCounter | None = None
        self._turned_to: tuple[str, date] | None = None
        self._log = ""

    def look(self, database: str, day: date) -> Look:
        """How everything stands now; database: as configured. Trouble is no error here: who reads the day is told."""
        if self._turned_to != (database, day):
            self._turn_to(database, day)
        commits = self._counter.now() if self._counter else NOTHING
        return Look(commits, file_state(self._log), file_state(self._logs))

    def close(self) -> None:
        """Let go of the database; the next look opens it again."""
        if self._counter:
            self._counter.close()

    def _turn_to(self, database: str, day: date) -> None:
        if self._turned_to is None or self._turned_to[0] != database:
            self.close()
            self._counter = self._counter_of(database)
        self._log = str(self._home.log_folder / grammar.file_name(day))
        self._turned_to = database, day

    def _counter_of(self, database: str) -> CommitCounter | None:
        """None for a path that is refused, where there is nothing to be seen."""
        try:
            return CommitCounter(database_path(self._home, database))
        except BadPath:
            return None
