"""What runs behind the door, in the assistant's thread: one turn after another, and what the person says meanwhile."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from app.assistant import http
from app.assistant.additions import Additions
from app.assistant.address import Address
from app.assistant.agent import make_agent
from app.assistant.confirmations import Confirmations
from app.assistant.conversation import Ask, Conversation, Means
from app.assistant.events import Event, StoreChanged, Undone
from app.assistant.recorder import Recorder
from app.assistant.services import Services
from app.assistant.store_thread import StoreThread
from store.errors import StoreError
from store.records import Change

if TYPE_CHECKING:
    from app.assistant.chat import Command

AGENT = logging.getLogger("morgan.agent")
Job = Callable[[], Awaitable[None]]


class Engine:
    """Carries out the commands of `Chat`, after whose methods its own are named. All but `soon` are for the loop."""

    def __init__(self, services: Services, emit: Callable[[Event], None]) -> None:
        self._emit = emit
        self._loop = asyncio.new_event_loop()
        self._store = StoreThread()
        self._client = http.client()
        self._additions = Additions()
        self._confirmations = Confirmations(emit)
        means = Means(make_agent(), self._client, self._store, self._confirmations, self._additions)
        self._conversation = Conversation(services, emit, means, Recorder(services))
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._beside: set[asyncio.Task[None]] = set()

    def run(self, ready: Callable[["Engine"], None]) -> None:
        """Until `close`. ready: called before anything else, when commands may come."""
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.get_loop()
            ready(self)
            runner.run(self._work())

    def soon(self, command: "Command") -> None:
        """Carry out a command in the loop. From any thread."""
        self._loop.call_soon_threadsafe(command, self)

    def send(self, turn: int, text: str, *, private: bool) -> None:
        self._conversation.stop()
        self._put(partial(self._conversation.go, self._conversation.expect(Ask(turn, text, private))))

    def retry(self, turn: int) -> None:
        self._put(partial(self._conversation.retry, turn))

    def stop(self) -> None:
        self._conversation.stop()

    def answer(self, confirmation: int, chosen: frozenset[str]) -> None:
        self._confirmations.answer(confirmation, chosen)

    def undo(self, undo: int) -> None:
        self._begin_beside(self._undo(undo))

    def confirm_server(self, address: str) -> None:
        confirmed = Address.of(address)
        if confirmed is not None:
            self._conversation.confirmed.add(confirmed.text)

    def end_private(self) -> None:
        self._conversation.stop_private()
        self._put(self._conversation.forget_private)

    def close(self) -> None:
        self._conversation.stop()
        self._jobs.put_nowait(None)

    def _put(self, job: Job) -> None:
        self._jobs.put_nowait(job)

    def _begin_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Beside the turn, which may be waiting for a person."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _work(self) -> None:
        try:
            while (job := await self._jobs.get()) is not None:
                await self._do(job)
            await asyncio.gather(*self._beside)
            await self._conversation.close()
        finally:
            await self._client.aclose()
            self._store.close()

    async def _do(self, job: Job) -> None:
        """A bug of ours ends the turn, not the assistant."""
        try:
            await job()
        except Exception as error:  # noqa: BLE001 - it is logged, and told as the end of the turn
            AGENT.error("the assistant met a bug", exc_info=error)
            self._conversation.give_up()

    async def _undo(self, number: int) -> None:
        try:
            written = await self._store.run(lambda: self._additions.take_back(number))
        except StoreError as error:
            self._emit(Undone(number, error.code))
            return
        if written is None:
            return
        self._emit(Undone(number))
        if written.change != Change():
            self._emit(StoreChanged(written.change))
