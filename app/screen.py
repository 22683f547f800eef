"""Whether there is a screen to open a window on; without one Qt would abort with a misleading text."""

import sys
from collections.abc import MutableMapping

_ADVICE = (
    "There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set).\n"
    "Start Morgan from a desktop session, or let it draw a picture: --screenshot day.png"
)


def choose_platform(environ: MutableMapping[str, str], picture: bool, system: str = sys.platform) -> None:
    """Let a picture be drawn without a screen; end with a sentence where a window is wanted and cannot be."""
    if system != "linux" or environ.get("QT_QPA_PLATFORM"):
        return
    if environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"):
        return
    if not picture:
        sys.exit(_ADVICE)
    environ["QT_QPA_PLATFORM"] = "offscreen"
