"""Where the database lies follows from the home and the setting, never from the working directory."""

from pathlib import Path

import pytest

from store.database.location import database_path
from store.errors import BadPath
from store.home import Home

HOME = Home(Path("/home/her/.morgan"))


@pytest.mark.parametrize(
    ("configured", "expected"),
    [
        ("memory/memory.sqlite3", "/home/her/.morgan/memory/memory.sqlite3"),
        ("a..b.sqlite3", "/home/her/.morgan/a..b.sqlite3"),
        ("/srv/m.sqlite3", "/srv/m.sqlite3"),
        ("/srv/../m.sqlite3", "/srv/../m.sqlite3"),
        ("~/m.sqlite3", str(Path.home() / "m.sqlite3")),
    ],
)
def test_a_path_within_the_home_or_an_absolute_one(configured: str, expected: str) -> None:
    assert database_path(HOME, configured) == Path(expected)


REFUSED = [
    r"\\server\share\m.db",
    "//server/share/m.db",
    r"\/server/m.db",
    "../m.db",
    "a/../../m.db",
    r"a\..\m.db",
    "..",
]


@pytest.mark.parametrize("configured", [*REFUSED, "", " ", "a\0b"])
def test_shares_climbing_paths_and_no_paths_are_refused(configured: str) -> None:
    with pytest.raises(BadPath):
        database_path(HOME, configured)
