"""A model server for tests: real HTTP on loopback, which says what a test scripted and remembers what it was asked.

It speaks the part of Ollama's interface that Morgan asks (`/api/tags`, `/api/show`, `/api/ps`), and as OpenAI does
`/v1/chat/completions`, streamed or not. A reply is a sequence of steps, sent in order:

    server.answers(Say("Let me look."), Call("recall", query="garden"))
    server.answers(Say("It was on Monday."))
"""

import json
import socket
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from threading import Condition, Event, Thread
from typing import Any, cast

Json = dict[str, Any]
PATIENCE_S = 20


@dataclass(frozen=True)
class Say:
    """Text, sent in pieces of `size` characters (0: at once)."""

    text: str
    size: int = 0


@dataclass(frozen=True)
class Think:
    """Text of reasoning."""

    text: str


@dataclass(frozen=True, init=False)
class Call:
    """A call of a tool. arguments: an object, or any text where `raw` is given."""

    tool: str
    arguments: str

    def __init__(self, tool: str, raw: str | None = None, **arguments: object) -> None:
        object.__setattr__(self, "tool", tool)
        object.__setattr__(self, "arguments", json.dumps(arguments) if raw is None else raw)


@dataclass
class Pause:
    """Waits until the test releases it; `reached` is set when the reply has come here."""

    reached: Event = field(default_factory=Event)
    released: Event = field(default_factory=Event)

    def release(self) -> None:
        self.released.set()


@dataclass(frozen=True)
class Cut:
    """The reply ends here since it is too long."""


@dataclass(frozen=True)
class Drop:
    """The connection ends here, in the middle."""


@dataclass(frozen=True)
class Status:
    """Instead of a reply: an error."""

    code: int
    body: str = '{"error": {"message": "trouble"}}'
    location: str = ""


@dataclass(frozen=True)
class Flood:
    """Bytes without end, up to so many."""

    size: int


@dataclass(frozen=True)
class Split:
    """Text whose bytes are sent one by one, each by itself."""

    text: str


Step = Say | Think | Call | Pause | Cut | Drop | Status | Flood | Split
NO_CLAIM, CLAIM = (Say('{"claims": false}'),), (Say('{"claims": true}'),)


@dataclass
class Model:
    """A model as the server describes it."""

    name: str = "small:latest"
    context: int | None = 32768
    parameters: str = ""
    capabilities: list[str] = field(default_factory=lambda: ["completion", "tools"])
    remote_host: str = ""


class ModelServer:
    """What it will say, and what it was asked. requests: bodies of conversations; paths: of all requests.

    claim: the reply to the question about an answer; any other request gets the next of the answers.
    """

    def __init__(self) -> None:
        self.models = [Model()]
        self.claim: tuple[Step, ...] = NO_CLAIM
        self.requests: list[Json] = []
        self.claims: list[Json] = []
        self.paths: list[str] = []
        self.ollama = True
        self.show: tuple[Step, ...] = ()
        self.ended = Event()
        self.calls = count(1)
        self._answers: deque[tuple[Step, ...]] = deque()
        self._gone = Condition()
        self._left = 0
        self._http = _Server(("127.0.0.1", 0), _Handler)
        self._http.script = self
        self._thread = Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.01})

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._http.server_address[1]}"

    def answers(self, *steps: Step) -> None:
        """The next reply that is not one to the question about an answer."""
        self._answers.append(steps)

    def reply_to(self, body: Json) -> tuple[Step, ...]:
        if "response_format" in body:
            self.claims.append(body)
            return self.claim
        self.requests.append(body)
        return self._answers.popleft() if self._answers else (Say("Nothing more is scripted."),)

    @property
    def left(self) -> int:
        """How many clients have gone in the middle of a reply."""
        return self._left

    def note_left(self) -> None:
        with self._gone:
            self._left += 1
            self._gone.notify_all()

    def wait_until_left(self, times: int = 1) -> bool:
        """Wait until so many clients have gone in the middle of a reply."""
        with self._gone:
            return self._gone.wait_for(lambda: self._left >= times, PATIENCE_S)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self.ended.set()
        self._http.shutdown()
        self._http.hang_up()
        self._http.server_close()
        self._thread.join()


class _Server(ThreadingHTTPServer):
    script: ModelServer
    daemon_threads = False
    block_on_close = True

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._lines: list[socket.socket] = []

    def get_request(self) -> tuple[socket.socket, Any]:
        line, address = super().get_request()
        self._lines.append(line)
        return line, address

    def hang_up(self) -> None:
        """End the connections that clients keep open for a next request."""
        for line in self._lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    timeout = 5

    @property
    def script(self) -> ModelServer:
        return cast(_Server, self.server).script

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        self.script.paths.append(self.path)
        models = self.script.models
        if self.path == "/v1/models":
            self._send(200, {"data": [{"id": model.name} for model in models]})
        elif not self.script.ollama:
            self._send(404, {"error": "not here"})
        elif self.path == "/api/tags":
            self._send(200, {"models": [_tag(model) for model in models]})
        elif self.path == "/api/ps":
            loaded = [_tag(model) | {"context_length": model.context} for model in models if model.context]
            self._send(200, {"models": loaded})
        else:
            self._send(404, {"error": "not here"})

    def do_POST(self) -> None:
        self.script.paths.append(self.path)
        body: Json = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if self.path == "/v1/chat/completions":
            steps = self.script.reply_to(body)
            with suppress(OSError):
                _Reply(self, body, steps).send()
        elif self.path == "/api/show" and self.script.ollama:
            self._show(body["model"])
        else:
            self._send(404, {"error": "not here"})

    def _show(self, name: str) -> None:
        if self.script.show:
            with suppress(OSError):
                _Reply(self, {}, self.script.show).send()
            return
        model = next((one for one in self.script.models if one.name in (name, f"{name}:latest")), None)
        if model is None:
            self._send(404, {"error": "model not found"})
            return
        details: Json = {"capabilities": model.capabilities, "parameters": model.parameters}
        details |= {"model_info": {"small.context_length": 131072}}
        self._send(200, details | ({"remote_host": model.remote_host} if model.remote_host else {}))

    def _send(self, status: int, body: Json) -> None:
        self.send_bytes(status, json.dumps(body).encode())

    def send_bytes(self, status: int, content: bytes, location: str = "") -> None:
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        if location:
            self.send_header("Location", location)
        self.end_headers()
        self.wfile.write(content)


def _tag(model: Model) -> Json:
    return {"name": model.name, "model": model.name} | ({"remote_host": model.remote_host} if model.remote_host else {})


class _Reply:
    """One reply, as a stream of events or as one object."""

    def __init__(self, handler: _Handler, body: Json, steps: tuple[Step, ...]) -> None:
        self._handler = handler
        self._streams = bool(body.get("stream"))
        self._steps = steps
        self._index = count()
        self._called = False

    def send(self) -> None:
        first = self._steps[0] if self._steps else None
        if isinstance(first, Status):
            self._handler.send_bytes(first.code, first.body.encode(), first.location)
        elif self._streams:
            self._stream()
        else:
            self._whole()

    def _stream(self) -> None:
        self._begin("text/event-stream")
        self._event({"role": "assistant", "content": ""})
        finish = "stop"
        for step in self._steps:
            if isinstance(step, Drop):
                return
            if isinstance(step, Cut):
                finish = "length"
            else:
                self._step(step)
        self._event({}, "tool_calls" if self._called and finish == "stop" else finish)
        self._write(b"data: [DONE]\n\n")
        self._put(b"0\r\n\r\n")

    def _begin(self, kind: str) -> None:
        handler = self._handler
        handler.send_response(200)
        handler.send_header("Content-Type", kind)
        handler.send_header("Transfer-Encoding", "chunked")
        handler.send_header("Connection", "close")
        handler.end_headers()
        handler.close_connection = True

    def _step(self, step: Step) -> None:
        match step:
            case Say(text, size):
                pieces = [text[at : at + size] for at in range(0, len(text), size)] if size else [text]
                for piece in pieces:
                    self._event({"content": piece})
            case Split(text):
                for byte in _event_bytes({"content": text}, None):
                    self._write(bytes([byte]))
            case Think(text):
                self._event({"reasoning": text})
            case Call():
                self._called = True
                self._event({"tool_calls": [self._call(step)]})
            case Pause():
                self._pause(step)
            case Flood(size):
                for _ in range(size // 65536):
                    self._write(b"x" * 65536)
            case _:
                raise AssertionError(f"{step} cannot stand within a reply")

    def _pause(self, pause: Pause) -> None:
        """Until released, the end of the server, or the client's going, which a probe of the line tells."""
        pause.reached.set()
        while not pause.released.wait(0.02) and not self._handler.script.ended.is_set():
            self._write(b": still here\n\n")

    def _call(self, call: Call) -> Json:
        number = next(self._handler.script.calls)
        function = {"name": call.tool, "arguments": call.arguments}
        return {"index": next(self._index), "id": f"call_{number}", "type": "function", "function": function}

    def _event(self, delta: Json, finish: str | None = None) -> None:
        self._write(_event_bytes(delta, finish))

    def _write(self, content: bytes) -> None:
        """One piece on its own: a connection that ends without the empty one was dropped."""
        self._put(b"%x\r\n%b\r\n" % (len(content), content))

    def _put(self, content: bytes) -> None:
        try:
            self._handler.wfile.write(content)
            self._handler.wfile.flush()
        except OSError:
            self._handler.script.note_left()
            raise

    def _whole(self) -> None:
        for step in self._steps:
            if isinstance(step, Pause):
                step.reached.set()
                while not step.released.wait(0.02) and not self._handler.script.ended.is_set():
                    pass
            if isinstance(step, Flood):
                self._handler.send_bytes(200, b"x" * step.size)
                return
        text = "".join(step.text for step in self._steps if isinstance(step, Say))
        calls = [self._call(step) for step in self._steps if isinstance(step, Call)]
        message = {"role": "assistant", "content": text} | ({"tool_calls": calls} if calls else {})
        choice = {"index": 0, "message": message, "finish_reason": "tool_calls" if calls else "stop"}
        body = {"id": "r", "object": "chat.completion", "created": 1, "model": "small", "choices": [choice]}
        self._handler.send_bytes(200, json.dumps(body).encode())


def _event_bytes(delta: Json, finish: str | None) -> bytes:
    choice = {"index": 0, "delta": delta, "finish_reason": finish}
    event = {"id": "r", "object": "chat.completion.chunk", "created": 1, "model": "small", "choices": [choice]}
    return b"data: " + json.dumps(event, ensure_ascii=False).encode() + b"\n\n"


@contextmanager
def model_server() -> Iterator[ModelServer]:
    server = ModelServer()
    server.start()
    try:
        yield server
    finally:
        server.close()
