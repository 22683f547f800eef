"""Rules of the command line: each option is understood, and each wrong value is answered with a sentence."""

import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path

import pytest

from app.options import Options, parse
from app.version import VERSION

ROOT = Path(__file__).parents[2]


def test_nothing_asked_leaves_everything_open() -> None:
    assert parse([]) == Options()


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (["--home", "somewhere"], Options(home="somewhere")),
        (["--date", "2026-10-02"], Options(day=date(2026, 10, 2))),
        (["--lang", "es"], Options(lang="es")),
        (["--theme", "system"], Options(theme="system")),
        (["--zoom", "50"], Options(zoom=50)),
        (["--zoom=200"], Options(zoom=200)),
        (["--demo"], Options(demo=True)),
        (["--demo-live"], Options(demo=True, live=True)),
        (["--screenshot", "day.png"], Options(screenshot=Path("day.png"))),
        (["--size", "480x900"], Options(size=(480, 900))),
        (["--unfold", "all"], Options(unfold="all")),
    ],
)
def test_option_is_understood(arguments: list[str], wanted: Options) -> None:
    assert parse(arguments) == wanted


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--home", ""], "the folder's name is empty"),
        (["--home", __file__], "is a file, not a folder"),
        (["--date", "2026-02-30"], "there is no day 2026-02-30"),
        (["--date", "yesterday"], "'yesterday' is no date like 2026-10-02"),
        (["--date", "20261002"], "is no date like 2026-10-02"),
        (["--lang", "fr"], "invalid choice: 'fr'"),
        (["--theme", "blue"], "invalid choice: 'blue'"),
        (["--zoom", "49"], "'49' is no whole number from 50 to 200"),
        (["--zoom", "201"], "from 50 to 200"),
        (["--zoom", "12.5"], "from 50 to 200"),
        (["--size", "1200"], "'1200' is no size like 1200x900"),
        (["--size", "479x900"], "each side of 479x900 must have from 480 to 8192 pixels"),
        (["--size", "1200x9000"], "must have from 480 to 8192 pixels"),
        (["--screenshot", "no/such/folder/day.png"], "there is no folder"),
        (["--screenshot", "."], "is a folder; name a file in it"),
        (["--dat", "2026-10-02"], "unrecognized arguments: --dat"),
        (["surplus"], "unrecognized arguments: surplus"),
    ],
)
def test_wrong_value_ends_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(arguments)
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(("options", "passing"), [(["--demo"], True), (["--screenshot", "a.png"], True), ([], False)])
def test_demo_and_screenshot_leave_nothing_behind(options: list[str], passing: bool) -> None:
    assert parse(options).passing is passing


def test_version_is_the_project_s() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_and_version_need_no_qt(option: str) -> None:
    script = (
        "import sys\n"
        "from app.__main__ import main\n"
        "try:\n"
        f"    main([{option!r}])\n"
        "except SystemExit as ended:\n"
        "    assert ended.code == 0\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]\n"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, capture_output=True, timeout=60)
