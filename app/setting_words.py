"""What the settings are called and what they do, in the interface's language.

The English words of what a setting does are those of its declaration; a test holds them together.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from app.assistant.user_name import LONGEST, Problem
from app.settings import (
    ASSISTANT_NAME,
    BASE_URL,
    CONFIRM_CHANGES,
    CONTRAST,
    LANGUAGE,
    LOG_ENABLED,
    MODEL,
    REQUEST_TIMEOUT,
    RETENTION_DAYS,
    THEME,
    USER_NAME,
    ZOOM,
)
from store.settings import (
    CONTEXT_CHARS,
    DATABASE,
    ENABLED,
    MAX_RESULTS,
    RECALL_CHARS,
    STORE_HISTORY,
    Setting,
)

translate = QCoreApplication.translate
Words = Callable[[], str]


@dataclass(frozen=True, slots=True)
class SettingWords:
    """label: what it is called; help: what it does; of_value: what its choices are called."""

    label: Words
    help: Words
    of_value: Callable[[str], str] = str
    none: Words | None = None
    suffix: str = ""


def _colours(value: str) -> str:
    return {
        "system": translate("Settings", "As the desktop"),
        "light": translate("Settings", "Light"),
        "dark": translate("Settings", "Dark"),
    }[value]


def _contrast(value: str) -> str:
    return {
        "system": translate("Settings", "As the desktop"),
        "normal": translate("Settings", "Normal"),
        "high": translate("Settings", "High"),
    }[value]


def _language(value: str) -> str:
    """A language is named in itself, so that whoever speaks it finds it."""
    return {"system": translate("Settings", "As the desktop"), "en": "English", "es": "Español"}[value]


WORDS: dict[Setting[object], SettingWords] = {
    LANGUAGE: SettingWords(
        lambda: translate("Settings", "Language"),
        lambda: translate("Settings", "The language of the window."),
        _language,
    ),
    THEME: SettingWords(
        lambda: translate("Settings", "Colours"),
        lambda: translate("Settings", "The colours of the window."),
        _colours,
    ),
    CONTRAST: SettingWords(
        lambda: translate("Settings", "Contrast"),
        lambda: translate("Settings", "How strong lines and colours are."),
        _contrast,
    ),
    ZOOM: SettingWords(
        lambda: translate("Settings", "Size"),
        lambda: translate("Settings", "The size of everything, in per cent."),
        suffix=" %",
    ),
    USER_NAME: SettingWords(
        lambda: translate("Settings", "Your name"),
        lambda: translate("Settings", "As it stands on your messages and in the log; it may be empty."),
    ),
    ASSISTANT_NAME: SettingWords(
        lambda: translate("Settings", "The assistant's name"),
        lambda: translate("Settings", "As it stands on its messages and in the log."),
    ),
    MODEL: SettingWords(
        lambda: translate("Settings", "Model"),
        lambda: translate("Settings", "The model that answers, by its name at the server."),
    ),
    BASE_URL: SettingWords(
        lambda: translate("Settings", "Model server"),
        lambda: translate("Settings", "The model server; by default one on this machine."),
    ),
    REQUEST_TIMEOUT: SettingWords(
        lambda: translate("Settings", "Patience"),
        lambda: translate("Settings", "Seconds that one request to the model may take."),
        suffix=" s",
    ),
    CONFIRM_CHANGES: SettingWords(
        lambda: translate("Settings", "Ask first"),
        lambda: translate("Settings", "Ask before anything is replaced or removed."),
    ),
    ENABLED: SettingWords(
        lambda: translate("Settings", "Memory"),
        lambda: translate("Settings", "Keep memories and conversations at all."),
    ),
    STORE_HISTORY: SettingWords(
        lambda: translate("Settings", "Conversations"),
        lambda: translate("Settings", "Keep conversations in the database."),
    ),
    MAX_RESULTS: SettingWords(
        lambda: translate("Settings", "Results"),
        lambda: translate("Settings", "How many results one search gives."),
    ),
    CONTEXT_CHARS: SettingWords(
        lambda: translate("Settings", "Length of memories"),
        lambda: translate("Settings", "How many characters of memories a request carries."),
    ),
    RECALL_CHARS: SettingWords(
        lambda: translate("Settings", "Length of results"),
        lambda: translate("Settings", "How many characters one search gives."),
    ),
    LOG_ENABLED: SettingWords(
        lambda: translate("Settings", "Daily log"),
        lambda: translate("Settings", "Write the daily log."),
    ),
    DATABASE: SettingWords(
        lambda: translate("Settings", "Database"),
        lambda: translate("Settings", "The database: a path within the home, or an absolute path on a local disk."),
    ),
    RETENTION_DAYS: SettingWords(
        lambda: translate("Settings", "Days that daily logs are kept"),
        lambda: translate("Settings", "Days after which a daily log is removed."),
        none=lambda: translate("Settings", "For ever"),
    ),
}


def value_not_possible() -> str:
    """A value that the setting cannot have."""
    return translate("Settings", "This value is not possible here, so the one before stays in force.")


def bad_server() -> str:
    """An address that no request may go to."""
    return translate("Settings", "This is no address of a model server: on this machine http will do, elsewhere https.")


def bad_name(problem: Problem) -> str:
    """Why a name will not do."""
    match problem:
        case "empty":
            return translate("Settings", "A name is needed here.")
        case "too_long":
            return translate("Settings", "A name has at most {number} characters.").format(number=LONGEST)
        case "colon":
            return translate("Settings", "A name cannot hold a colon, which ends it in the daily log.")
        case "control":
            return translate("Settings", "A name cannot hold control characters.")
        case "taken":
            return translate("Settings", "Somebody else has this name already.")
    assert_never(problem)
