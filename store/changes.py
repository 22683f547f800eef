"""The answer of a write: its result beside what it changed."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from store.records import Change

T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True)
class Written(Generic[T_co]):
    """What a write gives back. `change` is empty where everything was there already."""

    value: T_co
    change: Change
