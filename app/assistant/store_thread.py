"""The one thread in which the assistant reads and writes its stores, so that its loop never waits for a disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class StoreThread:
    """Does one piece of work after another. Pieces are short: a call of the store waits half a second at most."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="morgan-assistant-store")

    async def run(self, work: Callable[[], T], done: Callable[[T], None] | None = None) -> T:
        """The result of `work`. A stop that comes meanwhile takes effect when it has ended, and `done` was called."""
        future = asyncio.get_running_loop().run_in_executor(self._pool, work)
        stopped: asyncio.CancelledError | None = None
        while not future.done():
            try:
                await asyncio.wait({future})
            except asyncio.CancelledError as error:
                stopped = error
        failed = future.exception()
        if failed is None and done is not None:
            done(future.result())
        if stopped is not None:
            raise stopped
        return future.result()

    def close(self) -> None:
        """Wait for what goes on."""
        self._pool.shutdown(wait=True)
