"""The kind of row that shows a message: how tall it is, what it copies, how its parts join."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from store.records import Message, MessageId, SessionId
from widgets.markdown.places import Prose
from widgets.rows.ink import Ink
from widgets.rows.message_frame import Frame
from widgets.rows.message_rows import MessageRow
from widgets.rows.message_words import Place
from widgets.rows.row import RowKind
from widgets.style import Look

if TYPE_CHECKING:  # cards bring all of Markdown along: they are loaded with the first one
    from widgets.rows.message_card import MessageCard
    from widgets.rows.message_text import MessageText
    from widgets.rows.text_cache import TextCache


def _nowhere(_message: Message) -> None:
    """Nobody has said where messages stand."""


class MessageKind(RowKind[MessageRow]):
    """Messages as cards. Keeps the documents of the look that is shown, and those of no other."""

    code_shown = Signal(object, int)
    """All of a fence is wanted; carries the row and the fence's number in it."""
    code_wrapped = Signal(object, int)
    """Long lines of a fence are to be broken, or not any more; carries the same."""
    code_shifted = Signal()
    """Some code was scrolled sideways."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shifts: dict[tuple[MessageId, int, int], int] = {}
        self.place: Callable[[Message], Place | None] = _nowhere
        """Where a message stands in its conversation; only a screen reader is told."""
        self._ink: Ink | None = None
        self._texts: TextCache | None = None

    def head_of(self, row: MessageRow) -> tuple[str, SessionId]:
        return ("conversation", row.message.session)

    def estimate(self, row: MessageRow, width: int, look: Look) -> int:
        return self.estimates((row,), width, look)[0]

    def estimates(self, rows: Sequence[MessageRow], width: int, look: Look) -> list[int]:
        """By length alone: lines of average characters, and a share for what breaks lines early."""
        ink = self.ink(look)
        line = ink.look.px(20)
        per_line = max(ink.body_width(width) / ink.body_metrics.averageCharWidth(), 4)
        share = int(line / per_line * EARLY_BREAKS * 1024)
        frame = Frame("user", True, True).height(0, ink) + line
        return [frame + length * share // 1024 for length in map(attrgetter("length"), rows)]

    def measure(self, row: MessageRow, width: int, look: Look) -> int:
        ink = self.ink(look)
        text = self.laid_out(row, width, look)
        return Frame.of(row).height(text.height, ink, text.goes_on)

    def make(self, parent: QWidget) -> "MessageCard":
        from widgets.rows.message_card import MessageCard

        return MessageCard(self, parent)

    def text(self, row: MessageRow, look: Look, start: int = 0, end: int | None = None) -> str:
        """The displayed text. Rendering is enough for it: nothing is laid out."""
        return self._cache(look).rendered((row.part, row.code)).text(start, end)

    def stored(self, row: MessageRow) -> str:
        return row.message.content

    def is_private(self, row: MessageRow) -> bool:
        return row.scene.private

    def joint(self, before: MessageRow, after: MessageRow) -> str:
        """Nothing within an over-long line, one line break between the parts of a message, a blank line between two."""
        if before.message.id != after.message.id:
            return "\n\n"
        place = after.part.place
        return "" if isinstance(place, Prose) and place.inline else "\n"

    def laid_out(self, row: MessageRow, width: int, look: Look) -> "MessageText":
        """The text of a row, laid out for the width of a slot."""
        return self._cache(look).laid_out((row.part, row.code), self.ink(look).body_width(width))

    def shift(self, row: MessageRow, number: int, pixels: int) -> None:
        """Scroll a fence sideways, in whichever rows it stands."""
        if row.code is not None:
            self._shifts[row.message.id, row.code.part, number] = pixels
            self.code_shifted.emit()

    def shift_of(self, row: MessageRow, number: int) -> int:
        """By how many pixels a fence is scrolled."""
        return self._shifts.get((row.message.id, row.code.part, number), 0) if row.code is not None else 0

    def ink(self, look: Look) -> Ink:
        """What cards of a look are painted with."""
        if self._ink is None or self._ink.look is not look:
            self._ink = Ink(look)
            self._texts = None
        return self._ink

    def _cache(self, look: Look) -> "TextCache":
        from widgets.rows.text_cache import TextCache

        ink = self.ink(look)
        if self._texts is None:
            self._texts = TextCache(ink)
        return self._texts


EARLY_BREAKS = 1.35  # lines end early at paragraphs, list items and code
