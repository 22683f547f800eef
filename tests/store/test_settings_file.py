"""The configuration file is read when it changes, and an invalid one neither believed nor overwritten."""

import json
import stat
from pathlib import Path

import pytest

from store.settings import DATABASE, MAX_RESULTS, MEMORY, BadSettings
from store.settings_file import SettingsFile


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "json" / "config.json", MEMORY)


def put(file: SettingsFile, text: str) -> None:
    file.path.parent.mkdir(exist_ok=True)
    file.path.write_text(text, encoding="utf-8")


def test_no_file_means_defaults_and_makes_nothing(file: SettingsFile) -> None:
    assert not file.refresh()
    assert file.current[MAX_RESULTS] == 8
    assert not file.path.parent.exists()


def test_a_change_is_seen_once(file: SettingsFile) -> None:
    put(file, '{"memory": {"max_results": 9}}')
    assert file.refresh()
    assert file.current[MAX_RESULTS] == 9
    assert not file.refresh()


@pytest.mark.expects_log
@pytest.mark.parametrize("text", ["{", '{"memory": {"max_results": 99}}', '{"memory": 3}'])
def test_an_invalid_file_leaves_the_last_valid_settings(
    file: SettingsFile, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    put(file, '{"memory": {"max_results": 9}}')
    file.refresh()
    put(file, text)
    assert file.refresh()
    assert not file.refresh()
    assert file.current[MAX_RESULTS] == 9
    assert file.problem
    assert len(caplog.records) == 1


@pytest.mark.expects_log
def test_a_mended_file_ends_the_problem(file: SettingsFile) -> None:
    put(file, "{")
    file.refresh()
    put(file, '{"memory": {}}')
    assert file.refresh()
    assert file.problem is None


@pytest.mark.parametrize("text", [b"{", b'{"memory": {"max_results": 99}}', b"\xff"])
def test_an_invalid_file_is_never_overwritten(file: SettingsFile, text: bytes) -> None:
    file.path.parent.mkdir()
    file.path.write_bytes(text)
    with pytest.raises(BadSettings):
        file.write({MAX_RESULTS: 3})
    assert file.path.read_bytes() == text


def test_writing_keeps_unknown_keys_and_takes_effect(file: SettingsFile) -> None:
    put(file, '{"x": [1], "memory": {"later": "é", "database": "a.db"}}')
    file.write({MAX_RESULTS: 3})
    assert json.loads(file.path.read_text(encoding="utf-8")) == {
        "x": [1],
        "memory": {"later": "é", "database": "a.db", "max_results": 3},
    }
    assert (file.current[MAX_RESULTS], file.current[DATABASE]) == (3, "a.db")


def test_a_wrong_value_is_not_written(file: SettingsFile) -> None:
    with pytest.raises(BadSettings):
        file.write({MAX_RESULTS: 0})
    assert not file.path.exists()


def test_the_file_is_for_its_owner_and_nothing_is_left_beside_it(file: SettingsFile) -> None:
    file.write({MAX_RESULTS: 3})
    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.path.parent.stat().st_mode) == 0o700
    assert list(file.path.parent.iterdir()) == [file.path]
