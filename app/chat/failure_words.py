"""What is said when a turn fails: for each cause, what happened and what to do."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from app import words
from app.assistant.events import FailureCode

translate = QCoreApplication.translate
Data = Mapping[str, str]
UNKNOWN = "?"


def failure_sentence(code: FailureCode, data: Data) -> str:
    """Two short sentences in the language of the interface."""
    return WORDS[code](data)


def available(data: Data) -> list[str]:
    """The models that the server has, as far as it told."""
    return [name for name in data.get("available", "").split("\n") if name]


def _server_down(data: Data) -> str:
    return translate(
        "Chat",
        "The model server at {server} does not answer. Start it (for Ollama: “ollama serve”), then try again.",
    ).format(server=data.get("server", UNKNOWN))


def _server_unconfirmed(data: Data) -> str:
    return translate(
        "Chat",
        "The settings name a model server that is not on this computer: {server}. Nothing was sent. "
        "Whoever runs it can read what you write. Send requests there only if you trust it.",
    ).format(server=data.get("server", UNKNOWN))


def _server_insecure(data: Data) -> str:
    return translate(
        "Chat",
        "“{server}” cannot be used: a model server elsewhere needs an https address. Nothing was sent. "
        "Correct the address in the settings.",
    ).format(server=data.get("server", UNKNOWN))


def _server_error(data: Data) -> str:
    return translate(
        "Chat",
        "The model server reported an error of its own ({status}). Try again; if it comes back, look into its log.",
    ).format(status=data.get("status", UNKNOWN))


def _no_model(data: Data) -> str:
    if available(data):
        return translate("Chat", "No model is chosen in the settings. The server has these:")
    return translate(
        "Chat", "The model server has no model yet. Fetch one (for Ollama: “ollama pull qwen3:4b”), then try again."
    )


def _model_missing(data: Data) -> str:
    model = data.get("model", UNKNOWN)
    if available(data):
        return translate("Chat", "The server does not have the model “{model}”. Fetch it, or use one of these:").format(
            model=model
        )
    return translate(
        "Chat",
        "The server does not have the model “{model}”. Fetch it (for Ollama: “ollama pull {model}”), then try again.",
    ).format(model=model)


def _model_remote(data: Data) -> str:
    return translate(
        "Chat",
        "The model “{model}” runs on somebody else's computer, so nothing was sent. Choose one that runs here.",
    ).format(model=data.get("model", UNKNOWN))


def _model_without_tools(data: Data) -> str:
    return translate(
        "Chat",
        "The model “{model}” cannot use tools, so it could neither remember nor look anything up. "
        "Choose another one in the settings.",
    ).format(model=data.get("model", UNKNOWN))


def _timeout(data: Data) -> str:
    return translate(
        "Chat",
        "The model did not answer in time. It may still be loading: try again, or allow it more time in the settings.",
    ).format(**data)


def _dropped(_data: Data) -> str:
    return translate("Chat", "The connection to the model server broke off. What had come is kept; try again.")


def _redirected(_data: Data) -> str:
    return translate(
        "Chat",
        "The model server pointed to another address, which is not followed. Put the right one into the settings.",
    )


def _too_large(_data: Data) -> str:
    return translate("Chat", "The model server sent far more than an answer can be, and was cut off. Try again.")


def _bad_reply(_data: Data) -> str:
    return translate(
        "Chat", "The model's reply could not be understood. Try again; if it comes back, choose another model."
    )


def _empty_reply(_data: Data) -> str:
    return translate("Chat", "The model gave no answer. Try again, or say it in other words.")


def _context_full(data: Data) -> str:
    return translate(
        "Chat",
        "The request needs more room than the model has ({needed} of {context} tokens). "
        "Give it more (for Ollama: OLLAMA_CONTEXT_LENGTH), or shorten the request.",
    ).format(needed=data.get("needed", UNKNOWN), context=data.get("context", UNKNOWN))


def _store(data: Data) -> str:
    return words.sentence_of(data.get("store_code", ""))


def _bug(_data: Data) -> str:
    return words.crash()


WORDS: Mapping[FailureCode, Callable[[Data], str]] = {
    "server_down": _server_down,
    "server_unconfirmed": _server_unconfirmed,
    "server_insecure": _server_insecure,
    "server_error": _server_error,
    "no_model": _no_model,
    "model_missing": _model_missing,
    "model_remote": _model_remote,
    "model_without_tools": _model_without_tools,
    "timeout": _timeout,
    "dropped": _dropped,
    "redirected": _redirected,
    "too_large": _too_large,
    "bad_reply": _bad_reply,
    "empty_reply": _empty_reply,
    "context_full": _context_full,
    "store": _store,
    "bug": _bug,
}
