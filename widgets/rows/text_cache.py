"""Keeps the laid-out texts of the rows that were shown last."""

from collections import OrderedDict

from widgets.markdown.code_view import CodeView
from widgets.markdown.parts import Part
from widgets.markdown.render import render
from widgets.rows.ink import Ink
from widgets.rows.message_text import MessageText

KEPT = 160  # documents are the memory of a page: this many cover about ten screens

Source = tuple[Part, CodeView | None]
"""A part, and how its code is shown."""


class TextCache:
    """Rendered texts by their source, for one look at a time; the least recently used go first."""

    def __init__(self, ink: Ink, kept: int = KEPT) -> None:
        self._ink = ink
        self._kept = kept
        self._texts: OrderedDict[Source, MessageText] = OrderedDict()

    def __len__(self) -> int:
        return len(self._texts)

    def laid_out(self, source: Source, width: int) -> MessageText:
        """A text, laid out for a width."""
        text = self._texts.pop(source, None) or self._render(source)
        self._texts[source] = text  # at the end, as the one that was used last
        if len(self._texts) > self._kept:
            self._texts.popitem(last=False)
        text.lay_out(width)
        return text

    def rendered(self, source: Source) -> MessageText:
        """A text, perhaps not laid out; reading ten thousand of them pushes none out."""
        return self._texts.get(source) or self._render(source)

    def _render(self, source: Source) -> MessageText:
        part, view = source
        return MessageText(render(part, self._ink.look, view), self._ink)
