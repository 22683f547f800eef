"""Texts as they are safe to show beside words of ours: with nothing in them that hides, moves or reverses others."""

import unicodedata

SHOWN_INSTEAD = "\ufffd"
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
# A line feed stays; the joiners make letters and signs of several languages what they are.
_KEPT = "\n\u200c\u200d"


def plain(text: str) -> str:
    """The text with a visible sign in the place of each control, direction or other unseen one."""
    return "".join(SHOWN_INSTEAD if _is_unseen(sign) else sign for sign in text)


def _is_unseen(sign: str) -> bool:
    return sign not in _KEPT and unicodedata.category(sign) in _UNSEEN
