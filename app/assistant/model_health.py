"""How the model server, the model, its tools and its context stand."""

import asyncio
from collections.abc import Iterator

from app.assistant import http
from app.assistant.address import Address
from app.assistant.failure import Failure
from app.assistant.needs import comfortable, room
from app.assistant.serving import Serving, serving
from app.finding import Finding, Subject
from app.settings import BASE_URL, MODEL
from store.settings import CONTEXT_CHARS, RECALL_CHARS, Settings

# Failures that are the server's, not the model's.
OF_SERVER = ("server_down", "server_error", "server_insecure", "timeout", "redirected", "too_large", "bad_reply")


def model_findings(settings: Settings) -> tuple[Finding, ...]:
    """Asks the server; one that is not on this machine is not asked, for the person may not have agreed to it yet."""
    given = settings[BASE_URL]
    address = Address.of(given)
    if address is None or not address.safe:
        return _failed(Failure("server_insecure"), given)
    if not address.local:
        remote = Finding("server", "warning", "server_remote", {"server": address.text})
        return (remote, *_unknown("model", "tools", "context"))
    try:
        found = asyncio.run(_serving(address, settings[MODEL]))
    except Failure as failure:
        return _failed(failure, address.text)
    good = Finding("server", "good", "server_good", {"server": address.text})
    return (good, *_of_model(found, settings))


async def _serving(address: Address, model: str) -> Serving:
    async with http.client() as client:
        return await serving(client, address, model)


def _failed(failure: Failure, server: str) -> tuple[Finding, ...]:
    data = {"server": server, **failure.data}
    if failure.code in OF_SERVER:
        return (Finding("server", "bad", failure.code, data), *_unknown("model", "tools", "context"))
    good = Finding("server", "good", "server_good", data)
    return (good, Finding("model", "bad", failure.code, data), *_unknown("tools", "context"))


def _unknown(*subjects: Subject) -> Iterator[Finding]:
    return (Finding(subject, "unknown", f"{subject}_unknown") for subject in subjects)


def _of_model(found: Serving, settings: Settings) -> Iterator[Finding]:
    wanted = comfortable(settings[CONTEXT_CHARS], settings[RECALL_CHARS])
    data = {"model": found.model, "context": str(found.context), "needed": str(wanted)}
    yield Finding("model", "good", "model_good", data)
    if found.tools:
        yield Finding("tools", "good", "tools_good", data)
    else:
        yield Finding("tools", "bad", "model_without_tools", data)
    if room(found.context) < 0:
        yield Finding("context", "bad", "context_too_small", data)
    elif found.context < wanted:
        yield Finding("context", "warning", "context_small", data)
    else:
        yield Finding("context", "good", "context_good", data)
