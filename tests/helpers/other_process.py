"""Another process that writes into a home: `OtherProcess` starts it and tells it what to do, one deed at a time."""

import json
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from typing import IO

from store.database.connection import writing
from store.daylog.writer import LogWriter
from store.home import Home
from store.records import Category, Moment, Role, SessionId
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

ROOT = Path(__file__).parents[2]


class Deeds:
    """What the other process can do. Times are ISO with an offset."""

    def __init__(self, home: Home) -> None:
        self._clock = SetClock()
        self._path = home.path / "memory" / "memory.sqlite3"
        self._service = MemoryService(self._path, self._clock)
        self._writer = LogWriter(home, "Morgan", self._clock)

    def start(self, at: str) -> str:
        self._clock.when = datetime.fromisoformat(at)
        return self._service.start_session().value.id

    def say(self, session: SessionId, role: Role, text: str, at: str) -> str:
        when = Moment.of(datetime.fromisoformat(at))
        return self._service.record_message(session, role, text, at=when).value.id

    def remember(self, text: str, category: Category, at: str) -> str:
        self._clock.when = datetime.fromisoformat(at)
        return self._service.remember(text, category).value.id

    def delete(self, message: str) -> None:
        with writing(self._path) as connection:
            connection.execute("DELETE FROM messages WHERE id = ?", (message,))

    def set_status(self, message: str, status: str) -> None:
        with writing(self._path) as connection:
            connection.execute("UPDATE messages SET status = ? WHERE id = ?", (status, message))

    def log(self, speaker: str, text: str, at: str) -> None:
        self._clock.when = datetime.fromisoformat(at)
        self._writer.write(speaker, text)


class OtherProcess:
    """The process, from outside. Each deed is done, and committed, when its call returns."""

    def __init__(self, home: Home) -> None:
        command = [sys.executable, "-m", "tests.helpers.other_process", str(home.path)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self._process.stdin
        assert self._process.stdout
        self._deeds: IO[str] = self._process.stdin
        self._answers: IO[str] = self._process.stdout

    def do(self, deed: str, *arguments: str) -> str:
        """What the deed returns."""
        self._deeds.write(json.dumps([deed, *arguments]) + "\n")
        self._deeds.flush()
        answer: str = json.loads(self._answers.readline())
        return answer

    def stop(self) -> None:
        self._deeds.close()
        self._process.wait(10)
        self._answers.close()


def main(home: str) -> None:
    deeds = Deeds(Home(Path(home)))
    for line in sys.stdin:
        deed, *arguments = json.loads(line)
        print(json.dumps(getattr(deeds, deed)(*arguments)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
