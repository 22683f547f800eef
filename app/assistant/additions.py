"""What was added at once and can be taken back by the person."""

from collections.abc import Callable
from itertools import count

from store.changes import Written
from store.errors import StoreError

Undo = Callable[[], Written[object]]


class Additions:
    """The additions of this session by their numbers. `taken_back` names those that the model does not know of yet."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._undos: dict[int, tuple[str, Undo]] = {}
        self._taken_back: list[str] = []

    def add(self, identity: str, undo: Undo) -> int:
        """Keep how an addition is taken back; its number. undo: runs in the store's thread; may raise StoreError."""
        number = next(self._numbers)
        self._undos[number] = identity, undo
        return number

    def take_back(self, number: int) -> Written[object] | None:
        """Do it; None where it was done already. In the store's thread. Errors: StoreError."""
        identity, undo = self._undos.pop(number, (None, None))
        if identity is None or undo is None:
            return None
        try:
            written = undo()
        except StoreError:
            self._undos[number] = identity, undo
            raise
        self._taken_back.append(identity)
        return written

    def told(self) -> tuple[str, ...]:
        """The IDs taken back since the last call."""
        gone, self._taken_back = tuple(self._taken_back), []
        return gone
