"""How the mouse selects: press and drag, Shift, words at the second click, paragraphs at the third."""

from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QPoint, QTimer
from PySide6.QtGui import QGuiApplication

from widgets.day_list.selection import Selection
from widgets.rows.row import Position, Unit

FRAME_MS = 16  # of scrolling beyond the edge
FASTEST = 64  # pixels a frame


class Surface(Protocol):
    """What the pointer needs of the list."""

    def position_at(self, point: QPoint) -> Position | None: ...

    def span_at(self, position: Position, unit: Unit) -> tuple[Position, Position]: ...

    def distance_outside(self, point: QPoint) -> int: ...

    def scroll_by(self, distance: int) -> None: ...

    def show_selection(self) -> None: ...


class Pointer(QObject):
    """Turns presses and moves into a selection; beyond the edge the page scrolls while the button is held."""

    def __init__(self, selection: Selection, surface: Surface, parent: QObject) -> None:
        super().__init__(parent)
        self._selection = selection
        self._surface = surface
        self._unit: Unit | None = None
        self._first: tuple[Position, Position] | None = None
        self._point = QPoint()
        self._since_double = QElapsedTimer()
        self._beyond = QTimer(self, interval=FRAME_MS)
        self._beyond.timeout.connect(self._scroll_beyond)

    @property
    def is_dragging(self) -> bool:
        return self._first is not None

    def press(self, point: QPoint, extend: bool) -> None:
        """The button went down, once or for the third time."""
        position = self._surface.position_at(point)
        if position is None:
            return
        if extend and self._selection.origin is not None:
            self._first, self._unit = (self._selection.origin, self._selection.origin), None
            self.move(point)
        elif self._is_third(point):
            self._begin(point, position, "paragraph")
        else:
            self._begin(point, position, None)

    def double_press(self, point: QPoint) -> None:
        """The second click within the desktop's interval selects a word."""
        position = self._surface.position_at(point)
        if position is not None:
            self._begin(point, position, "word")
            self._since_double.start()

    def move(self, point: QPoint) -> None:
        """The pointer moved with the button down."""
        self._point = point
        self._extend()
        if self._surface.distance_outside(point) and not self._beyond.isActive():
            self._beyond.start()

    def release(self) -> None:
        self._first = None
        self._beyond.stop()

    def _begin(self, point: QPoint, position: Position, unit: Unit | None) -> None:
        self._point, self._unit = point, unit
        self._first = self._surface.span_at(position, unit) if unit else (position, position)
        self._selection.set(*self._first)
        self._surface.show_selection()

    def _extend(self) -> None:
        position = self._surface.position_at(self._point)
        if position is None or self._first is None:
            return
        start, end = self._surface.span_at(position, self._unit) if self._unit else (position, position)
        self._selection.set(self._first[0], end)
        if self._selection.is_backward:
            self._selection.set(self._first[1], start)
        self._surface.show_selection()

    def _scroll_beyond(self) -> None:
        distance = self._surface.distance_outside(self._point)
        if not distance or self._first is None:
            self._beyond.stop()
            return
        self._surface.scroll_by(max(-FASTEST, min(FASTEST, distance)))
        self._extend()

    def _is_third(self, point: QPoint) -> bool:
        hints = QGuiApplication.styleHints()
        soon = self._since_double.isValid() and self._since_double.elapsed() < hints.mouseDoubleClickInterval()
        return soon and (point - self._point).manhattanLength() <= hints.mouseDoubleClickDistance()
