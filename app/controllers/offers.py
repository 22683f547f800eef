"""Carries out what the notices of the session's pane offer: try again, take back, agree to a server, use a model."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from app.assistant.address import Address
from app.assistant.chat import Chat
from app.chat.turn_rows import CONFIRM_SERVER, RETRY, UNDO, USE_MODEL
from app.settings import BASE_URL, MODEL
from app.settings_watch import SettingsWatch
from widgets.rows.notice import NoticeRow


class Offers(QObject):
    """retry: asks the last request again; undo: takes the addition with this number back."""

    def __init__(
        self,
        chat: Chat,
        settings: SettingsWatch,
        retry: Callable[[], None],
        undo: Callable[[int], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._settings, self._retry, self._undo = chat, settings, retry, undo
        self._model = ""
        settings.changed.connect(self._try_model)

    def act(self, row: NoticeRow) -> None:
        name = row.action.name if row.action else ""
        if name == RETRY:
            self._retry()
        elif name == UNDO:
            self._undo(int(row.key[1]))
        elif name == CONFIRM_SERVER:
            self._confirm_server()
        elif name == USE_MODEL:
            self._model = row.key[1]
            self._settings.write({MODEL: self._model})

    def _confirm_server(self) -> None:
        address = Address.of(self._settings.current[BASE_URL])
        if address:
            self._chat.confirm_server(address.text)
            self._retry()

    def _try_model(self) -> None:
        """The choice is in force: the request is made again."""
        if self._model and self._settings.current[MODEL] == self._model:
            self._model = ""
            self._retry()
