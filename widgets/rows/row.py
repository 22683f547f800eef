"""The contract between the day list and its rows: the list never knows what a row shows.

A row is an immutable record with a stable key. For each type of row one kind knows how tall it is and makes its
widget; the list keeps the widgets near the viewport only, binds them to rows again and again, and owns position,
selection and focus of the page.
"""

from collections.abc import Hashable, Sequence
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from widgets.style import Look


class Row(Protocol):
    """A frozen record. Two rows with one key are the same thing on the page; unequal ones, in another state.

    A frozen dataclass or, where ten thousand come at once, a NamedTuple.
    """

    @property
    def key(self) -> Hashable:
        """Unique on the page and stable for as long as the thing exists."""
        raise NotImplementedError


class Position(NamedTuple):
    """A place in the page that no width, zoom or theme moves.

    key: of the row, which for a message is its ID with the number of its part; character: offset into the row's
    displayed text in UTF-16 units, as Qt counts, or 0 in a row without text.
    """

    key: Hashable
    character: int = 0


Unit = Literal["word", "paragraph"]
R = TypeVar("R", bound=Row)


class RowWidget(QWidget, Generic[R]):
    """Shows one row at a time; the list binds it anew when it scrolls. Row, width and look arrive only by `bind`.

    The widget fills its whole slot: the column's width, and the height that its kind measured, which includes the
    space to the next row. Mouse events over text are left to the list, so it must not accept them there.
    """

    asked_to_select = Signal(int, int)
    """A screen reader wants these characters selected."""
    asked_to_show = Signal(int)
    """A screen reader wants this character on the screen."""
    described: object = None
    """Python's side of what a screen reader is told; here so that it lives as long as the widget."""

    def bind(self, row: R, width: int, look: Look) -> None:
        """Show this row. Nothing of the row shown before may remain (hover, "Copied", selection)."""
        raise NotImplementedError

    def activate(self) -> None:
        """What Enter or Space on the row does: usually `kind.activated.emit(row)`. A row may have nothing to do."""

    def set_current(self, current: bool) -> None:
        """Whether this is the row that the keyboard is on; a current row shows a visible ring."""

    def controls(self) -> Sequence[QWidget]:
        """What Tab visits inside the row, in order: descendants, or the row itself where it paints links."""
        return ()

    def step_inside(self, forward: bool) -> bool:  # noqa: ARG002
        """Move the focus among what the row itself paints, such as links; False at the last of them."""
        return False

    def tip_at(self, point: QPoint) -> str:  # noqa: ARG002
        """The tooltip for a point."""
        return ""

    def unfolded(self) -> bool | None:
        """For a row that heads others: whether they are shown. None for every other row."""
        return None

    # A row with selectable text answers these too; distances are in the widget's own pixels.

    def characters(self) -> int:
        """How many positions the displayed text has; 0 means that there is none to select."""
        return 0

    def character_at(self, point: QPoint) -> int:  # noqa: ARG002
        """The character boundary nearest to a point, which may lie outside."""
        return 0

    def rect_of(self, character: int) -> QRect:  # noqa: ARG002
        """Where a character stands: its line's top and height. Without text: the whole row."""
        return self.rect()

    def span_at(self, character: int, unit: Unit) -> tuple[int, int]:  # noqa: ARG002
        """The word or the paragraph around a character."""
        return 0, 0

    def displayed(self, start: int, end: int) -> str:  # noqa: ARG002
        """The displayed text between two characters."""
        return ""

    def spoken_name(self) -> str:
        """What a screen reader says before the text."""
        return self.accessibleName()

    @property
    def selected(self) -> tuple[int, int]:
        """The characters that are painted as selected."""
        return 0, 0

    def select(self, start: int, end: int) -> None:
        """Paint characters [start, end) as selected; equal ends select nothing."""

    def link_at(self, point: QPoint) -> str | None:  # noqa: ARG002
        """The address of the link under a point."""
        return None


class RowKind(QObject, Generic[R]):
    """All that the list needs to know about one type of row. Further signals belong to the subclass."""

    activated = Signal(object)
    """A row was activated by a click or a key; carries the row."""
    link_activated = Signal(str)
    """A link in a row was chosen; nothing has been opened or even looked at yet. The list passes on what is safe."""

    row_wanted = Signal(object)
    """A row leads to another one; carries that one's key."""
    link_shown = Signal(str)
    """The address of the link that the keyboard is on now; empty when it has left it."""

    takes_focus = True
    """Whether Up and Down stop at rows of this kind."""
    heads = False
    """Whether other rows stand under rows of this kind, which then stay on top while those are read."""

    def head_of(self, row: R) -> Hashable | None:  # noqa: ARG002
        """The key of the row that this one stands under, if that is on the page."""
        return None

    def estimate(self, row: R, width: int, look: Look) -> int:
        """A cheap guess of `measure`, without rendering anything: at most a microsecond or two."""
        raise NotImplementedError

    def estimates(self, rows: Sequence[R], width: int, look: Look) -> list[int]:
        """`estimate` for many at once; a kind that comes by the thousand answers at C speed."""
        return [self.estimate(row, width, look) for row in rows]

    def measure(self, row: R, width: int, look: Look) -> int:
        """The exact height of the slot in pixels, the space to the next row included. The list keeps the answer."""
        raise NotImplementedError

    def make(self, parent: QWidget) -> RowWidget[R]:
        """A new, unbound widget. It may be bound to any row of this kind."""
        raise NotImplementedError

    def text(self, row: R, look: Look, start: int = 0, end: int | None = None) -> str:  # noqa: ARG002
        """The displayed text between two characters, for copying; a row need not be on the screen for it."""
        return ""

    def stored(self, row: R) -> str | None:  # noqa: ARG002
        """What the key C copies: the stored text of the thing that the row shows, exactly, or None."""
        return None

    def is_private(self, row: R) -> bool:  # noqa: ARG002
        """Whether what is copied of a row is not to be kept in any history of the clipboard."""
        return False

    def copy_words(self) -> str:
        """What a menu calls copying the stored text."""
        return QCoreApplication.translate("DayList", "Copy message")

    def joint(self, before: R, after: R) -> str:  # noqa: ARG002
        """What stands between the texts of two neighbours when both are copied."""
        return "\n\n"


Kinds = dict[type, RowKind[Any]]
"""The kind of each type of row on a page."""
