"""The identity of a log record: where it stands and what it says.

The text of a source is kept beside the message; two equal texts name the same record. Its offset and length count the
bytes of the file without a BOM and with LF line ends, so that neither a conversion nor a moved home changes them.
"""

from dataclasses import dataclass
from pathlib import Path

from store import ids
from store.home import Home
from store.records import MessageId, SessionId


@dataclass(frozen=True, slots=True)
class RecordSource:
    """One record: its file (as `file_identity` names it), byte offset, byte length, hash of the raw record."""

    file: str
    offset: int
    length: int
    digest: str

    @classmethod
    def of(cls, file: str, offset: int, raw: bytes) -> "RecordSource":
        return cls(file, offset, len(raw), digest(raw))

    @classmethod
    def parse(cls, text: str) -> "RecordSource | None":
        """The source that a text names; None for a text of another kind."""
        file, _, place = text.rpartition("#")
        numbers, _, hashed = place.partition(":")
        offset, _, length = numbers.partition("+")
        if not (file and hashed and offset.isdecimal() and length.isdecimal()):
            return None
        return cls(file, int(offset), int(length), hashed)

    def __str__(self) -> str:
        # Of one width, so that the database's index of sources grows at its end as a log is imported.
        return f"{self.file}#{self.offset:08}+{self.length}:{self.digest}"

    @property
    def message(self) -> MessageId:
        """The ID that the record gets when it is imported."""
        return ids.derived_message_id(self.file, str(self.offset), self.digest)

    @property
    def session(self) -> SessionId:
        """The ID of the one session that its file is imported as."""
        return session_of(self.file)


def digest(raw: bytes) -> str:
    """80 bits of SHA-256, in hexadecimal digits: it has to tell apart what stands at one place of one file."""
    import hashlib  # at need: who reads no log needs no digests

    return hashlib.sha256(raw).hexdigest()[:20]


def session_of(file: str) -> SessionId:
    """The ID of the one session that a log file is imported as."""
    return ids.derived_session_id(file)


def file_identity(path: Path, home: Home) -> str:
    """The name of a log file: relative to its home, with the home's ID, where it lies in one; else absolute."""
    place = path.parent.resolve() / path.name
    root = home.path.resolve()
    identity = home.identity()
    if identity is None or not place.is_relative_to(root):
        return _written(place)
    return f"{identity}:{_written(place.relative_to(root))}"


def _written(path: Path) -> str:
    """The path as text that can be stored: bytes of a name that are no UTF-8 are spelt out."""
    return path.as_posix().encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def file_path(identity: str, home: Home) -> Path | None:
    """Where the file of that identity lies now; None where it belongs to another home."""
    owner, separator, relative = identity.partition(":")
    if separator and owner == home.identity():
        return home.path / relative
    path = Path(identity)
    return path if path.is_absolute() else None
