"""The generated conversations: each fact once, among many that talk about the same things."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from tests.eval import facts_en, facts_es, filler
from tests.eval.fact import Fact

SEED = 20261201
BEGIN = datetime(2026, 3, 2, 9, tzinfo=UTC)
DISTRACTORS = 3


@dataclass(frozen=True, slots=True)
class Said:
    """One message, numbered through the whole set."""

    number: int
    session: int
    role: str
    text: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and the message that answers it."""

    language: str
    said_by: str
    text: str
    evidence: int


@dataclass(frozen=True, slots=True)
class EvaluationSet:
    messages: tuple[Said, ...]
    questions: tuple[Asked, ...]


Line = tuple[str, str, Fact | None]


def evaluation_set() -> EvaluationSet:
    """The same set at every call."""
    source = random.Random(SEED)
    sessions = [
        (language, lines)
        for language, facts in (("en", facts_en.FACTS), ("es", facts_es.FACTS))
        for fact in facts
        for lines in _sessions(source, language, fact)
    ]
    source.shuffle(sessions)
    messages, questions = list[Said](), list[Asked]()
    for number, (language, lines) in enumerate(sessions):
        for place, (role, text, fact) in enumerate(lines):
            at = BEGIN + timedelta(days=number // 2, hours=5 * (number % 2), minutes=3 * place)
            messages.append(Said(len(messages), number, role, text, at))
            if fact is not None:
                questions.append(Asked(language, fact.said_by, fact.question, messages[-1].number))
    return EvaluationSet(tuple(messages), tuple(questions))


def _sessions(source: random.Random, language: str, fact: Fact) -> Iterator[list[Line]]:
    """The conversation with the fact, and others of its domain, one of them with the sentence that misleads."""
    around = _exchanges(source, language, fact.domain, source.randint(1, 3))
    yield around[:2] + _told(source, language, fact) + around[2:]
    for number in range(DISTRACTORS):
        lines = _exchanges(source, language, fact.domain, source.randint(2, 4))
        yield _with_near(source, lines, fact.near) if number == 0 else lines


def _exchanges(source: random.Random, language: str, domain: str, count: int) -> list[Line]:
    lines = list[Line]()
    for _ in range(count):
        lines.append(("user", filler.opening(source, domain, language), None))
        lines.append(("assistant", _written(filler.answer(source, domain, language, source.randint(200, 560))), None))
    return lines


def _told(source: random.Random, language: str, fact: Fact) -> list[Line]:
    sentences = filler.answer(source, fact.domain, language, source.randint(200, 560))
    if fact.said_by == "user":
        return [("user", f"{fact.statement} {fact.request}", fact), ("assistant", _written(sentences), None)]
    sentences.insert(source.randrange(len(sentences)), fact.statement)
    return [("user", fact.request, None), ("assistant", _written(sentences), fact)]


def _with_near(source: random.Random, lines: list[Line], near: str) -> list[Line]:
    role, text, _ = lines[1]
    sentences = text.split("\n\n")
    sentences.insert(source.randrange(len(sentences)), near)
    return [lines[0], (role, "\n\n".join(sentences), None), *lines[2:]]


def _written(sentences: list[str]) -> str:
    """Paragraphs of four sentences."""
    return "\n\n".join(" ".join(sentences[start : start + 4]) for start in range(0, len(sentences), 4))
