"""Why a turn cannot go on: a code, and what a message may show of it."""

from app.assistant.events import FailureCode


class Failure(Exception):
    """A turn cannot go on. data: see `events.TurnFailed`."""

    def __init__(self, code: FailureCode, **data: str) -> None:
        super().__init__(code)
        self.code: FailureCode = code
        self.data = data
