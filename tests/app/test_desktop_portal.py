"""What the desktop's portal says of light and contrast is heard, at once and when it changes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app.desktop_portal import has_bus

ROOT = Path(__file__).parents[2]

# A portal of its own, and somebody who asks it, in one process on a private bus.
SCRIPT = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject
from app import desktop_portal as portal

application = QCoreApplication([])

class Portal(QDBusVirtualObject):
    answers = {"color-scheme": 1, "contrast": 0}

    def introspect(self, path):
        return ""

    def handleMessage(self, message, connection):
        if message.member() != "Read":
            return False
        namespace, key = message.arguments()
        connection.send(message.createReply(QDBusVariant(QDBusVariant(self.answers[key]))))
        return True

def change(key, value):
    changed = QDBusMessage.createSignal(portal.PATH, portal.INTERFACE, "SettingChanged")
    changed.setArguments([portal.NAMESPACE, key, QDBusVariant(value)])
    bus.send(changed)

bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
if "portal" in sys.argv:
    serving = Portal()
    assert bus.registerVirtualObject(portal.PATH, serving)
    assert bus.registerService(portal.SERVICE)
asking = portal.DesktopPortal()
heard = []

def hear(scheme, contrast):
    heard.append(f"{scheme.name} {contrast.name}")
    if len(heard) == 2:
        change("contrast", 1)
        change("cursor-size", 24)
        change("color-scheme", 2)
    if len(heard) == 4:
        application.quit()

asking.told.connect(hear)
asking.begin()
QTimer.singleShot(300 if "portal" not in sys.argv else 10_000, application.quit)
application.exec()
print("; ".join(heard))
"""


def heard(*arguments: str) -> str:
    """What was told in a session of its own."""
    ended = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", SCRIPT, *arguments],
        cwd=ROOT, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    return ended.stdout.strip()


needs_bus = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dbus-run-session") is None, reason="dbus-run-session is not installed"
)


@needs_bus
def test_answers_and_changes_are_told() -> None:
    told = heard("portal").split("; ")
    assert set(told[:2]) <= {"Dark NoPreference", "Unknown NoPreference"}
    assert told[1] == "Dark NoPreference"
    assert told[2:] == ["Dark HighContrast", "Light HighContrast"]


@needs_bus
def test_desktop_without_a_portal_tells_nothing() -> None:
    assert heard() == ""


@pytest.fixture
def no_bus(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    return tmp_path


def test_session_without_a_bus_is_known_without_asking(no_bus: Path) -> None:
    assert not has_bus()
    (no_bus / "bus").touch()
    assert has_bus()
    assert os.environ.get("DBUS_SESSION_BUS_ADDRESS") is None
