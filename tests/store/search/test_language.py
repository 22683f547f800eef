"""What the ranking knows of words and times."""

from datetime import date

import pytest

from store.search.language.irregular_forms import irregular_forms
from store.search.language.speakers import speaker
from store.search.language.stems import heads, stem
from store.search.language.times import NamedDate, asks_when, named_dates, tells_time

FAMILIES = [
    "plant plants planted planting",
    "carry carries carried carrying",
    "stop stops stopped stopping",
    "box boxes",
    "bake bakes baked baking",
    "comprar compro compras compra compramos compran compre comprado comprando compraron compraba",
    "comer comes come comido comiendo comio comieron comia",
    "cancion canciones",
    "luz luces",
    "buscar busco busque buscamos",
    "pagar pago pague pagado",
    "jardin jardines",
    "flor flores",
    "pared paredes",
    "rapida rapido rapidamente",
]


@pytest.mark.parametrize("family", FAMILIES)
def test_forms_of_one_word_share_a_stem(family: str) -> None:
    assert len({stem(word) for word in family.split()}) == 1


@pytest.mark.parametrize("words", ["garden guard", "house mouse", "casa cosa", "perro pero", "us use"])
def test_strangers_do_not(words: str) -> None:
    first, second = words.split()
    assert stem(first) != stem(second)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_form_begins_with_a_head_of_the_stem(family: str) -> None:
    for word in family.split():
        assert word.startswith(heads(stem(word)))


@pytest.mark.parametrize("word", ["358", "2026", "b12", "猫", "हिन्दी"])
def test_what_is_no_latin_word_stays_as_it_is(word: str) -> None:
    assert stem(word) == word


def test_irregular_forms_know_each_other() -> None:
    assert {"bought", "buying"} <= irregular_forms("buy")
    assert {"tuvo", "voy"} & irregular_forms("fui") == {"voy"}
    assert irregular_forms("garden") == frozenset()


@pytest.mark.parametrize(
    "question",
    [
        "When did we go?",
        "what day was it",
        "How long ago was that?",
        "¿Cuándo fue?",
        "cuando",
        "¿En qué mes?",
        "¿Desde cuándo?",
    ],
)
def test_a_question_for_a_time_is_known(question: str) -> None:
    assert asks_when(question)


@pytest.mark.parametrize("question", ["Where was it?", "¿Dónde?", "Tell me when you know", "whenever", "¿Qué color?"])
def test_another_question_is_not(question: str) -> None:
    assert not asks_when(question)


@pytest.mark.parametrize("text", ["Yesterday it rained", "el miércoles", "hace dos años", "in May or June"])
def test_a_text_that_tells_a_time_is_known(text: str) -> None:
    assert tells_time(text)


def test_a_word_that_only_contains_one_is_not() -> None:
    assert not tells_time("a daydream in the monthslong lastness")


@pytest.mark.parametrize(
    ("question", "named"),
    [
        ("on 3 May 2026", (2026, 5, 3)),
        ("on the 3rd of May, 2026?", (2026, 5, 3)),
        ("May 3rd", (None, 5, 3)),
        ("in March 2025", (2025, 3, None)),
        ("in March", (None, 3, None)),
        ("2026-05-03", (2026, 5, 3)),
        ("el 3 de mayo de 2026", (2026, 5, 3)),
        ("el 12 de diciembre", (None, 12, 12)),
        ("en marzo del 2025", (2025, 3, None)),
        ("en septiembre", (None, 9, None)),
        ("in 2024", (2024, None, None)),
        ("yesterday", (2026, 11, 30)),
        ("anteayer", (2026, 11, 29)),
        ("¿Qué dije hoy?", (2026, 12, 1)),
    ],
)
def test_dates_are_read_from_questions(question: str, named: tuple[int | None, int | None, int | None]) -> None:
    assert named_dates(question, date(2026, 12, 1)) == (NamedDate(*named),)


@pytest.mark.parametrize("question", ["May I ask", "it may be 5", "page 12", "mar adentro", "1999 bottles"])
def test_what_is_no_date_is_not_read_as_one(question: str) -> None:
    assert named_dates(question, date(2026, 12, 1)) == ()


def test_a_day_is_nearer_than_its_week_and_both_than_the_rest() -> None:
    day = NamedDate(2026, 5, 10)
    assert [day.nearness(date(2026, 5, n)) for n in (10, 16, 25)] == [1.0, 0.5, 0.0]
    assert NamedDate(None, 5, None).nearness(date(2020, 5, 1)) == 0.5
    assert day.nearness(date(2025, 5, 10)) == 0.0


@pytest.mark.parametrize(
    ("question", "said_by"),
    [
        ("What did I say about the garden?", "user"),
        ("that I told him", "user"),
        ("¿Cuántas veces dije café?", "user"),
        ("What did you suggest for my back?", "assistant"),
        ("the knife you recommended", "assistant"),
        ("¿Qué me recomendaste?", "assistant"),
        ("Did I tell you what you said?", None),
        ("Do you know what I ate?", None),
        ("¿Qué comí?", None),
    ],
)
def test_who_has_spoken_is_read_from_questions(question: str, said_by: str | None) -> None:
    assert speaker(question) == said_by
