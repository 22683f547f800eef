"""Keeps the laid-out texts of the rows that were shown last."""

from collections import OrderedDict

from widgets.markdown.parts import Part
from widgets.markdown.render import render
from widgets.rows.ink import Ink
from widgets.rows.message_text import MessageText

KEPT = 160  # documents are the memory of a page: this many cover about ten screens


class TextCache:
    """Rendered texts by their source, for one look at a time; the least recently used go first."""

    def __init__(self, ink: Ink, kept: int = KEPT) -> None:
        self._ink = ink
        self._kept = kept
        self._texts: OrderedDict[Part, MessageText] = OrderedDict()

    def __len__(self) -> int:
        return len(self._texts)

    def laid_out(self, part: Part, width: int) -> MessageText:
        """The text of a part, laid out for a width."""
        text = self._texts.pop(part, None) or self._render(part)
        self._texts[part] = text  # at the end, as the one that was used last
        if len(self._texts) > self._kept:
            self._texts.popitem(last=False)
        text.lay_out(width)
        return text

    def rendered(self, part: Part) -> MessageText:
        """The text of a part, perhaps not laid out; reading ten thousand of them pushes none out."""
        return self._texts.get(part) or self._render(part)

    def _render(self, part: Part) -> MessageText:
        return MessageText(render(part, self._ink.look), self._ink)
