"""The rows of a page with their heights, for one width and one look. It knows no widget and no viewport."""

from collections.abc import Hashable, Sequence
from itertools import groupby
from typing import Any

from widgets.day_list.difference import Splice, splices
from widgets.day_list.heights import Heights
from widgets.rows.row import Kinds, Row, RowKind
from widgets.style import Look

STALE = 0.08  # a width that differs by more than this share makes the old guesses worthless


class Page:
    """Rows, in order; each is measured when somebody first needs to know its height exactly."""

    def __init__(self, kinds: Kinds, look: Look) -> None:
        self.rows: list[Row] = []
        self.heights = Heights()
        self.look = look
        self.width = 0
        self._kinds = kinds
        self.has_heads = any(kind.heads for kind in kinds.values())
        self._guessed_for = 0
        self._places: dict[Hashable, int] | None = None

    def __len__(self) -> int:
        return len(self.rows)

    def kind(self, row: Row) -> RowKind[Any]:
        return self._kinds[type(row)]

    def kind_of(self, index: int) -> RowKind[Any]:
        return self._kinds[type(self.rows[index])]

    def index_of(self, key: Hashable, near: int = 0) -> int | None:
        """Where the row with this key stands. `near`: where it probably is, which saves looking at all rows."""
        for index, row in enumerate(self.rows[near : near + 2], near):
            if row.key == key:
                return index
        if self._places is None:
            self._places = {row.key: index for index, row in enumerate(self.rows)}
        return self._places.get(key)

    def exact(self, index: int) -> int:
        """The height of a row, measured now if it never was."""
        return self.heights[index] if self.heights.is_exact(index) else self.prepare(index)

    def prepare(self, index: int) -> int:
        """Measure a row, whether or not its height is known, so that it can be shown without delay."""
        row = self.rows[index]
        height = self.kind(row).measure(row, self.width, self.look)
        self.heights.set_exact(index, height)
        return height

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show something else altogether."""
        self.rows = list(rows)
        self._places = None
        self.heights = Heights(self._estimates(self.rows))
        self._guessed_for = self.width

    def difference(self, rows: Sequence[Row]) -> tuple[Splice, ...]:
        """What `apply` would have to do."""
        return splices(self.rows, rows if isinstance(rows, list) else list(rows))

    def apply(self, changes: Sequence[Splice]) -> None:
        """Carry out splices, which come from the bottom upwards."""
        for change in changes:
            self._remember_places(change)
            self.rows[change.start : change.stop] = change.rows
            self.heights.splice(change.start, change.stop, self._estimates(change.rows))

    def set_width(self, width: int) -> None:
        """Forget what was exact; the heights of another width are guesses until somebody has time for better ones."""
        if width == self.width:
            return
        self.width = width
        self.heights.forget()
        if self._guessed_for <= 0:
            self.guess_again()

    @property
    def has_stale_guesses(self) -> bool:
        """Whether the guesses were made for a width that is more than a little different."""
        return abs(self.width - self._guessed_for) > STALE * self.width

    def set_look(self, look: Look) -> None:
        """A new theme keeps all heights; a new size or font keeps none."""
        same_metrics = (look.zoom, look.family, look.code_family) == _metrics(self.look)
        self.look = look
        if not same_metrics:
            self.heights.forget()
            self.guess_again()

    def guess_again(self) -> None:
        """Guess the heights of all rows that were not measured; a few milliseconds at 10,000."""
        self.heights.guess_again(self._estimates(self.rows))
        self._guessed_for = self.width

    def _estimates(self, rows: Sequence[Row]) -> list[int]:
        guesses: list[int] = []
        for kind, run in groupby(rows, key=type):
            guesses += self._kinds[kind].estimates(list(run), self.width, self.look)
        return guesses

    def _remember_places(self, change: Splice) -> None:
        """Rows added at the end leave every other place as it is."""
        if self._places is not None and change.start == change.stop == len(self.rows):
            self._places.update((row.key, change.start + index) for index, row in enumerate(change.rows))
        else:
            self._places = None


def _metrics(look: Look) -> tuple[int, str, str]:
    return look.zoom, look.family, look.code_family
