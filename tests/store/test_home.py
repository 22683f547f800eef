"""A home is found by option, variable or default, and made for its owner only."""

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from store.errors import BadPath
from store.home import Home


@pytest.mark.parametrize(
    ("option", "environ", "found"),
    [
        ("/a", {"MORGAN_HOME": "/b"}, Path("/a")),
        (None, {"MORGAN_HOME": "/b"}, Path("/b")),
        (None, {"MORGAN_HOME": ""}, Path.home() / ".morgan"),
        (None, {}, Path.home() / ".morgan"),
        ("rel/../x", {}, Path.cwd() / "x"),
        ("~/there", {}, Path.home() / "there"),
    ],
)
def test_option_over_variable_over_default(option: str | None, environ: dict[str, str], found: Path) -> None:
    assert Home.find(option, environ).path == found


def test_finding_and_reading_make_nothing(tmp_path: Path) -> None:
    home = Home.find(str(tmp_path / "h"), {})
    assert home.identity() is None
    assert list(tmp_path.iterdir()) == []


def test_a_home_is_made_for_its_owner_only(tmp_path: Path) -> None:
    home = Home(tmp_path / "deep" / "h")
    home.make()
    assert stat.S_IMODE(home.path.stat().st_mode) == 0o700
    assert stat.S_IMODE(home.identity_file.stat().st_mode) == 0o600
    assert [entry.name for entry in home.path.iterdir()] == ["home-id"]


def test_the_identity_stays_and_differs_between_homes(tmp_path: Path) -> None:
    first, second = Home(tmp_path / "a"), Home(tmp_path / "b")
    first.make()
    second.make()
    kept = first.identity()
    first.make()
    assert first.identity() == kept
    assert kept != second.identity()
    assert kept
    assert len(kept) == 32


def test_looser_modes_of_an_existing_home_are_never_changed(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    Home(tmp_path).make()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_looser_modes_are_reported(tmp_path: Path) -> None:
    home = Home(tmp_path / "h")
    home.make()
    assert home.open_to_others() == ()
    home.path.chmod(0o750)
    home.identity_file.chmod(0o604)
    assert home.open_to_others() == (home.path, home.identity_file)


def test_homes_made_at_once_agree_on_their_identity(tmp_path: Path) -> None:
    def make(_: int) -> str | None:
        home = Home(tmp_path / "h")
        home.make()
        return home.identity()

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(make, range(16)))) == 1


def test_a_file_in_the_homes_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "h").write_text("mine")
    with pytest.raises(BadPath):
        Home(tmp_path / "h").make()
    assert (tmp_path / "h").read_text() == "mine"
