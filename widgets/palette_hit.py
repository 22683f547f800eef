"""One answer of the command palette."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hit:
    """title, help: in the interface's language; keys: a portable sequence or nothing; spans: [start, end) of the title
    that the query found.
    """

    id: str
    title: str
    help: str = ""
    keys: str = ""
    spans: tuple[tuple[int, int], ...] = ()
