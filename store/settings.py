"""Settings as they are declared: each once, with its default, its bounds and what it does.

A setting is looked up by its declaration, which also gives its type:

    chosen = Settings.parse(text, MEMORY)
    chosen[MAX_RESULTS]          # an int
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from store.errors import Refused

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class BadSettings(Refused):
    """The configuration cannot be used; `data['problems']` holds one line for each thing wrong."""

    code: ClassVar[str] = "bad_settings"


@dataclass(frozen=True)
class Setting(Generic[T_co]):
    """One setting: `section.name` in the configuration.

    kinds: the types that a value may have (`type(None)` among them where it may be null);
    low, high: inclusive bounds of a number; choices: the only values allowed, where given.
    """

    section: str
    name: str
    default: T_co
    description: str
    kinds: tuple[type, ...]
    low: float | None = None
    high: float | None = None
    choices: tuple[T_co, ...] = ()

    @property
    def path(self) -> str:
        return f"{self.section}.{self.name}"

    def problem(self, value: object) -> str | None:
        """Why a value cannot be used, or None."""
        if type(value) not in self.kinds:
            names = " or ".join("null" if kind is type(None) else kind.__name__ for kind in self.kinds)
            return f"{self.path}: expected {names}, found {_kind(value)}"
        if self.choices and value not in self.choices:
            return f"{self.path}: expected one of {', '.join(map(str, self.choices))}"
        if isinstance(value, (int, float)) and not self._within(value):
            return f"{self.path}: expected {self.low} to {self.high}, found {value}"
        return None

    def _within(self, value: float) -> bool:
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)


class Settings:
    """Valid values of some declared settings; what the file does not name has its default."""

    def __init__(self, chosen: Mapping[str, object] | None = None) -> None:
        self._chosen = dict(chosen or {})

    def __getitem__(self, setting: Setting[T]) -> T:
        value: T = self._chosen.get(setting.path, setting.default)  # type: ignore[assignment]  # checked by `checked`
        return value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settings) and self._chosen == other._chosen

    __hash__ = None  # type: ignore[assignment]  # compared, never a key

    @classmethod
    def parse(cls, text: str, declared: Iterable[Setting[object]]) -> "Settings":
        """The settings that a configuration's text holds; unknown keys are left alone. Errors: BadSettings."""
        return cls.checked(document(text), declared)

    @classmethod
    def checked(cls, content: Mapping[str, object], declared: Iterable[Setting[object]]) -> "Settings":
        """The settings of a configuration already read. Errors: BadSettings with every problem at once."""
        chosen: dict[str, object] = {}
        problems: list[str] = []
        for setting in declared:
            section = content.get(setting.section, {})
            if not isinstance(section, dict):
                problems.append(f"{setting.section}: expected an object, found {_kind(section)}")
            elif setting.name in section:
                chosen[setting.path] = section[setting.name]
                problems += filter(None, [setting.problem(section[setting.name])])
        if problems:
            raise BadSettings(
                "the configuration has values that cannot be used", problems=list(dict.fromkeys(problems))
            )
        return cls(chosen)


def document(text: str) -> dict[str, object]:
    """The object that a configuration's text is. Errors: BadSettings."""
    try:
        content = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise BadSettings("the configuration is not JSON", problems=[f"not JSON: {error}"]) from error
    if not isinstance(content, dict):
        raise BadSettings("the configuration is no object", problems=[f"expected an object, found {_kind(content)}"])
    return content


def _kind(value: object) -> str:
    return "null" if value is None else type(value).__name__


ENABLED = Setting("memory", "enabled", True, "Keep memories and conversations at all.", (bool,))
STORE_HISTORY = Setting("memory", "store_history", True, "Keep conversations in the database.", (bool,))
DATABASE = Setting(
    "memory",
    "database",
    "memory/memory.sqlite3",
    "The database: a path within the home, or an absolute path on a local disk.",
    (str,),
)
MAX_RESULTS = Setting("memory", "max_results", 8, "How many results one search gives.", (int,), 1, 50)
CONTEXT_CHARS = Setting(
    "memory", "context_chars", 4000, "How many characters of memories a request carries.", (int,), 512, 32000
)
RECALL_CHARS = Setting("memory", "recall_chars", 8000, "How many characters one search gives.", (int,), 1024, 64000)

MEMORY: tuple[Setting[object], ...] = (ENABLED, STORE_HISTORY, DATABASE, MAX_RESULTS, CONTEXT_CHARS, RECALL_CHARS)
