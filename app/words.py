"""What the window says when something went wrong: for each code of the store, what happened and what to do."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from store.errors import StoreError
from store.settings import BadSettings

translate = QCoreApplication.translate


def sentence(error: Exception) -> str:
    """Two short sentences in the language of the interface; an unknown error is a bug of ours, and called so."""
    if not isinstance(error, StoreError):
        return crash()
    words = next((WORDS[kind.code] for kind in _kinds(error) if kind.code in WORDS), _trouble)
    return words(error.data)


def sentence_of(code: str) -> str:
    """The same of a store's error that is known by its code alone."""
    return WORDS.get(code, _trouble)({"path": translate("Errors", "The database")})


def bad_settings(error: BadSettings) -> str:
    """Why the settings file is not used; its problems are named as they stand in the file, untranslated."""
    problems = error.data["problems"]
    listed = "; ".join(map(str, problems)) if isinstance(problems, list) else ""
    return translate(
        "Errors",
        "The settings file cannot be used as it is, so the last valid settings stay in force. Mend it: {problems}.",
    ).format(problems=listed)


def not_kept(error: Exception) -> str:
    """Why a choice made in the window will be gone at the next start."""
    why = bad_settings(error) if isinstance(error, BadSettings) else sentence(error)
    return translate("Errors", "Your choice holds until Morgan ends, but could not be kept. {why}").format(why=why)


def old_logs_stay(error: Exception) -> str:
    """Why logs are still there that the settings want removed."""
    return translate("Errors", "Old daily logs could not be removed; the next start tries again. {why}").format(
        why=sentence(error)
    )


def crash() -> str:
    """A bug."""
    return translate(
        "Errors",
        "Morgan made a mistake of its own. You can go on; the program's log in your home says where it happened.",
    )


def _kinds(error: StoreError) -> list[type[StoreError]]:
    return [kind for kind in type(error).__mro__ if issubclass(kind, StoreError)]


def _locked(_data: Mapping[str, object]) -> str:
    return translate("Errors", "Another program holds the database. Try again in a moment.")


def _disk_full(_data: Mapping[str, object]) -> str:
    return translate("Errors", "The disk is full. Make room on it, then try again.")


def _no_access(data: Mapping[str, object]) -> str:
    return translate("Errors", "{path} may not be read or written. Check who owns it and its permissions.").format(
        path=_path(data)
    )


def _damaged(data: Mapping[str, object]) -> str:
    return translate(
        "Errors", "{path} is damaged or no database. “morgan-memory check” says more; a backup can take its place."
    ).format(path=_path(data))


def _foreign(data: Mapping[str, object]) -> str:
    return translate(
        "Errors", "{path} is a database of another program. Name another file in the settings, under memory.database."
    ).format(path=_path(data))


def _not_a_text(data: Mapping[str, object]) -> str:
    return translate(
        "Errors", "The daily log {path} cannot be read as one. Look at the file; mend a copy of it and put it there."
    ).format(path=_path(data))


def _bad_path(data: Mapping[str, object]) -> str:
    return translate(
        "Errors", "Morgan does not use the path {path}. Name a file on a local disk, under memory.database."
    ).format(path=_path(data))


def _symbolic_link(data: Mapping[str, object]) -> str:
    return translate(
        "Errors", "{path} is a symbolic link, which Morgan does not follow. Put the file itself there."
    ).format(path=_path(data))


def _too_large(data: Mapping[str, object]) -> str:
    return translate("Errors", "{path} is too large to be read. Divide a copy of it.").format(path=_path(data))


def _older_schema(_data: Mapping[str, object]) -> str:
    return translate(
        "Errors", "The database was written by an older Morgan. The next message or memory brings it up to date."
    )


def _newer_schema(_data: Mapping[str, object]) -> str:
    return translate("Errors", "The database was written by a newer Morgan. Update Morgan to open it.")


def _no_full_text(_data: Mapping[str, object]) -> str:
    return translate("Errors", "This Python's SQLite has no full-text search (FTS5). Install a Python that has it.")


def _trouble(_data: Mapping[str, object]) -> str:
    return translate("Errors", "The data could not be read. Check the disk, then try again.")


def _path(data: Mapping[str, object]) -> str:
    return str(data.get("path", "?"))


WORDS: dict[str, Callable[[Mapping[str, object]], str]] = {
    "locked": _locked,
    "disk_full": _disk_full,
    "no_access": _no_access,
    "damaged": _damaged,
    "foreign": _foreign,
    "not_utf8": _not_a_text,
    "not_a_log": _not_a_text,
    "bad_path": _bad_path,
    "symbolic_link": _symbolic_link,
    "too_large": _too_large,
    "older_schema": _older_schema,
    "newer_schema": _newer_schema,
    "no_fts5": _no_full_text,
}
