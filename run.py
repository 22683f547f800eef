#!/usr/bin/env python3
"""The one door: sets Morgan up in `.venv` beside this file, then opens it, tests it, or soaks it.

    python3 run.py [OPTIONS OF MORGAN]     opens the diary, e.g. `python3 run.py --demo`
    python3 run.py test [PYTEST ARGUMENTS] runs the tests
    python3 run.py soak [PYTEST ARGUMENTS] runs the long tests

Needs Python 3.11 or newer and nothing else; what it installs is pinned with hashes.
"""

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

# Shared objects that Qt loads on Linux, and the Debian package of each.
DRAWING = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
SCREEN = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


def main(arguments: list[str]) -> int:
    task = arguments[0] if arguments[:1] in (["test"], ["soak"]) else "run"
    check_python()
    prepare("run" if task == "run" else "test")
    if task == "run":
        return start_program(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    check_libraries(DRAWING)
    marker = ["-m", "soak", "--timeout=3600"] if task == "soak" else []
    return call("-m", "pytest", *marker, *arguments[1:])


def start_program(arguments: list[str]) -> int:
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    needs_x11 = platform in ("", "xcb") and bool(os.environ.get("DISPLAY"))
    check_libraries(DRAWING | (SCREEN if needs_x11 else {}))
    return call("-m", "app", *arguments)


def check_python() -> None:
    """Older Pythons read this file too, so it says in words what they lack."""
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit(f"Morgan needs Python 3.11 or newer; this is {sys.version.split()[0]}.")


def check_libraries(names: dict[str, str]) -> None:
    """Name every missing shared object at once; Qt itself would abort at the first with a misleading text."""
    missing = [package for name, package in names.items() if sys.platform == "linux" and not loads(name)]
    if missing:
        sys.exit(
            "Qt needs system libraries that are not installed. On Debian or Ubuntu:\n"
            f"    sudo apt-get install -y --no-install-recommends {' '.join(missing)}"
        )


def loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def prepare(kind: str) -> None:
    """Make the environment once for each set of pins and each Python; later starts only compare a stamp."""
    wanted = stamp(kind)
    held = (VENV / "stamp").read_text(encoding="utf-8") if (VENV / "stamp").is_file() else ""
    if PYTHON.is_file() and held in (wanted, stamp("test")):
        return
    if held.startswith("test"):  # an environment that could test before can test again
        kind, wanted = "test", stamp("test")
    print("Setting up Morgan's own environment; this happens once.", file=sys.stderr, flush=True)
    install(ROOT / "requirements" / f"{kind}.txt")
    (VENV / "stamp").write_text(wanted, encoding="utf-8")


def stamp(kind: str) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for name in ("run.txt", "test.txt"):
        digest.update((ROOT / "requirements" / name).read_bytes())
    return f"{kind} {digest.hexdigest()}\n"


def install(requirements: Path) -> None:
    uv = shutil.which("uv")
    if uv:
        step(uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(VENV))
        step(
            uv, "pip", "install", "--quiet", "--compile-bytecode", "--require-hashes", "--only-binary", ":all:",
            "--python", str(PYTHON), "-r", str(requirements),
        )  # fmt: skip
        return
    if importlib.util.find_spec("ensurepip") is None:
        sys.exit(
            "Python's venv module is not complete here. On Debian or Ubuntu:\n    sudo apt-get install -y python3-venv"
        )
    step(sys.executable, "-m", "venv", "--clear", str(VENV))
    step(
        str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--compile", "--require-hashes",
        "--only-binary", ":all:", "-r", str(requirements),
    )  # fmt: skip


def step(*command: str) -> None:
    if subprocess.call(command) != 0:
        sys.exit(f"The set-up stopped at: {' '.join(command[:4])} … (see above). Run it again when that is mended.")


def call(*arguments: str) -> int:
    try:
        return subprocess.call([str(PYTHON), *arguments], cwd=ROOT)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
