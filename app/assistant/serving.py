"""What the model server says of itself: which models it has, what the wanted one can do, how much it can read."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

import httpx2

from app.assistant.address import Address
from app.assistant.failure import Failure
from app.assistant.http import Redirected, TooLarge

# What Ollama gives a model where nothing else is said.
DEFAULT_CONTEXT = 4096
ASKING_S = 10.0

Answer = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Serving:
    """A model that can be asked. context: tokens it reads at once; tools: whether it can call tools."""

    model: str
    context: int
    tools: bool


async def serving(client: httpx2.AsyncClient, address: Address, wanted: str) -> Serving:
    """The wanted model, or the only one there where none is named. Errors: Failure."""
    model = wanted or await _only(client, address)
    if _is_cloud_name(model):
        raise Failure("model_remote", model=model)
    shown = await _ask(client, "POST", f"{address.text}/api/show", {"model": model})
    if shown is None:
        return await _without_details(client, address, model)
    if _is_remote(shown):
        raise Failure("model_remote", model=model)
    loaded = await _loaded(client, address, model)
    if _is_remote(loaded):
        raise Failure("model_remote", model=model)
    return Serving(model, _context(shown, loaded), _can_call(shown))


async def models(client: httpx2.AsyncClient, address: Address) -> tuple[str, ...]:
    """The names of the models that are on this server itself. Errors: Failure."""
    tags = await _ask(client, "GET", f"{address.text}/api/tags")
    if tags is not None:
        found = [model for model in _objects(tags.get("models")) if not _is_remote(model)]
        named = [str(model.get("name") or model.get("model")) for model in found]
    else:
        listed = await _ask(client, "GET", f"{address.chat}/models") or {}
        named = [str(model.get("id")) for model in _objects(listed.get("data"))]
    return tuple(name for name in named if not _is_cloud_name(name))


async def _only(client: httpx2.AsyncClient, address: Address) -> str:
    there = await models(client, address)
    if len(there) != 1:
        raise Failure("no_model", available="\n".join(there), server=address.text)
    return there[0]


async def _without_details(client: httpx2.AsyncClient, address: Address, model: str) -> Serving:
    """Ollama does not know the model; or another server does, and tells no more than its name."""
    there = await models(client, address)
    if model not in there and f"{model}:latest" not in there:
        raise Failure("model_missing", model=model, available="\n".join(there), server=address.text)
    properties = await _ask(client, "GET", f"{address.text}/props") or {}
    generation = properties.get("default_generation_settings")
    size = generation.get("n_ctx") if isinstance(generation, dict) else None
    return Serving(model, size if isinstance(size, int) and size > 0 else DEFAULT_CONTEXT, tools=True)


async def _loaded(client: httpx2.AsyncClient, address: Address, model: str) -> Answer:
    """What is said of the model where it is in memory; else nothing."""
    running = await _ask(client, "GET", f"{address.text}/api/ps") or {}
    for one in _objects(running.get("models")):
        if {one.get("name"), one.get("model")} & {model, f"{model}:latest"}:
            return one
    return {}


def _context(shown: Answer, loaded: Answer) -> int:
    """As loaded; else as the model's file sets it; else as Ollama begins, and never more than the model can."""
    in_memory = loaded.get("context_length")
    if isinstance(in_memory, int) and in_memory > 0:
        return in_memory
    set_in_file = re.search(r"^num_ctx\s+(\d+)", str(shown.get("parameters") or ""), re.MULTILINE)
    if set_in_file:
        return int(set_in_file[1])
    details = shown.get("model_info")
    told = details if isinstance(details, dict) else {}
    most = [size for name, size in told.items() if name.endswith(".context_length") and isinstance(size, int)]
    return min([DEFAULT_CONTEXT, *(size for size in most if size > 0)])


def _can_call(shown: Answer) -> bool:
    """An older server does not tell; its answer will."""
    able = shown.get("capabilities")
    return "tools" in able if isinstance(able, list) else True


def _is_remote(described: Answer) -> bool:
    return bool(described.get("remote_host") or described.get("remote_model"))


def _is_cloud_name(model: str) -> bool:
    return re.search(r"[:-]cloud$", model) is not None


def _objects(value: object) -> list[Answer]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


async def _ask(client: httpx2.AsyncClient, method: str, url: str, body: Answer | None = None) -> Answer | None:
    """The object that is answered; None where the server knows no such thing. Errors: Failure."""
    try:
        response = await client.request(method, url, json=body, timeout=ASKING_S)
    except httpx2.TimeoutException as error:
        raise Failure("timeout", seconds=str(round(ASKING_S))) from error
    except TooLarge as error:
        raise Failure("too_large") from error
    except Redirected as error:
        raise Failure("redirected") from error
    except (httpx2.ConnectError, httpx2.NetworkError, httpx2.ProtocolError) as error:
        raise Failure("server_down") from error
    if response.status_code in (400, 404, 405, 501):
        return None
    if not response.is_success:
        raise Failure("server_error", status=str(response.status_code))
    return _read(response)


def _read(response: httpx2.Response) -> Answer:
    try:
        answer = response.json()
    except ValueError as error:
        raise Failure("bad_reply") from error
    if not isinstance(answer, dict):
        raise Failure("bad_reply")
    return answer
