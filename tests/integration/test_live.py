"""The page follows what others write, and what stayed the same neither moves nor folds nor loses the focus."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from tests.helpers.other_process import OtherProcess
from tests.integration.live_program import FRIDAY, NINE, TEN, Conversation, LiveProgram, Open
from widgets.rows.copy_button import CopyButton
from widgets.rows.row import Position

PARAGRAPH = "Paragraph {0} of a long message. " + "It goes on and on. " * 20 + "\n\n```python\nx = {0}\n```"
LONG = "\n\n".join(PARAGRAPH.format(number) for number in range(60))

# Whatever others write is seen


def test_new_message_at_the_bottom_comes_into_view(other: OtherProcess, open_program: Open) -> None:
    talk = Conversation(other, NINE)
    talk.say(*(f"Message {number} " * 30 for number in range(20)))
    program = open_program()
    program.list.scroll_to_end()
    talk.say("The last word")
    program.until(lambda: program.texts()[-1:] == ["The last word"])
    assert (talk.ids[-1], 0) in program.seen()


def test_message_in_a_folded_conversation_changes_its_header_alone(other: OtherProcess, open_program: Open) -> None:
    first, second = Conversation(other, NINE), Conversation(other, TEN)
    first.say("Plant the garlic")
    second.say("Call the dentist")
    program = open_program()
    first.say("I did")
    program.until(lambda: [row.conversation.count for row in program.conversations()] == [2, 1])
    assert program.texts() == []


def test_memory_conversation_and_empty_day_are_seen(other: OtherProcess, open_program: Open) -> None:
    program = open_program()
    assert [row.tone for row in program.notices()] == ["empty"]
    other.do("remember", "Diego has a dog", "fact", NINE)
    program.until(lambda: program.memories() == ["Diego has a dog"])
    Conversation(other, TEN).say("Hello")
    program.until(lambda: program.titles() == ["Hello"])
    assert program.notices() == []


def test_day_of_the_past_is_followed_too(other: OtherProcess, open_program: Open) -> None:
    talk = Conversation(other, NINE)
    talk.say("Plant the garlic")
    program = open_program(now="09 20:00", day=FRIDAY)
    talk.say("I did")
    program.until(lambda: program.texts() == ["Plant the garlic", "I did"])


# What stays the same stays where it is


class Reader:
    """Somebody in the middle of a long message, with a selection in it and the focus on a button that copies code.

    `above` and `talk` are the conversations of the day; the message is the second one of `talk`.
    """

    def __init__(self, program: LiveProgram, above: Conversation, talk: Conversation) -> None:
        self.program, self.above, self.talk = program, above, talk
        self.key = (talk.ids[1], 2)
        program.list.scroll_to(Position(self.key, 300))
        program.settle()
        program.list.selection.set(Position(self.key, 310), Position(self.key, 340))
        program.list.show_selection()
        program.window.activateWindow()
        card = program.list.pool.widget(self.key)
        assert card
        card.controls()[0].setFocus()
        program.until(lambda: isinstance(QApplication.focusWidget(), CopyButton))
        self.before = self.state()

    def replace_last(self, other: OtherProcess) -> None:
        """Delete the last message above, and say another one in its place."""
        other.do("delete", self.above.ids[-1])
        self.above.say("One more")

    def state(self) -> tuple[object, ...]:
        rows = self.program.list
        card = rows.pool.widget(self.key)
        assert card
        folds = {row.conversation.session: row.unfolded for row in self.program.conversations()}
        focus = QApplication.focusWidget()
        return (
            self.program.eye(),
            (rows.selection.origin, rows.selection.caret, card.selected),
            folds,
            (focus, focus is not None and card.isAncestorOf(focus)),
        )


@pytest.fixture
def reader(other: OtherProcess, open_program: Open) -> Reader:
    above, talk = Conversation(other, NINE), Conversation(other, TEN)
    above.say(*(f"Above {number} " * 40 for number in range(30)))
    talk.say("Tell me all", LONG, "Thank you", "Welcome")
    program = open_program()
    program.page.unfold([above.session, talk.session])
    program.until(lambda: len(program.messages()) == 34)
    return Reader(program, above, talk)


WRITES: dict[str, tuple[Callable[[Reader, OtherProcess], object], Callable[[Reader], bool]]] = {
    "a message at the end": (
        lambda reader, other: reader.talk.say("The last word"),
        lambda reader: reader.program.texts()[-1] == "The last word",
    ),
    "a message above, unfolded": (
        lambda reader, other: reader.above.say("One more"),
        lambda reader: "One more" in reader.program.texts(),
    ),
    "a deletion above": (
        lambda reader, other: other.do("delete", reader.above.ids[3]),
        lambda reader: reader.above.ids[3] not in [message.id for message in reader.program.messages()],
    ),
    "a status above": (
        lambda reader, other: other.do("set_status", reader.above.ids[3], "interrupted"),
        lambda reader: reader.program.messages()[3].status == "interrupted",
    ),
    "its own status": (
        lambda reader, other: other.do("set_status", reader.talk.ids[1], "interrupted"),
        lambda reader: reader.program.messages()[31].status == "interrupted",
    ),
    "a memory at the top": (
        lambda reader, other: other.do("remember", "Diego has a dog", "fact", NINE),
        lambda reader: reader.program.memories() == ["Diego has a dog"],
    ),
    "a deletion with a message after it": (
        lambda reader, other: reader.replace_last(other),
        lambda reader: "One more" in reader.program.texts() and len(reader.program.messages()) == 34,
    ),
}


@pytest.mark.parametrize(("write", "is_seen"), WRITES.values(), ids=WRITES.keys())
def test_reader_is_not_disturbed_by(
    reader: Reader,
    other: OtherProcess,
    write: Callable[[Reader, OtherProcess], object],
    is_seen: Callable[[Reader], bool],
) -> None:
    write(reader, other)
    reader.program.until(lambda: is_seen(reader))
    reader.program.settle()
    assert reader.state() == reader.before
