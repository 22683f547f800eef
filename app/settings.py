"""The settings of the program beyond the store's own: the assistant, the interface, the log."""

from store.settings import MEMORY, Setting

USER_NAME = Setting(
    "assistant", "user_name", "", "As it stands on your messages and in the log; it may be empty.", (str,)
)
ASSISTANT_NAME = Setting(
    "assistant", "assistant_name", "Morgan", "As it stands on its messages and in the log.", (str,)
)
MODEL = Setting("assistant", "model", "", "The model that answers, by its name at the server.", (str,))
BASE_URL = Setting(
    "assistant", "base_url", "http://127.0.0.1:11434", "The model server; by default one on this machine.", (str,)
)
REQUEST_TIMEOUT = Setting(
    "assistant", "request_timeout", 120, "Seconds that one request to the model may take.", (int,), 1, 3600
)
CONFIRM_CHANGES = Setting("assistant", "confirm_changes", True, "Ask before anything is replaced or removed.", (bool,))

LANGUAGE = Setting(
    "interface",
    "language",
    "system",
    "The language of the window.",
    (str,),
    choices=("system", "en", "es"),
)
THEME = Setting(
    "interface",
    "theme",
    "system",
    "The colours of the window.",
    (str,),
    choices=("system", "light", "dark"),
)
CONTRAST = Setting(
    "interface",
    "contrast",
    "system",
    "How strong lines and colours are.",
    (str,),
    choices=("system", "normal", "high"),
)
ZOOM = Setting("interface", "zoom", 100, "The size of everything, in per cent.", (int,), 50, 200)

LOG_ENABLED = Setting("log", "enabled", True, "Write the daily log.", (bool,))
RETENTION_DAYS: Setting[int | None] = Setting(
    "log",
    "retention_days",
    None,
    "Days after which a daily log is removed.",
    (int, type(None)),
    1,
    36500,
)

ASSISTANT: tuple[Setting[object], ...] = (USER_NAME, ASSISTANT_NAME, MODEL, BASE_URL, REQUEST_TIMEOUT, CONFIRM_CHANGES)
INTERFACE: tuple[Setting[object], ...] = (LANGUAGE, THEME, CONTRAST, ZOOM)
LOG: tuple[Setting[object], ...] = (LOG_ENABLED, RETENTION_DAYS)
DECLARED: tuple[Setting[object], ...] = (*MEMORY, *ASSISTANT, *INTERFACE, *LOG)
