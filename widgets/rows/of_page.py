"""Turns what a day holds, and what is unfolded in it, into the rows of the page."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from store.records import Conversation, DayPage, Memory, Moment, SessionId
from widgets.rows import page_words as words
from widgets.rows.conversation import ConversationRow
from widgets.rows.heading import HeadingRow
from widgets.rows.memory import MemoryRow
from widgets.rows.message_rows import MessageRow
from widgets.rows.message_words import Scene
from widgets.rows.notice import Action, NoticeRow
from widgets.rows.of_agenda import agenda_rows, journal_rows
from widgets.rows.row import Row
from widgets.rows.time_chips import Stop


@dataclass(frozen=True, slots=True)
class DayView:
    """One day as it is to be shown.

    scene: names of the speakers and the zone of whoever looks; now: the moment of looking; previous_entry, next_entry:
    whether there is an earlier or a later day with a conversation; import_command: the line that imports the day's log.
    """

    page: DayPage
    scene: Scene
    now: Moment
    previous_entry: bool = False
    next_entry: bool = False
    import_command: str = ""

    @property
    def day(self) -> date:
        return self.page.day

    @property
    def today(self) -> date:
        """The local day of the moment of looking."""
        return self.now.seen(self.scene.zone).date()


@dataclass(frozen=True, slots=True)
class Unfolded:
    """What stands under the header of one unfolded conversation: its messages so far, or why there are none.

    waiting: the wait is long enough to be mentioned; trouble: why they could not be fetched, in plain words;
    stops: times to jump by.
    """

    rows: Sequence[MessageRow] = ()
    waiting: bool = False
    trouble: str = ""
    stops: tuple[Stop, ...] = ()


def page_rows(view: DayView, unfolded: Mapping[SessionId, Unfolded]) -> list[Row]:
    """All rows of a day, in the order they are shown."""
    page = view.page
    rows: list[Row] = [*agenda_rows(page, first=True)]
    rows += journal_rows(page, view.scene.zone, first=not rows)
    rows += memory_rows(view, first=not rows)
    if page.conversations:
        rows.append(HeadingRow("conversations", words.conversations_heading(), first=not rows))
        for conversation in page.conversations:
            rows += conversation_rows(conversation, view.scene, unfolded.get(conversation.session))
    elif not rows:
        rows.append(empty_row(view))
    if page.more_in_log:
        rows.append(log_row(page.more_in_log, view.import_command))
    if page.unread_in_log:
        rows.append(NoticeRow(("day", "unread"), words.unread_in_log(page.unread_in_log), "quiet"))
    return rows


def memory_rows(view: DayView, *, first: bool) -> Iterator[Row]:
    """The heading and the memories, or nothing. first: nothing stands above."""
    if view.page.memories:
        yield HeadingRow("memories", words.remembered_heading(), first)
    for memory in view.page.memories:
        yield memory_row(memory, view)


def memory_row(memory: Memory, view: DayView) -> MemoryRow:
    details = words.memory_details(memory, view.day, view.scene.zone)
    times = words.memory_times(memory, view.scene.zone)
    return MemoryRow(memory, details, words.memory_badge(memory, view.now), times)


def conversation_rows(conversation: Conversation, scene: Scene, shown: Unfolded | None) -> list[Row]:
    """A header, and below it what is unfolded."""
    header = ConversationRow(
        conversation,
        words.title(conversation, scene.zone),
        words.span(conversation, scene.zone),
        words.note(conversation),
        shown is not None,
        words.fold_state(unfolded=shown is not None),
        shown.stops if shown else (),
    )
    if shown is None:
        return [header]
    return [header, *shown.rows, *_state_rows(conversation.session, shown)]


def _state_rows(session: SessionId, shown: Unfolded) -> Iterator[NoticeRow]:
    if shown.trouble:
        again = Action("retry-messages", words.try_again(), "retry")
        yield NoticeRow(("messages", session), shown.trouble, "trouble", action=again, nested=True)
    elif shown.waiting:
        yield NoticeRow(("messages", session), words.waiting_for_messages(), "waiting", nested=True)


def empty_row(view: DayView) -> NoticeRow:
    """What an empty day says, with the way to the previous entry if there is one."""
    back = Action("previous-entry", words.previous_entry(), "previous-entry") if view.previous_entry else None
    said = words.empty_day(view.day, view.today, view.scene.names["assistant"])
    return NoticeRow(("day", "empty"), said, "empty", action=back)


def log_row(count: int, command: str) -> NoticeRow:
    """That the day's log holds more than the database."""
    return NoticeRow(("day", "log"), words.more_in_log(count), "quiet", command)


def waiting_row() -> NoticeRow:
    return NoticeRow(("day", "waiting"), words.waiting_for_day(), "waiting")


def trouble_row(said: str) -> NoticeRow:
    """What went wrong with the whole day, in plain words, with the way to try again."""
    return NoticeRow(("day", "trouble"), said, "trouble", action=Action("retry-day", words.try_again(), "retry"))
