"""A process that talks to the assistant, for tests that end it without mercy: HOME, SERVER, then one request a line.

A request that begins with "!" is private. Each event is told by a line on standard output: its type, its text.
"""

import sys
from pathlib import Path

from app.agent_log import AgentLog
from app.assistant.chat import Chat
from app.assistant.events import Event
from app.assistant.services import Phrases, Services
from app.settings import BASE_URL, USER_NAME
from store.clock import SystemClock
from store.home import Home
from store.settings import Settings


def hear(event: Event) -> None:
    print(type(event).__name__, repr(getattr(event, "text", "")), flush=True)


def main(home: Path, server: str) -> None:
    clock = SystemClock()
    settings = Settings({BASE_URL.path: server, USER_NAME.path: "Diego"})
    place = Home(home)
    services = Services(place, clock, lambda: settings, lambda: Phrases("", "", ""), AgentLog(place, clock))
    chat = Chat(services, hear)
    for line in sys.stdin:
        chat.send(line.strip().removeprefix("!"), private=line.startswith("!"))
    chat.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
