"""The project stands alone: pins name no host, packages say what they own, PySide6 is a safe version."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("app", "widgets", "store", "i18n", "resources")
MODULES = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]


@pytest.mark.parametrize("name", ["run.txt", "test.txt"])
def test_pins_name_no_host(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert all("--hash=sha256:" in block for block in re.split(r"\n(?=\S)", text.strip()))


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_module_opens_with_what_it_owns(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


def test_package_files_hold_a_docstring_only() -> None:
    for path in (p for p in MODULES if p.name == "__init__.py"):
        assert len(ast.parse(path.read_text(encoding="utf-8")).body) == 1, path


def test_calls_keep_the_reference_count_of_none() -> None:
    """PySide6 6.12 drops a reference of None per call on Python 3.11, which ends in a crash."""
    from PySide6.QtCore import QObject

    owner = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        owner.setObjectName("x")
    assert sys.getrefcount(None) - before > -100
