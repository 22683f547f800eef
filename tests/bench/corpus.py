"""A conversation to measure with: seeded, so that every run reads the same messages.

About 600 characters a message, fences in 15 of 100 and tables in 4, lists, long addresses, emoji, Spanish, and four
messages of 100 kB.
"""

import random
from datetime import UTC

from store.records import Message, MessageId, Moment, Role, SessionId
from widgets.rows.message_words import Scene

START_US = 1_790_000_000_000_000
LARGE = 100_000
SCENE = Scene({"user": "Diego", "assistant": "Morgan", "system": "System"}, UTC)

VOCABULARY = (
    "the a of to and in that it is for on with as this by from or at an be are was not which but have can one you all "
    "if there what when their will each about how up out then them some these would other into has more her two like "
    "him see time could no make than first been its who now people my made over did down only way find use may water "
    "long little very after words called just where most know mañana corazón niño también después canción rápido "
    "información configuración archivo memoria consulta índice tabla función parámetro **important** *perhaps* `value` "
    "😀 🎉 ❤️ configuration database interface recommendation approximately understanding responsibility"
)
WORDS = VOCABULARY.split()
SNIPPETS = {
    "python": 'def total_{n}(rows: list[int]) -> int:\n    """Add up."""\n    return sum(n for n in rows if n > {n})',
    "js": "const total{n} = rows => rows.filter(row => row > {n}).reduce((a, b) => a + b, 0); // all of them",
    "bash": 'for f in *.csv; do echo "$f" | sed "s/{n}/x/" >> out.txt; done',
    "sql": "SELECT name, count(*) FROM rows WHERE value > {n} GROUP BY name ORDER BY 2 DESC;",
    "mystery": "#!{n} what is this? <nobody> knows",
}


def conversation(count: int, seed: int = 7, large: int = 4) -> list[Message]:
    """`count` messages of one session, a minute apart; `large` of them have 100 kB."""
    dice = random.Random(seed)
    places = {round((index + 0.5) * count / large) for index in range(large)} if count >= 1000 else set()
    return [_message(index, _large(dice) if index in places else _text(dice)) for index in range(count)]


def _message(index: int, content: str) -> Message:
    role: Role = "assistant" if index % 2 else "user"
    at = Moment(START_US + index * 60_000_000, 7200)
    return Message(MessageId(f"m{index:06}"), SessionId("long"), index + 1, role, "complete", at, content)


def _text(dice: random.Random) -> str:
    blocks = [_prose(dice, min(int(dice.lognormvariate(5.75, 0.9)), 2600))]
    if dice.random() < 0.15:
        blocks += [_fence(dice, dice.randint(1, 5)), _prose(dice, 120)]
    if dice.random() < 0.04:
        blocks.append(_table(dice))
    if dice.random() < 0.12:
        blocks.append("\n".join(f"- {_prose(dice, 60)}" for _ in range(dice.randint(2, 6))))
    if dice.random() < 0.03:
        blocks.append("https://example.org/" + "".join(dice.choice("abcdefghij/-") for _ in range(380)))
    return "\n\n".join(blocks)


def _large(dice: random.Random) -> str:
    blocks: list[str] = []
    while sum(map(len, blocks)) < LARGE:
        blocks.append(_text(dice) if dice.random() < 0.6 else _fence(dice, dice.randint(20, 80)))
    return "\n\n".join(blocks)


def _prose(dice: random.Random, characters: int) -> str:
    text = " ".join(dice.choices(WORDS, k=max(characters // 6, 2)))
    half = text.find(" ", 700)
    return text if half < 0 or dice.random() < 0.4 else f"{text[:half]}\n\n{text[half + 1 :]}"


def _fence(dice: random.Random, repeats: int) -> str:
    language = dice.choice(list(SNIPPETS))
    code = "\n\n".join(SNIPPETS[language].replace("{n}", str(dice.randint(2, 99))) for _ in range(repeats))
    return f"```{language}\n{code}\n```"


def _table(dice: random.Random) -> str:
    rows = [[_prose(dice, 18) for _ in range(3)] for _ in range(dice.randint(2, 7))]
    lines = ["| way | memory | speed |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)]
    return "\n".join(lines)
