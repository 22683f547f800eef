"""One program for each home: the second start calls the first, whatever a killed one has left behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.single_instance import SingleInstance, server_name
from store.home import Home

Make = Callable[[Home], SingleInstance]

KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from app.single_instance import SingleInstance
from store.home import Home
application = QCoreApplication([])
one = SingleInstance(Home(Path(sys.argv[1])), Path(sys.argv[2]))
assert one.claim()
one.listen()
print("listening", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def make(tmp_path: Path, qapp: object) -> Iterator[Make]:
    made: list[SingleInstance] = []

    def one(home: Home) -> SingleInstance:
        made.append(SingleInstance(home, tmp_path))
        return made[-1]

    yield one
    for instance in made:
        instance.stop()


def test_first_start_has_the_home_and_a_second_has_not(make: Make, home: Home) -> None:
    assert make(home).claim()
    assert not make(home).claim()


def test_each_home_has_its_own(make: Make, home: Home, tmp_path: Path) -> None:
    assert make(home).claim()
    assert make(Home(tmp_path / "another")).claim()


def test_home_is_one_by_whatever_path(home: Home) -> None:
    home.make()
    link = home.path.with_name("link")
    link.symlink_to(home.path)
    assert server_name(home) == server_name(Home(link))


def test_name_tells_nothing_of_the_home(home: Home) -> None:
    assert home.path.name not in server_name(home)


def test_second_start_calls_the_first(make: Make, home: Home, qtbot: QtBot) -> None:
    first, second = make(home), make(home)
    assert first.claim()
    first.listen()
    with qtbot.waitSignal(first.called):
        assert second.call()


def test_socket_is_for_this_person_only(make: Make, home: Home) -> None:
    first = make(home)
    assert first.claim()
    first.listen()
    assert Path(first.address).stat().st_mode & 0o077 == 0


def test_ended_program_leaves_the_home_to_the_next(make: Make, home: Home) -> None:
    first, second = make(home), make(home)
    assert first.claim()
    first.listen()
    first.stop()
    assert second.claim()
    assert not Path(first.address).exists()


def test_killed_program_is_no_obstacle(make: Make, home: Home, tmp_path: Path, qtbot: QtBot) -> None:
    root = Path(__file__).parents[2]
    ended = subprocess.run(
        [sys.executable, "-c", KILLED, str(home.path), str(tmp_path)],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.stdout == "listening\n"
    assert ended.returncode == -signal.SIGKILL
    first, second = make(home), make(home)
    assert Path(first.address).exists(), "the killed program left its socket"
    assert first.claim()
    first.listen()
    with qtbot.waitSignal(first.called):
        assert second.call()


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to the administrator")
def test_folder_that_cannot_be_written_keeps_nobody_out(home: Home, tmp_path: Path, qapp: object) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    assert SingleInstance(home, folder).claim()


def test_folder_that_is_gone_keeps_nobody_out(home: Home, tmp_path: Path, qapp: object) -> None:
    instance = SingleInstance(home, tmp_path / "gone")
    assert instance.claim()
    instance.listen()
    instance.stop()
