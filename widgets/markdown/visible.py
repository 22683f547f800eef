"""Characters that a person could not see, or that Qt keeps for itself, as marks that can be seen."""

import re

_HIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2029\u202d\u202e\ufdd0\ufdd1\ufffc\ud800-\udfff]")
_HIDDEN_IN_CODE = re.compile(f"{_HIDDEN.pattern[:-1]}\u200e\u200f\u202a-\u202c\u2066-\u2069\u2028]")
_LINE_END = re.compile("\r\n?")
_PARAGRAPH, _LINE, _OBJECT = "\u2029", "\u2028", "\ufffc"


def visible(text: str) -> str:
    """Prose with every control but tab and line end as a mark; direction marks stay, overrides are shown."""
    return text if _is_plain(text) else _HIDDEN.sub(_mark, text)


def visible_code(text: str) -> str:
    """Code with plain line ends and every hidden character shown, those that change the direction too."""
    if _is_plain(text.replace("\n", "").replace("\t", "")):
        return text
    return _HIDDEN_IN_CODE.sub(_mark, _LINE_END.sub("\n", text))


def _is_plain(text: str) -> bool:
    """Ten times quicker than a pattern, and true of nearly every text."""
    return text.isprintable() and _OBJECT not in text


def _mark(found: re.Match[str]) -> str:
    code = ord(found[0])
    if found[0] == _PARAGRAPH:
        return _LINE
    if code < 0x20:
        return chr(0x2400 + code)
    if code == 0x7F:
        return "␡"
    if code >= 0xD800:
        return "�"
    return f"⟨U+{code:04X}⟩"
