"""What the health page says of each finding, in the language of the interface."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from app import words
from app.finding import Finding, State, Subject
from widgets.health_page import Check

translate = QCoreApplication.translate


def check(finding: Finding) -> Check:
    """The finding in words."""
    return Check(finding.state, SUBJECTS[finding.subject](), STATES[finding.state](), _sentence(finding).strip())


def _sentence(finding: Finding) -> str:
    said = WORDS.get(finding.code)
    return said().format_map(_Known(finding.data)) if said else words.sentence_of(finding.code)


class _Known(dict[str, str]):
    """The data of a finding; what it does not tell is left blank."""

    def __missing__(self, name: str) -> str:
        return "…"


SUBJECTS: Mapping[Subject, Callable[[], str]] = {
    "settings": lambda: translate("Health", "Settings"),
    "database": lambda: translate("Health", "Database"),
    "search": lambda: translate("Health", "Search"),
    "modes": lambda: translate("Health", "Rights of the files"),
    "log": lambda: translate("Health", "Daily log"),
    "server": lambda: translate("Health", "Model server"),
    "model": lambda: translate("Health", "Model"),
    "tools": lambda: translate("Health", "Tools of the model"),
    "context": lambda: translate("Health", "Room of the model"),
}
STATES: Mapping[State, Callable[[], str]] = {
    "good": lambda: translate("Health", "good"),
    "warning": lambda: translate("Health", "worth a look"),
    "bad": lambda: translate("Health", "needs you"),
    "unknown": lambda: translate("Health", "not known"),
}
WORDS: Mapping[str, Callable[[], str]] = {
    "settings_good": lambda: translate("Health", "Read from {path}."),
    "settings_invalid": lambda: translate(
        "Health", "{path} cannot be used, the last valid settings stay in force. Mend it: {problems}"
    ),
    "database_good": lambda: translate("Health", "{path}, version {version}."),
    "database_not_yet": lambda: translate("Health", "There is none yet; the first conversation makes {path}."),
    "database_older": lambda: translate(
        "Health", "{path} has version {version} of {known}; the next write brings it up to date."
    ),
    "scrub_pending": lambda: translate(
        "Health", "{path} still holds bytes of something deleted; close other programs that read it and go on."
    ),
    "memory_off": lambda: translate(
        "Health", "Memory is switched off (memory.enabled): nothing is remembered or stored in {path}."
    ),
    "search_good": lambda: translate("Health", "The word index answers."),
    "search_unknown": lambda: translate("Health", "It can be told when the database can be read."),
    "no_fts5": lambda: translate(
        "Health", "This Python's SQLite lacks FTS5: install another Python. The daily log goes on."
    ),
    "log_good": lambda: translate("Health", "{path}"),
    "log_not_yet": lambda: translate("Health", "The first conversation makes {path}."),
    "log_off": lambda: translate("Health", "The daily log is switched off (log.enabled)."),
    "modes_good": lambda: translate("Health", "Nobody else may look into Morgan's files."),
    "modes_loose": lambda: translate(
        "Health", "Other accounts may look into these; take their rights away with chmod go-rwx:\n{paths}"
    ),
    "server_good": lambda: translate("Health", "{server} answers."),
    "server_remote": lambda: translate(
        "Health", "{server} is not on this machine; it is asked when you have agreed to it in the window."
    ),
    "server_down": lambda: translate("Health", "Nothing answers at {server}. Start the model server: ollama serve"),
    "server_error": lambda: translate(
        "Health", "{server} answers with the error {status}. See its own log, and start it again."
    ),
    "server_insecure": lambda: translate(
        "Health", "{server} is no address of a server here, or of one that is reached with https."
    ),
    "redirected": lambda: translate(
        "Health", "{server} sends requests elsewhere, which Morgan does not follow. Name the right address."
    ),
    "timeout": lambda: translate("Health", "{server} did not answer within {seconds} seconds. Start it again."),
    "too_large": lambda: translate("Health", "{server} answers with more than a model server would. Is it one?"),
    "bad_reply": lambda: translate("Health", "What {server} says cannot be understood. Is it a model server?"),
    "model_good": lambda: translate("Health", "{model}"),
    "model_unknown": lambda: translate("Health", "It can be told when the server answers."),
    "model_missing": lambda: translate(
        "Health", "{model} is not there. Fetch it (ollama pull {model}) or choose one of these:\n{available}"
    ),
    "no_model": lambda: translate(
        "Health", "None is chosen (assistant.model). Choose one of these, or fetch one (ollama pull NAME):\n{available}"
    ),
    "model_remote": lambda: translate("Health", "{model} runs on somebody else's computer. Choose one that runs here."),
    "model_without_tools": lambda: translate(
        "Health", "{model} cannot call tools, so it can remember nothing. Choose one that can."
    ),
    "tools_good": lambda: translate("Health", "{model} can call tools."),
    "tools_unknown": lambda: translate("Health", "It can be told when the model is known."),
    "context_good": lambda: translate("Health", "{context} tokens."),
    "context_small": lambda: translate(
        "Health", "{context} tokens; a whole turn needs {needed}. Start it with OLLAMA_CONTEXT_LENGTH={needed}"
    ),
    "context_too_small": lambda: translate(
        "Health", "{context} tokens are too few. Start the server with OLLAMA_CONTEXT_LENGTH={needed}"
    ),
    "context_unknown": lambda: translate("Health", "It can be told when the model is known."),
}
