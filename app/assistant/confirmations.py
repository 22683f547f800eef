"""Questions to the person that a tool waits for, each until it is answered or its turn is stopped."""

import asyncio
from collections.abc import Callable
from itertools import count

from app.assistant.events import Card, ConfirmationAsked, ConfirmationClosed, Event


class Confirmations:
    """The open questions; there is one at a time, for a turn waits at it. For the loop's thread."""

    def __init__(self, emit: Callable[[Event], None]) -> None:
        self._emit = emit
        self._numbers = count(1)
        self._open: dict[int, asyncio.Future[frozenset[str]]] = {}

    async def ask(self, turn: int, cards: tuple[Card, ...]) -> frozenset[str]:
        """The choices that the person wants done; however long that takes."""
        number = next(self._numbers)
        self._open[number] = asyncio.get_running_loop().create_future()
        self._emit(ConfirmationAsked(turn, number, cards))
        chosen: frozenset[str] = frozenset()
        try:
            chosen = await self._open[number] & {card.choice for card in cards}
        finally:
            del self._open[number]
            self._emit(ConfirmationClosed(turn, number, chosen))
        return chosen

    def answer(self, number: int, chosen: frozenset[str]) -> None:
        """A late or unknown answer changes nothing."""
        waiting = self._open.get(number)
        if waiting is not None and not waiting.done():
            waiting.set_result(chosen)
