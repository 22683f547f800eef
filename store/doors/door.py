"""What every door of the memory service has: its database, its clock, and how it reads and writes."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from store.clock import Clock
from store.database import scrub
from store.database.connection import writing
from store.database.scrub import Scrub
from store.errors import BadArgument, NotFound
from store.records import Moment
from store.search.limits import Limits

ID = TypeVar("ID", bound=str)


@dataclass(frozen=True, slots=True)
class Deleted(Generic[ID]):
    """What was deleted. scrub: whether its bytes have left the file by now, or will later."""

    id: ID
    scrub: Scrub


class Door:
    """One database as seen at any moment. limits: how much its searches give back."""

    def __init__(self, path: Path, clock: Clock, limits: Limits | None = None) -> None:
        self.path = path
        self.limits = limits or Limits()
        self._clock = clock

    def scrub_pending(self, seconds: float = scrub.SECONDS) -> Scrub:
        """Work for some seconds on taking the bytes of what was deleted out of the file; for an idle moment."""
        return scrub.scrub(self.path, seconds)

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """A write. What an earlier deletion left over is taken up again after it."""
        with writing(self.path) as connection:
            left_over = scrub.noted(connection)
            yield connection
        if left_over:
            self.scrub_pending()

    @contextmanager
    def _deleting(self, missing: str, identity: str) -> Iterator[sqlite3.Connection]:
        """A deletion; where there is no database none is made."""
        if not self.path.exists():
            raise NotFound(missing, id=identity)
        with writing(self.path) as connection:
            yield connection
            scrub.note(connection)

    def _now(self) -> Moment:
        return Moment.of(self._clock.now())


def check_limit(limit: int) -> None:
    if limit < 1:
        raise BadArgument("a page needs at least one row", argument="limit")
