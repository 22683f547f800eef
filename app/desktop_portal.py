"""Asks the desktop's portal whether it is dark and wants high contrast, for where Qt itself is not told.

Qt reports both under GNOME and on other systems; the other Linux desktops answer here, over D-Bus. To be imported after
the window's first picture.
"""

import os
from pathlib import Path

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

SERVICE, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE, NAMESPACE = "org.freedesktop.portal.Settings", "org.freedesktop.appearance"
SCHEME, CONTRAST = "color-scheme", "contrast"
SCHEMES = {1: Qt.ColorScheme.Dark, 2: Qt.ColorScheme.Light}
Contrasts = Qt.ContrastPreference


class DesktopPortal(QObject):
    """Nothing waits for it: what it says is heard when it comes, and again when it changes.

    told(Qt.ColorScheme, Qt.ContrastPreference): what the desktop prefers.
    """

    told = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._said: dict[str, int] = {}
        self._calls: list[QDBusPendingCallWatcher] = []

    def begin(self) -> None:
        """Ask, and listen from now on. Without a bus of this session there is nobody to ask."""
        if not has_bus():
            return
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        hearing = SLOT("hear_change(QDBusMessage)")
        bus.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, hearing)  # type: ignore[call-overload]  # a str
        for key in (SCHEME, CONTRAST):
            self._ask(bus, key)

    def _ask(self, bus: QDBusConnection, key: str) -> None:
        question = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
        question.setArguments([NAMESPACE, key])
        call = QDBusPendingCallWatcher(bus.asyncCall(question), self)
        call.finished.connect(lambda answered: self._hear_answer(key, answered))
        self._calls.append(call)

    def _hear_answer(self, key: str, call: QDBusPendingCallWatcher) -> None:
        """A desktop without a portal, or one that does not know the question, answers with an error."""
        self._calls.remove(call)
        if not call.isError():
            self._hear(key, call.reply().arguments()[0])
        call.deleteLater()

    @Slot(QDBusMessage)
    def hear_change(self, message: QDBusMessage) -> None:
        """The desktop's settings were changed: any of them."""
        namespace, key, value = message.arguments()
        if namespace == NAMESPACE and key in (SCHEME, CONTRAST):
            self._hear(key, value)

    def _hear(self, key: str, value: object) -> None:
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if isinstance(value, int):
            self._said[key] = value
            scheme = SCHEMES.get(self._said.get(SCHEME, 0), Qt.ColorScheme.Unknown)
            high = self._said.get(CONTRAST) == 1
            self.told.emit(scheme, Contrasts.HighContrast if high else Contrasts.NoPreference)


def has_bus() -> bool:
    """Whether this session has a bus; asking Qt for one that is not there could start a program."""
    named = bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS"))
    return named or Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"), "bus").exists()
