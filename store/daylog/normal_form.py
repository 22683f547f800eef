"""The form in which a message is recorded, in the log and in the database alike."""

import re

from store.daylog.fences import close_last
from store.text import storable

# Control sequences of terminals: CSI, OSC, the other strings, two-character ones; a bare escape last. The one-byte
# forms are left alone: in Unicode text they are debris of a wrong decoding, and what follows them is somebody's text.
_ANSI = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"
    r"|\x1b[PX^_][^\x1b]*\x1b\\"
    r"|\x1b[ -/]*[0-~]"
    r"|\x1b"
)


def normal_form(text: str) -> str:
    """The text without terminal escapes, with LF line ends, its last fence closed; doing it twice changes nothing.

    Line breaks at the end go too, because a log cannot tell them from what parts its records. An empty result means
    that there is nothing to record.
    """
    plain = storable(_ANSI.sub("", text)).replace("\r\n", "\n").replace("\r", "\n").rstrip("\n")
    return close_last(plain) if plain.strip() else ""
