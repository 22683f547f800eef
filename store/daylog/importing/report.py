"""What an import tells about itself."""

from dataclasses import dataclass
from typing import Self

from store.errors import StoreError
from store.records import SessionId


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to look at. line: from 1; offset: bytes from the start of the file; speaker: the name in question."""

    code: str
    explanation: str
    line: int | None = None
    offset: int | None = None
    speaker: str | None = None

    @classmethod
    def of(cls, error: StoreError) -> Self:
        """The finding that an error amounts to."""
        line, offset = error.data.get("line"), error.data.get("offset")
        return cls(
            error.code,
            error.explanation,
            line if isinstance(line, int) else None,
            offset if isinstance(offset, int) else None,
        )


@dataclass(frozen=True, slots=True)
class FileReport:
    """What became of one file. Counts are records.

    deferred: not sealed yet; already_there: stored before, by an import or while they were written; deleted: a person
    deleted their message; left_out: named in the warnings. errors: why nothing was taken from the file.
    """

    path: str
    session: SessionId | None = None
    imported: int = 0
    deferred: int = 0
    already_there: int = 0
    deleted: int = 0
    left_out: int = 0
    warnings: tuple[Finding, ...] = ()
    errors: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What became of all files."""

    files: tuple[FileReport, ...]

    @property
    def failed(self) -> bool:
        """Whether a file was refused."""
        return any(file.errors for file in self.files)

    def data(self) -> dict[str, object]:
        """The report as plain values, ready for JSON: totals, then the findings, each with its file."""
        return {
            "imported": sum(file.imported for file in self.files),
            "deferred": sum(file.deferred for file in self.files),
            "skipped": {
                "already_there": sum(file.already_there for file in self.files),
                "deleted": sum(file.deleted for file in self.files),
            },
            "left_out": sum(file.left_out for file in self.files),
            "warnings": [_plain(file, finding) for file in self.files for finding in file.warnings],
            "errors": [_plain(file, finding) for file in self.files for finding in file.errors],
            "files": [_counts(file) for file in self.files],
        }


def _plain(file: FileReport, finding: Finding) -> dict[str, object]:
    place = {"line": finding.line, "offset": finding.offset, "speaker": finding.speaker}
    known = {name: value for name, value in place.items() if value is not None}
    return {"file": file.path, "code": finding.code, **known, "message": finding.explanation}


def _counts(file: FileReport) -> dict[str, object]:
    return {
        "file": file.path,
        "session": file.session,
        "imported": file.imported,
        "deferred": file.deferred,
        "already_there": file.already_there,
        "deleted": file.deleted,
        "left_out": file.left_out,
    }
