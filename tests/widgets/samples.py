"""Records of one day in Madrid, for tests of what is shown."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

from store.records import (
    AgendaId,
    AgendaKind,
    Conversation,
    DayPage,
    JournalEntry,
    JournalId,
    Memory,
    MemoryId,
    Message,
    MessageId,
    Moment,
    Occurrence,
    SessionId,
)
from widgets.rows.message_words import Scene
from widgets.rows.of_page import DayView

MADRID = ZoneInfo("Europe/Madrid")
FRIDAY = date(2026, 10, 2)
SCENE = Scene({"user": "Diego", "assistant": "Morgan", "system": "System"}, MADRID)


def at(hour: int, minute: int, day: int = 2) -> Moment:
    """A moment of October 2026 on the clocks of Madrid."""
    return Moment.of(datetime(2026, 10, day, hour, minute, tzinfo=MADRID))


def session(name: str) -> SessionId:
    return SessionId(name)


def conversation(
    name: str = "a", title: str | None = "How do I read a big CSV?", count: int = 8, last: Moment | None = None
) -> Conversation:
    return Conversation(session(name), title, at(9, 12), last or at(10, 3), count)


def memory(name: str = "m", content: str = "Diego has a dog called Rudiger", created: Moment | None = None) -> Memory:
    written = created or at(9, 12)
    return Memory(MemoryId(name), "fact", None, content, "active", "explicit", None, written, written)


def message(number: int, name: str = "a", content: str = "Hello") -> Message:
    """One of a conversation; numbers start at 1."""
    return Message(MessageId(f"{name}{number}"), session(name), number, "user", "complete", at(9, 12), content)


def messages(count: int, name: str = "a") -> list[Message]:
    return [message(number, name) for number in range(1, count + 1)]


def occurrence(
    name: str = "o",
    kind: AgendaKind = "event",
    start: str = "2026-10-02T18:00",
    end: str = "2026-10-02T19:00",
    *,
    all_day: bool = False,
    rule: str | None = None,
    done: Moment | None = None,
    title: str = "Choir rehearsal",
    note: str = "",
) -> Occurrence:
    """An event or a reminder; times are those of the wall clock."""
    begun, over = datetime.fromisoformat(start), datetime.fromisoformat(end)
    repeats = rule is not None
    return Occurrence(
        AgendaId(name), begun.date(), kind, title, note, begun, over, all_day, None, repeats, False, done, rule
    )


def journal(name: str = "j", content: str = "Slept well.") -> JournalEntry:
    """What was written in the morning."""
    return JournalEntry(JournalId(name), at(7, 30), content, at(7, 30), at(7, 30))


def view(*conversations: Conversation, memories: tuple[Memory, ...] = (), day: date = FRIDAY) -> DayView:
    """The day as it is looked at in the evening of 2 October."""
    return DayView(DayPage(day, memories, conversations), SCENE, at(20, 0))
