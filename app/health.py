"""How everything stands that Morgan needs: each thing with a state and a code that says what to do.

What is wrong is part of the answer, never an error. Nothing is changed, made or sent but a question to the model server
what it has. The calls wait for disks and for that server, and belong into a worker.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from app.finding import Finding, State
from app.settings import DECLARED, LOG_ENABLED
from store.clock import Clock
from store.database.health import Health
from store.database.location import database_path
from store.database.migrations.ledger import NEWEST
from store.errors import NoFullText, StoreError
from store.home import Home
from store.service import MemoryService
from store.settings import DATABASE, ENABLED, BadSettings, Settings
from store.settings_file import read_settings


def health(home: Home, clock: Clock) -> tuple[Finding, ...]:
    """All findings, one for each subject, in a fixed order."""
    settings, found = _settings(home)
    from app.assistant.model_health import model_findings  # at need: it loads the client that asks the server

    return (found, *_database(home, settings, clock), _log(home, settings), *model_findings(settings))


def worst(findings: tuple[Finding, ...]) -> State:
    """The state of the whole: bad where something is bad, and so on down."""
    states = {finding.state for finding in findings}
    order: tuple[State, ...] = ("bad", "warning", "unknown")
    return next((state for state in order if state in states), "good")


def _settings(home: Home) -> tuple[Settings, Finding]:
    path = {"path": str(home.config_file)}
    try:
        return read_settings(home.config_file, DECLARED), Finding("settings", "good", "settings_good", path)
    except BadSettings as error:
        problems = error.data["problems"]
        listed = "; ".join(map(str, problems)) if isinstance(problems, list) else ""
        return Settings(), Finding("settings", "bad", "settings_invalid", {**path, "problems": listed})
    except StoreError as error:
        return Settings(), Finding("settings", "bad", error.code, path)


def _database(home: Home, settings: Settings, clock: Clock) -> Iterator[Finding]:
    try:
        path = database_path(home, settings[DATABASE])
    except StoreError as error:
        yield Finding("database", "bad", error.code, {"path": settings[DATABASE]})
        yield Finding("search", "unknown", "search_unknown")
        yield _modes(home.open_to_others())
        return
    service = MemoryService(path, clock)
    held = service.health()
    yield _schema(settings, held)
    yield _search(service)
    yield _modes((*home.open_to_others(), *held.open_to_others))


def _schema(settings: Settings, held: Health) -> Finding:
    data = {"path": str(held.path), "version": str(held.version or 0), "known": str(NEWEST)}
    if held.trouble is not None:
        return Finding("database", "bad", held.trouble.code, data)
    if not settings[ENABLED]:
        return Finding("database", "warning", "memory_off", data)
    if not held.exists:
        return Finding("database", "good", "database_not_yet", data)
    if held.version is not None and held.version < NEWEST:
        return Finding("database", "warning", "database_older", data)
    if held.scrub == "pending":
        return Finding("database", "warning", "scrub_pending", data)
    return Finding("database", "good", "database_good", data)


def _search(service: MemoryService) -> Finding:
    try:
        service.search_words("a", limit=1)
    except NoFullText:
        return Finding("search", "bad", "no_fts5")
    except StoreError:
        return Finding("search", "unknown", "search_unknown")
    return Finding("search", "good", "search_good")


def _modes(open_to_others: tuple[Path, ...]) -> Finding:
    if not open_to_others:
        return Finding("modes", "good", "modes_good")
    return Finding("modes", "warning", "modes_loose", {"paths": "\n".join(map(str, dict.fromkeys(open_to_others)))})


def _log(home: Home, settings: Settings) -> Finding:
    folder = home.log_folder
    data = {"path": str(folder)}
    if not settings[LOG_ENABLED]:
        return Finding("log", "warning", "log_off", data)
    if folder.is_symlink():
        return Finding("log", "bad", "symbolic_link", data)
    standing = next(path for path in (folder, *folder.parents) if path.exists())
    if not standing.is_dir() or not os.access(standing, os.W_OK | os.X_OK):
        return Finding("log", "bad", "no_access", data)
    return Finding("log", "good", "log_good" if standing == folder else "log_not_yet", data)
