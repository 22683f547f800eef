"""The memory service: the one door to the database for whoever is no part of the store.

Every call opens what it needs and closes it again, so that a service can be used from any thread. The errors of every
call are those of `store.database.connection` beside the ones it names. Where there is no database, reading finds
nothing and writing makes one; a write happens whole or not at all, and says what it changed.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from store.changes import Written
from store.database import backup as backups
from store.database.health import Health, health
from store.daylog import importer
from store.daylog.importer import Progress
from store.daylog.importing.report import ImportReport
from store.doors.conversations import Conversations
from store.doors.door import Deleted
from store.doors.memories import Memories
from store.doors.search import Narrowing, Search
from store.home import Home
from store.records import Role

__all__ = ["Deleted", "MemoryService", "Narrowing"]


class MemoryService(Conversations, Memories, Search):
    """Sessions, messages and memories of one database, and the database as a whole."""

    def import_markdown(
        self,
        home: Home,
        paths: Sequence[Path],
        speakers: Mapping[str, Role],
        *,
        include_tail: bool = False,
        progress: Callable[[Progress], None] = importer.ignore,
    ) -> Written[ImportReport]:
        """Import daily logs of a home or from elsewhere. More in `store.daylog.importer`."""
        return importer.import_logs(self.path, home, paths, speakers, include_tail=include_tail, progress=progress)

    def backup(self, destination: Path, progress: backups.Progress = backups.ignore) -> None:
        """Copy the database to a new file. Errors: those of `store.database.backup`."""
        backups.backup(self.path, destination, progress)

    def health(self) -> Health:
        """How the database stands; what is wrong is part of the answer, not an error."""
        return health(self.path)
