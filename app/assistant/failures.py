"""What an error of a turn means to the person: each cause once, with its code."""

from pydantic_ai.exceptions import (
    AgentRunError,
    ModelAPIError,
    ModelConnectionError,
    ModelContextWindowExceededError,
    ModelHTTPError,
    ModelNotFoundError,
    ModelRequestTimeout,
    ModelTimeoutError,
    OutputTokenLimitExceeded,
)

from app.assistant.failure import Failure
from app.assistant.http import Redirected, TooLarge
from store.errors import StoreError


def failure_of(error: Exception, *, streamed: bool) -> Failure | None:
    """What an error of a turn means to the person; None where it is a bug of ours.

    streamed: something of the answer had come already.
    """
    if isinstance(error, Failure):
        return error
    if isinstance(error, StoreError):
        return Failure("store", store_code=error.code)
    if _caused_by(error, TooLarge):
        return Failure("too_large")
    if _caused_by(error, Redirected):
        return Failure("redirected")
    if isinstance(error, ModelAPIError):
        return _of_server(error, streamed=streamed)
    if isinstance(error, OutputTokenLimitExceeded):
        return Failure("empty_reply")
    return Failure("bad_reply") if isinstance(error, AgentRunError) else None


def _of_server(error: ModelAPIError, *, streamed: bool) -> Failure:
    match error:
        case ModelRequestTimeout() | ModelTimeoutError():
            return Failure("timeout")
        case ModelConnectionError():
            return Failure("dropped" if streamed else "server_down")
        case ModelContextWindowExceededError():
            return Failure("context_full")
        case ModelNotFoundError():
            return Failure("model_missing")
        case ModelHTTPError():
            return _of_status(error)
        case _:
            return Failure("bad_reply")


def _of_status(error: ModelHTTPError) -> Failure:
    if "does not support tools" in str(error.body):
        return Failure("model_without_tools")
    return Failure("server_error", status=str(error.status_code))


def _caused_by(error: BaseException | None, kind: type[BaseException]) -> bool:
    while error is not None and not isinstance(error, kind):
        error = error.__cause__ or error.__context__
    return error is not None
