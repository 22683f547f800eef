"""Which names a person may have: they stand in the daily log, whose grammar must stay readable."""

import unicodedata
from typing import Literal

LONGEST = 40
SYSTEM = "System"

Problem = Literal["empty", "too_long", "colon", "control", "taken"]


def problem(name: str, assistant_name: str) -> Problem | None:
    """Why a name will not do, or None."""
    plain = name.strip()
    if not plain:
        return "empty"
    if len(plain) > LONGEST:
        return "too_long"
    if ":" in plain:
        return "colon"
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") for sign in plain):
        return "control"
    taken = {assistant_name.casefold(), SYSTEM.casefold()}
    return "taken" if plain.casefold() in taken else None
