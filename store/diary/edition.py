"""The SQL that adds up the edition of a conversation's messages, as `store.records.edition` does."""

from collections.abc import Mapping
from typing import Any

from store.records import EDITION_BITS, PLACE_WEIGHT, ROLE_WEIGHTS, STATUS_WEIGHTS


def _weights(column: str, weights: Mapping[Any, int]) -> str:
    cases = " ".join(f"WHEN '{value}' THEN {weight}" for value, weight in weights.items())
    return f"CASE {column} {cases} END"


EDITION = (
    f"sum(((at_us + {PLACE_WEIGHT} * seq) & {EDITION_BITS})"
    f" * {_weights('status', STATUS_WEIGHTS)} * {_weights('role', ROLE_WEIGHTS)})"
)
"""Over rows of messages."""
