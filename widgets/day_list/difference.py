"""Finds what changed between two lists of rows, so that nothing else is touched."""

from collections.abc import Iterator, Sequence
from itertools import compress, count
from operator import ne
from typing import NamedTuple

from widgets.rows.row import Row

CHUNK = 512  # lists of this length are compared at once, at C speed and by identity first


class Splice(NamedTuple):
    """Rows [start, stop) of the old list give way to `rows`."""

    start: int
    stop: int
    rows: Sequence[Row]

    @property
    def growth(self) -> int:
        return len(self.rows) - (self.stop - self.start)


def splices(old: Sequence[Row], new: Sequence[Row]) -> tuple[Splice, ...]:
    """What turns `old` into `new`, from the bottom upwards, so that each can be applied with its own indices.

    A row whose record changed is a splice too. Equal ends are skipped first, since most changes touch one place.
    """
    head = _same_at_start(old, new)
    tail = _same_at_start(old[head:][::-1], new[head:][::-1])
    return tuple(reversed(list(_middle(head, old[head : len(old) - tail], new[head : len(new) - tail]))))


def _same_at_start(old: Sequence[Row], new: Sequence[Row]) -> int:
    shorter = min(len(old), len(new))
    for start in range(0, shorter, CHUNK):
        left, right = old[start : start + CHUNK], new[start : start + CHUNK]
        if left != right:
            return start + next(compress(count(), map(ne, left, right)), min(len(left), len(right)))
    return shorter


def _middle(head: int, old: Sequence[Row], new: Sequence[Row]) -> Iterator[Splice]:
    """Splices between the rows that both lists hold in the same order."""
    start = new_start = 0
    for stop, new_stop in (*_kept(old, new), (len(old), len(new))):
        if start < stop or new_start < new_stop:
            yield Splice(head + start, head + stop, new[new_start:new_stop])
        if stop < len(old) and old[stop] != new[new_stop]:
            yield Splice(head + stop, head + stop + 1, new[new_stop : new_stop + 1])
        start, new_start = stop + 1, new_stop + 1


def _kept(old: Sequence[Row], new: Sequence[Row]) -> Iterator[tuple[int, int]]:
    """Pairs of indices of rows with the same key; both indices only rise, so a row that moved counts as new."""
    if not old or not new:
        return
    places = {row.key: index for index, row in enumerate(new)}
    last = -1
    for index, row in enumerate(old):
        place = places.get(row.key, -1)
        if place > last:
            last = place
            yield index, place
