"""Rules of the health page: everything that is looked at is told in words, with what to do, and looked at anew."""

import pytest
from pytestqt.qtbot import QtBot

from app.controllers.health import HealthController
from app.finding import Finding
from app.health_command import WORDS as LINES
from app.health_words import WORDS, check
from app.work.runner import Runner
from store.home import Home
from tests.helpers.set_clock import SetClock
from widgets.health_page import HealthPage
from widgets.plain_text import PlainText
from widgets.style import system_look


def test_the_page_knows_every_case_that_the_command_knows(qtbot: QtBot) -> None:
    assert set(WORDS) == set(LINES)


@pytest.mark.parametrize("code", sorted(LINES))
def test_a_case_is_told_without_a_hole_in_the_sentence(qtbot: QtBot, code: str) -> None:
    said = check(Finding("model", "bad", code)).words
    assert said
    assert "{" not in said


def test_an_error_of_the_store_is_told_as_everywhere(qtbot: QtBot) -> None:
    assert "newer Morgan" in check(Finding("database", "bad", "newer_schema", {"path": "x"})).words


def test_it_looks_when_it_is_opened_and_again_when_asked(
    qtbot: QtBot, home: Home, runner: Runner, clock: SetClock
) -> None:
    page = HealthPage(system_look())
    qtbot.addWidget(page)
    HealthController(page, home, clock, runner)
    page.show()
    assert not page.again.isEnabled()
    qtbot.waitUntil(lambda: runner.is_idle)
    told = [text.text for text in page._grid.findChildren(PlainText)]
    assert any(text.startswith("Database") for text in told)
    assert any(text.startswith("Model server") for text in told)
    with qtbot.waitSignal(page.look_wanted):
        page.again.click()
    qtbot.waitUntil(lambda: runner.is_idle)
    assert not home.path.exists()
