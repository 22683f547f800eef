"""What a text becomes before it is stored, compared or shown on one line."""

import re
import unicodedata

REPLACEMENT = "\ufffd"
_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


def storable(text: str) -> str:
    """The text as SQLite can hold it: NUL (where SQLite's functions stop) and lone surrogates become U+FFFD."""
    return _UNSTORABLE.sub(REPLACEMENT, text)


def normalised(text: str) -> str:
    """What two texts have in common that say the same: NFC, case folded, white space collapsed; accents stay."""
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())
    return " ".join(folded.split())


def one_line(text: str, limit: int) -> str:
    """The text on one line of at most `limit` characters, an ellipsis where something was cut."""
    line = " ".join(text.split())
    return line if len(line) <= limit else line[: limit - 1].rstrip() + "…"
