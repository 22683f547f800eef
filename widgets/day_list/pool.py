"""The widgets of the rows near the viewport: made once, bound again and again."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtWidgets import QWidget

from widgets.day_list.page import Page
from widgets.day_list.viewpoint import Slot
from widgets.rows.row import Row, RowKind, RowWidget
from widgets.style import Look

AnyWidget = RowWidget[Any]


class Bound(NamedTuple):
    """What a widget shows at the moment."""

    widget: AnyWidget
    kind: RowKind[Any]
    row: Row
    width: int
    look: Look


class WidgetPool:
    """Widgets by the key of the row they show, and the idle ones by kind.

    pinned: whether a widget must stay with its row although the row has left the viewport; dress: called with each
    widget right after it was bound, to paint selection and ring; adopt: called once with each widget that is made.
    """

    def __init__(
        self,
        viewport: QWidget,
        page: Page,
        pinned: Callable[[AnyWidget], bool],
        dress: Callable[[Row, AnyWidget], None],
        adopt: Callable[[AnyWidget], None],
    ) -> None:
        self._viewport = viewport
        self._page = page
        self._pinned = pinned
        self._dress = dress
        self._adopt = adopt
        self._live: dict[Hashable, Bound] = {}
        self._idle: dict[RowKind[Any], list[AnyWidget]] = defaultdict(list)

    def __iter__(self) -> Iterator[tuple[Row, AnyWidget]]:
        return iter([(bound.row, bound.widget) for bound in self._live.values()])

    def row_of(self, widget: QWidget) -> Row | None:
        """The row that a widget shows now."""
        return next((bound.row for bound in self._live.values() if bound.widget is widget), None)

    def widget(self, key: Hashable) -> AnyWidget | None:
        """The widget that shows the row with this key, if one does."""
        bound = self._live.get(key)
        return bound.widget if bound else None

    def bound(self, index: int) -> AnyWidget:
        """A widget that shows this row as it is now, whether or not it is in the viewport."""
        page = self._page
        row, key = page.rows[index], page.rows[index].key
        held = self._live.get(key)
        if held and held.row is row and held.width == page.width and held.look is page.look:
            return held.widget
        kind = page.kind(row)
        widget = held.widget if held else self._take(kind)
        widget.bind(row, page.width, page.look)
        self._live[key] = Bound(widget, kind, row, page.width, page.look)
        self._dress(row, widget)
        return widget

    def show(self, slots: Sequence[Slot], left: int) -> None:
        """Let each slot be shown by a widget of its own; widgets of other rows become idle unless they are pinned."""
        rows = self._page.rows
        wanted = {rows[slot.row].key for slot in slots}
        for key in [key for key in self._live if key not in wanted]:
            self._leave(key)
        for slot in slots:
            widget = self.bound(slot.row)
            widget.setGeometry(left, slot.y, self._page.width, slot.height)
            if widget.isHidden():
                widget.show()
        self._hide_idle()

    def drop(self, keys: Iterable[Hashable]) -> None:
        """These rows exist no more; not even a pin keeps their widgets."""
        for key in keys:
            bound = self._live.pop(key, None)
            if bound:
                self._idle[bound.kind].append(bound.widget)

    def drop_all(self) -> None:
        self.drop(list(self._live))

    def expire(self) -> None:
        """What the widgets show is out of date, as after a change of language: each is bound again when needed."""
        self._live = {key: bound._replace(width=0) for key, bound in self._live.items()}

    def _leave(self, key: Hashable) -> None:
        bound = self._live[key]
        if self._pinned(bound.widget):
            bound.widget.move(bound.widget.x(), -bound.widget.height() - 1)  # out of sight, whichever way it left
        else:
            self.drop([key])

    def _take(self, kind: RowKind[Any]) -> AnyWidget:
        idle = self._idle[kind]
        if idle:
            return idle.pop()
        made = kind.make(self._viewport)
        self._adopt(made)
        return made

    def _hide_idle(self) -> None:
        for widgets in self._idle.values():
            for widget in widgets:
                if not widget.isHidden():
                    widget.hide()
