"""Loads the model libraries in the thread that asks for it, with the collector off, and out of its sight afterwards."""

import gc
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.assistant.events import Event
from app.assistant.services import Services

if TYPE_CHECKING:
    from app.assistant.engine import Engine

# These can be made to log whole requests by the environment.
TALKATIVE = ("openai", "httpx2", "httpcore2", "pydantic_ai", "asyncio")


def engine(services: Services, emit: Callable[[Event], None]) -> "Engine":
    """The engine; what was loaded for it stays for the life of the process."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        import pydantic_ai

        from app.assistant.engine import Engine

        pydantic_ai.BANNER_ENABLED = False
        gc.freeze()
    finally:
        if collecting:
            gc.enable()
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    return Engine(services, emit)
