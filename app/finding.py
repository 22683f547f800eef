"""What a look at the program's health found of one thing."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Subject = Literal["settings", "database", "search", "modes", "log", "server", "model", "tools", "context"]
State = Literal["good", "warning", "bad", "unknown"]


@dataclass(frozen=True, slots=True)
class Finding:
    """code: names the case, for the words in which it is told; data: what these may show."""

    subject: Subject
    state: State
    code: str
    data: Mapping[str, str] = field(default_factory=dict)
