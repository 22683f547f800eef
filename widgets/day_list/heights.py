"""Owns how tall every row is, with sums that are fast over any number of rows.

Heights are whole pixels. Rows are taken in blocks of 128 whose sums are kept; C-speed `sum` and `accumulate` do the
rest, which beats a tree in Python up to a few hundred thousand rows.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

BLOCK = 128


class Heights:
    """A height for each row: an estimate, or exact once the row has been measured."""

    def __init__(self, estimates: Sequence[int] = ()) -> None:
        self._rows = list(estimates)
        self._exact = bytearray(len(self._rows))
        self._sums: list[int] = []
        self._total = 0
        self._sum_from(0)

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, index: int) -> int:
        return self._rows[index]

    @property
    def total(self) -> int:
        """The height of all rows together."""
        return self._total

    def is_exact(self, index: int) -> bool:
        return bool(self._exact[index])

    def set_exact(self, index: int, height: int) -> None:
        """Replace a guess by what was measured."""
        change = height - self._rows[index]
        self._exact[index] = 1
        self._rows[index] = height
        self._sums[index // BLOCK] += change
        self._total += change

    def forget(self) -> None:
        """The width or the look changed: what was exact is now a guess."""
        self._exact = bytearray(len(self._rows))

    def guess_again(self, estimates: Sequence[int]) -> None:
        """Put new estimates in the place of those rows that were never measured at this width."""
        self._rows = [
            known if exact else guess for known, exact, guess in zip(self._rows, self._exact, estimates, strict=True)
        ]
        self._sum_from(0)

    def splice(self, start: int, stop: int, estimates: Sequence[int]) -> None:
        """Replace rows [start, stop) by new ones; the others keep what is known of them."""
        self._rows[start:stop] = estimates
        self._exact[start:stop] = bytes(len(estimates))
        self._sum_from(start // BLOCK)

    def before(self, index: int) -> int:
        """The height of all rows above a row."""
        block = index // BLOCK
        return sum(self._sums[:block]) + sum(self._rows[block * BLOCK : index])

    def row_at(self, y: int) -> tuple[int, int]:
        """The row at a distance from the top, with what is left of the distance inside it.

        Beyond the ends: the first row with a negative rest, the last with a rest past its height.
        """
        if y < 0 or not self._rows:
            return 0, y
        block_ends = list(accumulate(self._sums))
        block = min(bisect_right(block_ends, y), len(self._sums) - 1)
        first = block * BLOCK
        rest = y - (block_ends[block] - self._sums[block])
        ends = list(accumulate(self._rows[first : first + BLOCK]))
        row = min(bisect_right(ends, rest), len(ends) - 1)
        return first + row, rest - (ends[row] - self._rows[first + row])

    def _sum_from(self, block: int) -> None:
        rows = self._rows
        self._sums[block:] = [sum(rows[at : at + BLOCK]) for at in range(block * BLOCK, len(rows), BLOCK)]
        self._total = sum(self._sums)
