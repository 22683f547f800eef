"""What the page says of a setting is what its declaration says."""

import pytest

from app.controllers.settings import SHOWN, kind_of
from app.setting_words import WORDS, bad_name
from app.settings import CONFIRM_CHANGES, DECLARED, LANGUAGE, RETENTION_DAYS, USER_NAME, ZOOM
from store.settings import Setting


@pytest.mark.parametrize("setting", WORDS, ids=lambda setting: setting.path)
def test_help_is_the_declared_description(qapp: object, setting: Setting[object]) -> None:
    assert WORDS[setting].help() == setting.description
    assert WORDS[setting].label()


@pytest.mark.parametrize("setting", WORDS, ids=lambda setting: setting.path)
def test_every_choice_has_words_of_its_own(qapp: object, setting: Setting[object]) -> None:
    said = [WORDS[setting].of_value(str(value)) for value in setting.choices]
    assert len(said) == len(set(said))


def test_every_declared_setting_is_shown_and_has_words() -> None:
    assert set(SHOWN.values()) == set(DECLARED) == set(WORDS)


@pytest.mark.parametrize(
    ("setting", "kind"),
    [
        (LANGUAGE, "choice"),
        (ZOOM, "number"),
        (RETENTION_DAYS, "number"),
        (USER_NAME, "text"),
        (CONFIRM_CHANGES, "switch"),
    ],
)
def test_control_follows_the_declaration(setting: Setting[object], kind: str) -> None:
    assert kind_of(setting) == kind


@pytest.mark.parametrize("problem", ["empty", "too_long", "colon", "control", "taken"])
def test_every_problem_of_a_name_has_a_sentence(qapp: object, problem: str) -> None:
    assert bad_name(problem).endswith(".")  # type: ignore[arg-type]  # all there are
