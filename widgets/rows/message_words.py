"""The words around a message: who speaks, when, what is odd about it, and how a screen reader names it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta, tzinfo
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from store.records import Message, Role


@dataclass(frozen=True, slots=True)
class Scene:
    """What the messages of a page share: the names of the speakers and the zone of whoever looks.

    private: they are shown only, and recorded nowhere.
    """

    names: Mapping[Role, str] = field(hash=False)
    zone: tzinfo
    private: bool = False


def speaker(message: Message, scene: Scene) -> str:
    """The name that stands over a message."""
    return message.speaker or scene.names[message.role]


def time_label(message: Message, scene: Scene) -> str:
    """The short time, in the viewer's zone and language."""
    return QLocale().toString(_time(message.at.seen(scene.zone)), QLocale.FormatType.ShortFormat)


def full_time(message: Message, scene: Scene) -> str:
    """Date, seconds and offset; where it was written under another offset, that time stands on a second line."""
    seen, written = message.at.seen(scene.zone), message.at.written()
    if seen.utcoffset() == written.utcoffset():
        return in_full(seen)
    there = QCoreApplication.translate("MessageCard", "written at {time}").format(time=in_full(written))
    return f"{in_full(seen)}\n{there}"


def badge(message: Message, private: bool = False) -> str:
    """What is odd about a message, in a word or two; empty for an ordinary one. private: it is recorded nowhere."""
    unsaved = QCoreApplication.translate("MessageCard", "Not saved") if private else ""
    return " · ".join(word for word in (unsaved, _state(message)) if word)


def _state(message: Message) -> str:
    if message.status == "interrupted":
        return QCoreApplication.translate("MessageCard", "Interrupted")
    return QCoreApplication.translate("MessageCard", "Failed") if message.status == "error" else ""


class Place(NamedTuple):
    """Where a message stands in its conversation, from 1, and how many that has."""

    number: int
    total: int


def spoken_name(message: Message, scene: Scene, place: Place | None) -> str:
    """What a screen reader says before the text: "Diego, 09:12, message 7 of 2,000"."""
    where = _place_words(place) if place else ""
    said = (speaker(message, scene), time_label(message, scene), badge(message, scene.private), where)
    return ", ".join(word for word in said if word)


def _place_words(place: Place) -> str:
    locale = QLocale()
    return QCoreApplication.translate("MessageCard", "message {number} of {count}").format(
        number=locale.toString(place.number), count=locale.toString(place.total)
    )


def in_full(when: datetime) -> str:
    """Day, time to the second and offset, for a tooltip."""
    locale = QLocale()
    day = locale.toString(QDate(when.year, when.month, when.day), QLocale.FormatType.LongFormat)
    clock = locale.toString(_time(when), "HH:mm:ss")
    return f"{day} · {clock} {_offset(when)}"


def _offset(when: datetime) -> str:
    shift = when.utcoffset() or timedelta()
    minutes = round(abs(shift).total_seconds() / 60)
    sign = "-" if shift < timedelta() else "+"
    return f"UTC{sign}{minutes // 60:02}:{minutes % 60:02}"


def _time(when: datetime) -> QTime:
    return QTime(when.hour, when.minute, when.second)
