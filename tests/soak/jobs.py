"""What a process does until it is killed: `python -m tests.soak.jobs JOB FOLDER`.

It says `ready` before it begins; then, on a line of its own, each thing that was acknowledged, and before something
is changed or deleted which one.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path

from store.clock import SystemClock
from store.database.rebuild import rebuild
from store.home import Home
from store.records import MemoryId, MessageId, Role
from store.service import MemoryService

SPEAKERS: dict[str, Role] = {"Diego": "user", "Morgan": "assistant"}


def say(*words: object) -> None:
    print(*words, flush=True)


def write(folder: Path) -> None:
    """Record, remember, update and delete without end."""
    service, chance = MemoryService(folder / "memory.sqlite3", SystemClock()), random.Random()
    session = service.start_session().value.id
    say("session", session)
    messages, memories = list[MessageId](), list[MemoryId]()
    number = 0
    while True:
        number += 1
        messages.append(service.record_message(session, "user", f"message {number} " + "word " * 50).value.id)
        say("message", messages[-1], number)
        memories.append(service.remember(f"fact {number}", "fact").value.id)
        say("memory", memories[-1], f"fact {number}")
        changed = chance.choice(memories)
        say("changing", changed)
        service.update_memory(changed, f"changed {number}")
        say("memory", changed, f"changed {number}")
        if number % 3 == 0:
            gone, forgotten = messages.pop(chance.randrange(len(messages))), memories.pop(0)
            say("changing", gone)
            service.delete_message(gone)
            say("changing", forgotten)
            service.delete_memory(forgotten)


def bring_in(folder: Path) -> None:
    """Import some logs."""
    MemoryService(folder / "memory.sqlite3", SystemClock()).import_markdown(
        Home(folder / "home"), [folder / "logs"], SPEAKERS, include_tail=True
    )


def migrate(folder: Path) -> None:
    """Begin a session in a database of the first version."""
    say("session", MemoryService(folder / "memory.sqlite3", SystemClock()).start_session().value.id)


def make_anew(folder: Path) -> None:
    """Rebuild the indexes."""
    rebuild(folder / "memory.sqlite3")


def back_up(folder: Path) -> None:
    """Copy the database."""
    MemoryService(folder / "memory.sqlite3", SystemClock()).backup(folder / "copy.sqlite3")


JOBS: dict[str, Callable[[Path], None]] = {
    "write": write,
    "import": bring_in,
    "migrate": migrate,
    "rebuild": make_anew,
    "backup": back_up,
}

if __name__ == "__main__":
    say("ready")
    JOBS[sys.argv[1]](Path(sys.argv[2]))
    say("done")
