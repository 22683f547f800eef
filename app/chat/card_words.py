"""What a change that waits for the person's word is called, and what was added is."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from app.assistant.events import Added, Card, RecordKind
from widgets.session.question_card import Question

translate = QCoreApplication.translate


def question(card: Card) -> Question:
    """The card in words; the texts stay as they are."""
    passages = [("", card.text)]
    if card.replacement is not None:
        passages.append((translate("Chat", "It would read:"), card.replacement))
    passages += [(translate("Chat", "This would be replaced as well:"), text) for text in card.also]
    title = " ".join(part for part in (_title(card), _part(card)) if part)
    yes, several = _yes(card)
    return Question(card.choice, title, tuple(passages), yes, several)


def _title(card: Card) -> str:
    match card.action:
        case "forget":
            return translate("Chat", "Forget this memory for good?")
        case "update":
            return translate("Chat", "Change this memory?")
        case "replace":
            return translate("Chat", "Replace this memory by another one?")
        case "change":
            return translate("Chat", "Change this: {kind}?").format(kind=kind(card.kind))
        case "delete":
            return translate("Chat", "Delete this for good: {kind}?").format(kind=kind(card.kind))
    assert_never(card.action)


def _part(card: Card) -> str:
    """Of a repeating entry: which of its days it is about."""
    day = QLocale().toString(QDate.fromString(card.day or "", "yyyy-MM-dd"), QLocale.FormatType.LongFormat)
    match card.part:
        case "series":
            return translate("Chat", "It repeats: this is about all of its days.")
        case "occurrence":
            return translate("Chat", "It repeats: this is about {day} only.").format(day=day)
        case "following":
            return translate("Chat", "It repeats: this is about {day} and all later days.").format(day=day)
        case _:
            return ""


def _yes(card: Card) -> tuple[str, str]:
    match card.action:
        case "forget":
            return translate("Chat", "Forget"), translate("Chat", "Forget this one")
        case "update" | "change":
            return translate("Chat", "Change"), translate("Chat", "Change this one")
        case "replace":
            return translate("Chat", "Replace"), translate("Chat", "Replace this one")
        case "delete":
            return translate("Chat", "Delete"), translate("Chat", "Delete this one")
    assert_never(card.action)


def kind(name: RecordKind) -> str:
    match name:
        case "memory":
            return translate("Chat", "memory")
        case "event":
            return translate("Chat", "event")
        case "reminder":
            return translate("Chat", "reminder")
        case "journal":
            return translate("Chat", "journal entry")
    assert_never(name)


def added(event: Added) -> str:
    """What was done, before its text."""
    if event.done:
        return translate("Chat", "Ticked off: {text}").format(text=event.text)
    match event.kind:
        case "memory":
            return translate("Chat", "Remembered: {text}").format(text=event.text)
        case "journal":
            return translate("Chat", "In the journal: {text}").format(text=event.text)
        case "event" | "reminder":
            return translate("Chat", "On the agenda: {text}").format(text=event.text)
    assert_never(event.kind)


def not_undone(code: str) -> str:
    """Why an addition could not be taken back."""
    match code:
        case "changed":
            return translate("Chat", "It has been changed since, so it stays. Ask Morgan to remove it.")
        case "not_found":
            return translate("Chat", "It is not there any more.")
        case _:
            from app import words

            return words.sentence_of(code)
