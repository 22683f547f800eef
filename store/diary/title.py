"""The title of a conversation: the words that a message begins with, as they are displayed.

Marks of Markdown are taken away by their form alone. What is no mark by that, or was cut in two, stays as written.
"""

import re

from store.text import one_line

LENGTH = 200
READ = 2 * LENGTH  # characters of a message that are enough for its title

_FENCE = re.compile(r"^[ \t>]*(?:```+|~~~+).*$", re.MULTILINE)
_START = re.compile(r"^(?:[ \t]*(?:>|[-*+](?=[ \t])|#{1,6}(?=[ \t])))+[ \t]*(?:\[[ xX]\] )?", re.MULTILINE)
_RULE = re.compile(r"^[ \t]*(?:[-*_=][ \t]*){3,}$", re.MULTILINE)
_INLINE = re.compile(
    r"(?P<ticks>`+)(?P<code>.+?)(?P=ticks)"
    r"|!?\[(?P<text>[^\[\]]*)\]\([^()\s]*(?:\s+\"[^\"]*\")?\)"
    r"|<(?P<address>(?:https?://|mailto:)[^<>\s]+)>"
    r"|\\(?P<escaped>[!-/:-@\[-`{-~])"
    r"|(?P<pair>\*\*|__|~~)(?=\S)(?P<strong>.+?)(?<=\S)(?P=pair)"
    r"|(?<![\w*])(?P<mark>[*_])(?=[^\s*_])(?P<soft>[^*_]+?)(?<=\S)(?P=mark)(?![\w*])"
)
_WITHIN = ("text", "strong", "soft")


def title(text: str) -> str | None:
    """The title that a message's text gives, at most `LENGTH` characters; None where nothing is left to say."""
    lines = _START.sub("", _RULE.sub("", _FENCE.sub("", text[:READ])))
    return one_line(_plain(" ".join(lines.split())), LENGTH) or None


def _plain(line: str) -> str:
    return _INLINE.sub(_words, line)


def _words(found: re.Match[str]) -> str:
    inner = next((found[name] for name in _WITHIN if found[name] is not None), None)
    if inner is not None:
        return _plain(inner)
    return found["code"] or found["address"] or found["escaped"]
