"""What of a log is to be imported, given what the database holds of it already."""

import hashlib
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from store.conversations.imports import ImportedFile
from store.daylog.importing.report import FileReport, Finding
from store.daylog.reader import Entry, Log, Problem
from store.daylog.source import session_of
from store.errors import ChangedLog
from store.records import Message, Moment, Role, SessionId

_EXPLANATIONS = {
    "bad_header": "a record header has another form than [HH:MM:SS ±HHMM]",
    "bad_time": "a record header gives a time that no clock shows",
    "empty_message": "a record holds no text",
    "header_without_empty_line": "a line like a record header has no empty line before it and was taken as text",
    "no_speaker": "the line after a record header names no speaker",
    "text_before_first_record": "text before the first record was left out",
}
_NO_RECORD = ("header_without_empty_line", "text_before_first_record")


@dataclass(frozen=True, slots=True)
class Held:
    """What the database holds of one log file."""

    state: ImportedFile | None
    stored: Container[str]
    deleted: Container[str]


@dataclass(slots=True)
class Plan:
    """What is to be done with one log.

    new: the messages to add, in order; ends: how many bytes of the log are imported with each of them; accepted: with
    all of them; begun: an import of it was begun before.
    """

    path: Path
    file: str
    begun: bool
    new: list[Message] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    accepted: int = 0
    already_there: int = 0
    deleted: int = 0
    deferred: int = 0
    left_out: int = 0
    warnings: list[Finding] = field(default_factory=list)

    def warn(self, code: str, explanation: str, entry: Entry) -> None:
        self.warnings.append(Finding(code, explanation, entry.line, speaker=entry.speaker))

    def report(self, imported: int) -> FileReport:
        """The report of a file whose new messages were added, but for those that somebody else stored meanwhile."""
        return FileReport(
            path=str(self.path),
            session=session_of(self.file) if imported or self.begun else None,
            imported=imported,
            deferred=self.deferred,
            already_there=self.already_there + len(self.ends) - imported,
            deleted=self.deleted,
            left_out=self.left_out,
            warnings=tuple(sorted(self.warnings, key=lambda finding: finding.line or 0)),
        )


def plan_of(log: Log, held: Held, speakers: Mapping[str, Role], include_tail: bool) -> Plan:
    """What to do with a log. Errors: ChangedLog where what was imported is no longer what the log says."""
    if held.state is not None:
        _check_prefix(log, held.state)
    plan = Plan(log.path, log.file, held.state is not None, warnings=list(_findings(log)))
    plan.left_out = sum(problem.code not in _NO_RECORD for problem in log.problems)
    session = session_of(log.file)
    for entry in log.entries:
        role, source = speakers.get(entry.speaker), str(entry.source)
        if _is_new(plan, entry, source, held, role, include_tail) and role is not None:
            plan.new.append(_message(entry, source, session, role))
            plan.ends.append(plan.accepted)
    return plan


def _is_new(plan: Plan, entry: Entry, source: str, held: Held, role: Role | None, include_tail: bool) -> bool:
    """Whether a record is to be added; why not is counted, and named where a person should know."""
    end = entry.source.offset + entry.source.length
    if source in held.stored or source in held.deleted:
        plan.already_there += source in held.stored
        plan.deleted += source not in held.stored
        plan.accepted = end
        return False
    if role is None:
        plan.left_out += 1
        plan.warn("unknown_speaker", "nobody said which role this speaker has", entry)
        return False
    if entry.open_fence or (entry.last and not include_tail):
        plan.deferred += 1
        if entry.open_fence:
            plan.warn("open_fence", "a code fence in this record is never closed", entry)
        return False
    plan.accepted = end
    return True


def _message(entry: Entry, source: str, session: SessionId, role: Role) -> Message:
    at = Moment.of(entry.at)
    return Message(entry.source.message, session, entry.place, role, "complete", at, entry.content, source)


def _findings(log: Log) -> Iterator[Finding]:
    if log.day is None:
        yield Finding("empty_file", "the file is empty")
    for problem in log.problems:
        yield _finding(problem)


def _finding(problem: Problem) -> Finding:
    return Finding(problem.code, _EXPLANATIONS[problem.code], problem.line)


@dataclass(frozen=True, slots=True)
class Share:
    """What one log gives to one transaction: messages, and how far it is imported with them."""

    state: ImportedFile
    messages: Sequence[Message]


class Prefix:
    """Hashes of the first bytes of a log, for lengths that never shrink: each byte is read once."""

    def __init__(self, data: bytes) -> None:
        self._data = memoryview(data)
        self._hashed = hashlib.sha256()
        self._length = 0

    def hash(self, length: int) -> str:
        self._hashed.update(self._data[self._length : length])
        self._length = length
        return self._hashed.hexdigest()


def _check_prefix(log: Log, state: ImportedFile) -> None:
    if len(log.data) < state.prefix_length:
        raise ChangedLog("the log is shorter than what was imported from it", reason="truncated")
    if Prefix(log.data).hash(state.prefix_length) != state.prefix_hash:
        raise ChangedLog("what was imported from the log was rewritten since", reason="rewritten")
    if state.prefix_length not in log.ends:
        raise ChangedLog("the last record that was imported from the log has grown since", reason="grown")
