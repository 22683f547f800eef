"""`morgan --health`: what was found, in English lines on standard output, each with what to do about it."""

import os
from collections.abc import Mapping

from app.finding import Finding, State
from app.health import health, worst
from store.clock import SystemClock
from store.home import Home

SIGNS: dict[State, str] = {"good": "ok", "warning": "note", "bad": "TROUBLE", "unknown": "?"}

WORDS: Mapping[str, str] = {
    "settings_good": "Read from {path}.",
    "settings_invalid": "{path} cannot be used, the last valid settings stay in force. Mend it: {problems}",
    "database_good": "{path}, version {version}.",
    "database_not_yet": "There is none yet; the first conversation makes {path}.",
    "database_older": "{path} has version {version} of {known}; the next write brings it up to date.",
    "scrub_pending": "{path} still holds bytes of something deleted; close other programs that read it and go on.",
    "memory_off": "Memory is switched off (memory.enabled): nothing is remembered or stored in {path}.",
    "search_good": "The word index answers.",
    "search_unknown": "It can be told when the database can be read.",
    "no_fts5": "This Python's SQLite lacks FTS5: install another Python. The daily log goes on.",
    "log_good": "{path}",
    "log_not_yet": "The first conversation makes {path}.",
    "log_off": "The daily log is switched off (log.enabled).",
    "modes_good": "Nobody else may look into Morgan's files.",
    "modes_loose": "Other accounts may look into these; take their rights away with chmod go-rwx:\n{paths}",
    "server_good": "{server} answers.",
    "server_remote": "{server} is not on this machine; it is asked when you have agreed to it in the window.",
    "server_down": "Nothing answers at {server}. Start the model server: ollama serve",
    "server_error": "{server} answers with the error {status}. See its own log, and start it again.",
    "server_insecure": "{server} is no address of a server here, or of one that is reached with https.",
    "redirected": "{server} sends requests elsewhere, which Morgan does not follow. Name the right address.",
    "timeout": "{server} did not answer within {seconds} seconds. Start it again.",
    "too_large": "{server} answers with more than a model server would. Is it one?",
    "bad_reply": "What {server} says cannot be understood. Is it a model server?",
    "model_good": "{model}",
    "model_unknown": "It can be told when the server answers.",
    "model_missing": "{model} is not there. Fetch it (ollama pull {model}) or choose one of these:\n{available}",
    "no_model": "None is chosen (assistant.model). Choose one of these, or fetch one (ollama pull NAME):\n{available}",
    "model_remote": "{model} runs on somebody else's computer. Choose one that runs here.",
    "model_without_tools": "{model} cannot call tools, so it can remember nothing. Choose one that can.",
    "tools_good": "{model} can call tools.",
    "tools_unknown": "It can be told when the model is known.",
    "context_good": "{context} tokens.",
    "context_small": "{context} tokens; a whole turn needs {needed}. Start it with OLLAMA_CONTEXT_LENGTH={needed}",
    "context_too_small": "{context} tokens are too few. Start the server with OLLAMA_CONTEXT_LENGTH={needed}",
    "context_unknown": "It can be told when the model is known.",
}
TROUBLE = "{path} cannot be used ({code}). `morgan-memory check` says more."


def run(home: str | None) -> int:
    """Print what was found; 0 where nothing is bad."""
    found = health(Home.find(home, os.environ), SystemClock())
    for finding in found:
        print(line(finding))  # noqa: T201 - that is what was asked for
    return 1 if worst(found) == "bad" else 0


def line(finding: Finding) -> str:
    words = WORDS.get(finding.code, TROUBLE).format_map(_Known(finding.data, finding.code))
    return f"{SIGNS[finding.state]:8}{finding.subject:10}" + words.rstrip().replace("\n", "\n" + " " * 18)


class _Known(dict[str, str]):
    """The data of a finding; what it does not tell is left blank."""

    def __init__(self, data: Mapping[str, str], code: str) -> None:
        super().__init__(data, code=code)

    def __missing__(self, name: str) -> str:
        return "…"
