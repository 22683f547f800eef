"""What one question of the evaluation set is about."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Fact:
    """statement: said once, by `said_by`, in a conversation that begins with `request`; `near` misleads elsewhere."""

    domain: str
    said_by: Literal["user", "assistant"]
    request: str
    statement: str
    question: str
    near: str
