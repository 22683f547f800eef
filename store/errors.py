"""Typed errors of the store. Each says who must act; none carries a translated text or a person's words.

`Refused`: the caller asked for something that cannot be (a bad argument, an unknown ID): ask differently.
`Trouble`: the environment stands in the way (lock, disk, damage, version): a person must do something.
Anything else that is raised is a bug.
"""

from typing import ClassVar


class StoreError(Exception):
    """Base of all. `code` is stable and names the case; `data` holds plain values that a message may show."""

    code: ClassVar[str] = "store"

    def __init__(self, explanation: str, **data: object) -> None:
        super().__init__(explanation)
        self.explanation = explanation
        self.data = data


class Refused(StoreError):
    """The request cannot be carried out as it stands."""

    code = "refused"


class BadArgument(Refused):
    """A value is out of its bounds or of the wrong kind; `data['argument']` names it."""

    code = "bad_argument"


class NotFound(Refused):
    """No record has this ID."""

    code = "not_found"


class Superseded(Refused):
    """The memory was replaced by another one; `data['by']` is its ID, or None where that was deleted."""

    code = "superseded"


class LooksSecret(Refused):
    """A text looks like a password, key or token; `data['kind']` names the kind, never the text."""

    code = "looks_secret"


class BadPath(Refused):
    """A path that Morgan does not use: UNC, `..`, a folder where a file belongs, an existing destination."""

    code = "bad_path"


class SymbolicLink(BadPath):
    """A symbolic link stands where Morgan reads or writes a file of its own."""

    code = "symbolic_link"


class TooLarge(Refused):
    """A file is larger than what is read; `data['limit']` in bytes."""

    code = "too_large"


class ChangedLog(Refused):
    """What was imported from a log is no longer what the log says; `data['reason']`: truncated, rewritten, grown."""

    code = "changed_log"


class Trouble(StoreError):
    """Something outside the program must be put right first."""

    code = "trouble"


class Locked(Trouble):
    """Another process held the write lock longer than a call waits."""

    code = "locked"


class DiskFull(Trouble):
    """There is no room on the disk."""

    code = "disk_full"


class NoAccess(Trouble):
    """A file or folder may not be read or written."""

    code = "no_access"


class Damaged(Trouble):
    """The file is no database, or is damaged."""

    code = "damaged"


class Foreign(Trouble):
    """The file is a database of another program."""

    code = "foreign"


class NotUtf8(Damaged):
    """A text file holds bytes that are no UTF-8; `data['offset']` of the first, from the start of the file."""

    code = "not_utf8"


class NotALog(Damaged):
    """A file is no daily log: its first line, or the day in it or in its name; `data['line']`, `data['reason']`."""

    code = "not_a_log"


class OlderSchema(Trouble):
    """A reader met an older schema; any write migrates it. data: found, known."""

    code = "older_schema"


class NewerSchema(Trouble):
    """The database was written by a newer Morgan, or its versions have gaps. data: found, known."""

    code = "newer_schema"


class NoFullText(Trouble):
    """This Python's SQLite lacks FTS5."""

    code = "no_fts5"
