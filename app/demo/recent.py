"""How the sample conversations of the last days are recorded: message by message, as the program itself does it."""

from collections.abc import Iterable
from datetime import datetime

from app.demo.remembering import Asked
from app.demo.script import Line, Note, Scene
from app.demo.stage import StageClock
from app.session_log import Gates, SessionLog
from store.daylog.writer import LogWriter
from store.records import MessageId, Role
from store.service import MemoryService

NAMES: dict[Role, str] = {"user": "Diego", "assistant": "Morgan", "system": "System"}


def record_recent(scenes: Iterable[Scene], writer: LogWriter, service: MemoryService, clock: StageClock) -> list[Asked]:
    """Record the conversations as they went on, one beside the other; what they ask to remember is returned.

    `clock` is the one that the writer and the service go by. Errors: those of both, which a running program would only
    note.
    """
    runs = [Run(scene, writer, service, clock) for scene in scenes]
    moments = sorted((at, run, place) for run, one in enumerate(runs) for place, at in enumerate(one.scene.moments))
    for at, run, place in moments:
        clock.set(at)
        runs[run].play(place, at)
    return [asked for run in runs for asked in run.asked]


class Run:
    """One conversation while it is recorded. asked: what it has asked to remember so far."""

    def __init__(self, scene: Scene, writer: LogWriter, service: MemoryService, clock: StageClock) -> None:
        self.scene = scene
        self.asked: list[Asked] = []
        gates = Gates(log=True, database=scene.talk.kept == "both")
        self._log = SessionLog(writer, service, NAMES, lambda: gates, clock)
        self._source: MessageId | None = None

    def play(self, place: int, at: datetime) -> None:
        """Record one step; the last one of a conversation that is over closes its session."""
        step = self.scene.talk.steps[place]
        if isinstance(step, Note):
            self.asked.append(Asked(step, at, self._source))
        else:
            self._write(step)
        if place + 1 == len(self.scene.talk.steps) and not self.scene.talk.open:
            self._log.end()

    def _write(self, line: Line) -> None:
        change = self._log.write(line.role, line.text, line.status)
        for error in (self._log.log_error, self._log.memory_error):
            if error is not None:
                raise error
        self._source = next(iter(change.messages), None)
