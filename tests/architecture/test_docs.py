"""The docs follow the code: rooms and settings stand in them as the code says them, and links lead somewhere."""

import ast
import json
import re
from pathlib import Path

import pytest

from app.settings import DECLARED
from store.settings import Setting

ROOT = Path(__file__).parents[2]
PACKAGES = ("app", "widgets", "store", "i18n", "resources")
ROOMS = sorted(path.parent for package in PACKAGES for path in (ROOT / package).rglob("__init__.py"))
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^()#]+)\)")


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.relative_to(ROOT).as_posix())
def test_architecture_says_what_each_folder_says_of_itself(room: Path) -> None:
    said = ast.get_docstring(ast.parse((room / "__init__.py").read_text(encoding="utf-8")))
    row = f"| `{room.relative_to(ROOT).as_posix()}` | {said} |"
    assert row in (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("\n")


def test_architecture_names_no_folder_that_is_gone() -> None:
    named = re.findall(
        r"^\| `([^`]+)` \|", (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(named) == sorted(room.relative_to(ROOT).as_posix() for room in ROOMS)


@pytest.mark.parametrize("setting", DECLARED, ids=lambda setting: setting.path)
def test_readme_tells_each_setting(setting: Setting[object]) -> None:
    row = f"| `{setting.path}` | `{json.dumps(setting.default)}` | {setting.description} |"
    assert row in (ROOT / "README.md").read_text(encoding="utf-8").split("\n")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_the_project_lead_to_a_file(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not link.startswith("code/") and not (page.parent / link).exists()] == []
