"""What a person types wrongly is answered with a sentence and exit code 2, before any window."""

from pathlib import Path

import pytest

from tests.end2end.program import start


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--date", "2026-02-30"), "there is no day 2026-02-30"),
        (("--date", "tomorrow"), "'tomorrow' is no date"),
        (("--size", "12x9"), "480"),
        (("--zoom", "900"), "from 50 to 200"),
        (("--lang", "de"), "invalid choice"),
        (("--screenshot", "/no/such/folder/day.png"), "there is no folder"),
        (("--sample",), "unrecognized arguments"),
    ],
    ids=lambda value: "_".join(value) if isinstance(value, tuple) else "",
)
def test_a_wrong_option_is_told_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    ended = start(*arguments, home=tmp_path / "home")
    assert ended.returncode == 2
    assert said in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_and_version_need_no_screen(tmp_path: Path, option: str) -> None:
    ended = start(option, home=tmp_path / "home", QT_QPA_PLATFORM="none such")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "morgan" in ended.stdout.lower()
