"""The words that stand on a day's page around what people wrote."""

from collections.abc import Sequence
from datetime import date, tzinfo
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from store.records import Category, Conversation, Memory, Moment
from widgets.dates import clock, joined
from widgets.rows.message_words import in_full

NAMED_LINES = 8

translate = QCoreApplication.translate


class Counted(QObject):
    """Words that need a number. An object of its own, because only an object's `tr` is collected with its plurals."""

    def messages(self, count: int) -> str:
        return self.tr("%Ln message(s)", "", count)

    def more_in_log(self, count: int) -> str:
        return self.tr("%Ln more message(s) are in this day's log. Import them with:", "", count)

    def unread_in_log(self, count: int) -> str:
        return self.tr("%Ln place(s) in this day's log could not be read. Look at line(s) {lines} of it.", "", count)


def title(conversation: Conversation, zone: tzinfo) -> str:
    """The day's first user message of it, or the hour where there is none."""
    hour = clock(conversation.first.seen(zone))
    return conversation.title or translate("DayPage", "Conversation at {time}").format(time=hour)


def span(conversation: Conversation, zone: tzinfo) -> str:
    """As in "09:12 – 10:03 · 8 messages"; one time where both are in one minute."""
    first, last = clock(conversation.first.seen(zone)), clock(conversation.last.seen(zone))
    return joined(first if first == last else f"{first} – {last}", Counted().messages(conversation.count))


def note(conversation: Conversation) -> str:
    """That a conversation is cut by midnight, on either side."""
    came = translate("DayPage", "From an earlier day") if conversation.continued else ""
    goes = translate("DayPage", "Goes on another day") if conversation.continues else ""
    return joined(came, goes)


def fold_state(*, unfolded: bool) -> str:
    """How a screen reader calls a header's state."""
    return translate("DayPage", "unfolded") if unfolded else translate("DayPage", "folded")


def category(name: Category) -> str:
    match name:
        case "preference":
            return translate("DayPage", "Preference")
        case "fact":
            return translate("DayPage", "Fact")
        case "project":
            return translate("DayPage", "Project")
        case "goal":
            return translate("DayPage", "Goal")
        case "other":
            return translate("DayPage", "Other")
    assert_never(name)


def memory_details(memory: Memory, day: date, zone: tzinfo) -> str:
    """What kind it is, and the hour of that day at which it was written or changed."""
    created, updated = memory.created.seen(zone), memory.updated.seen(zone)
    if updated.date() == day and created.date() != day:
        written = translate("DayPage", "updated {time}").format(time=clock(updated))
    else:
        written = clock(created)
    return joined(category(memory.category), written)


def memory_times(memory: Memory, zone: tzinfo) -> str:
    """When it was written, and when it was changed if it was, to the second."""
    written = in_full(memory.created.seen(zone))
    lines = [translate("DayPage", "Written {time}").format(time=written)]
    if memory.updated != memory.created:
        changed = in_full(memory.updated.seen(zone))
        lines.append(translate("DayPage", "Changed {time}").format(time=changed))
    return "\n".join(lines)


def memory_badge(memory: Memory, now: Moment) -> str:
    """What keeps a memory from counting any more, in a word."""
    if memory.state == "superseded":
        return translate("DayPage", "Replaced")
    return translate("DayPage", "Expired") if memory.expired(now) else ""


def remembered_heading() -> str:
    return translate("DayPage", "What I remember from this day")


def conversations_heading() -> str:
    return translate("DayPage", "Conversations")


def empty_day(day: date, today: date, assistant: str) -> str:
    """One sentence for a day that holds nothing; assistant: by what name it goes."""
    if day == today:
        return translate("DayPage", "Nothing yet today. What you and {name} say will stand here.").format(
            name=assistant
        )
    if day > today:
        return translate("DayPage", "This day is still to come.")
    return translate("DayPage", "A quiet day: nothing was written.")


def previous_entry() -> str:
    return translate("DayPage", "Previous entry")


def more_in_log(count: int) -> str:
    return Counted().more_in_log(count)


def unread_in_log(lines: Sequence[int]) -> str:
    """Names the first of the lines."""
    named = [QLocale().toString(line) for line in lines[:NAMED_LINES]]
    listed = QLocale().createSeparatedList(named) if len(named) == len(lines) else ", ".join([*named, "…"])
    return Counted().unread_in_log(len(lines)).format(lines=listed)


def waiting_for_day() -> str:
    return translate("DayPage", "Opening the day…")


def waiting_for_messages() -> str:
    return translate("DayPage", "Fetching the messages…")


def try_again() -> str:
    return translate("DayPage", "Try again")
