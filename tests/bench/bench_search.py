"""The search: recall, words and their places in archives of 100,000 and 1,000,000 messages, and its peers.

Each call is the public one, on a connection that stays open. What is asked for is taken from the archive's own
vocabulary by how common it is.
"""

import resource
import shutil
import sqlite3
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from itertools import groupby
from pathlib import Path

from store.database.connection import open_reader, snapshot
from store.records import EPOCH, Moment
from store.search.filters import EVERYTHING, Filters
from store.search.finds import Mode, finds
from store.search.lexicon.instances import InstancesRequest, word_instances
from store.search.lexicon.vocabulary import Vocabulary, Word, prepare
from store.search.lexicon.words import WordsRequest, search_words
from store.search.limits import Limits
from store.search.recall import RecallRequest, recall
from tests.bench import archives
from tests.bench.measure import Measure, archive_folder, cpu, interleaved, median_ms

HUNDRED_THOUSAND, MILLION = 100_000, 1_000_000
NOW = Moment.of(datetime(2026, 12, 1, tzinfo=UTC))
LIMITS = Limits()
REPEATS = 20
FOUND = 20

Search = Callable[[sqlite3.Connection], object]


def timed(size: int, limit: float, search: Callable[[int], Search]) -> Measure:
    """Median CPU milliseconds of a search on an open connection, for words chosen from the archive."""
    asked = search(size)
    with _open(size) as connection:

        def once() -> None:
            with snapshot(connection):
                asked(connection)

        once()
        value = median_ms(once)
    return Measure(value, "ms", limit, value / limit)


@contextmanager
def _open(size: int) -> Iterator[sqlite3.Connection]:
    with closing(open_reader(archives.archive(size))) as connection:
        prepare(connection)
        yield connection


@cache
def _vocabulary(size: int) -> tuple[Word, ...]:
    """The archive's words, the commonest first."""
    with _open(size) as connection, snapshot(connection):
        words = Vocabulary(connection, "message_index").starting("")
    return tuple(sorted(words, key=lambda word: (-word.documents, word.word)))


@cache
def _said_together(size: int, low: float, high: float, count: int) -> tuple[str, ...]:
    """Neighbouring words of some message, each of them in such a share of all messages."""
    known = {word.word: word.documents / size for word in _vocabulary(size)}
    with _open(size) as connection, snapshot(connection):
        for (text,) in connection.execute("SELECT content FROM messages"):
            words = text.split()
            for row in zip(*(words[start:] for start in range(count)), strict=False):
                if len(set(row)) == count and all(low <= known.get(word, 0) <= high for word in row):
                    return row
    raise AssertionError("no message holds such words")


def _all_of_three(size: int) -> Search:
    """Three words, each of one to four messages in a hundred."""
    return _recalled(" ".join(_said_together(size, 0.01, 0.04, 3)), "all")


def _question(size: int) -> Search:
    """Twelve words as a person asks: seven of the language, the commonest of the archive, four that tell."""
    commonest = _vocabulary(size)[0].word
    telling = [*_said_together(size, 0.02, 0.06, 2), *_said_together(size, 0.001, 0.01, 2)]
    return _recalled(f"What did we decide about the {commonest} {' '.join(telling)} last time?", "any")


def _recalled(query: str, mode: Mode) -> Search:
    def asked(connection: sqlite3.Connection) -> None:
        assert recall(connection, RecallRequest(query, mode), LIMITS, NOW).found

    return asked


def _prefix(size: int, filters: Filters = EVERYTHING) -> Search:
    """Four letters that some ten words begin with."""
    request = WordsRequest(_some_letters(size), filters=filters)

    def asked(connection: sqlite3.Connection) -> None:
        assert search_words(connection, request, LIMITS, NOW).total

    return asked


@cache
def _some_letters(size: int) -> str:
    beginnings = Counter(word.word[:4] for word in _vocabulary(size) if len(word.word) > 4)
    return min(letters for letters, words in beginnings.items() if 8 <= words <= 12)


def words_prefix_role() -> Measure:
    """The words of one role against those of all, with the same four letters; ratio: how much slower."""
    with _open(MILLION) as connection, snapshot(connection):
        by_role = partial(_prefix(MILLION, Filters(role="user")), connection)
        of_all = partial(_prefix(MILLION), connection)
        ours, whole = interleaved(partial(_many, by_role), partial(_many, of_all))
    return Measure(ours, "ms", whole, ours / whole)


def _commonest(size: int) -> Search:
    commonest = max(_vocabulary(size), key=lambda word: word.occurrences)

    def asked(connection: sqlite3.Connection) -> None:
        page = word_instances(connection, InstancesRequest(commonest.word), LIMITS, NOW)
        assert page.total == commonest.occurrences

    return asked


def _many(search: Callable[[], object]) -> float:
    """CPU milliseconds of one of many repeats."""

    def each() -> None:
        for _ in range(REPEATS):
            search()

    return cpu(each) * 1000 / REPEATS


def peer_like(phrase: bool) -> Measure:
    """A bare search against LIKE over the same table; ratio: how much faster."""
    query = _asked_for(phrase)

    def scanned(connection: sqlite3.Connection) -> None:
        rows = connection.execute(
            "SELECT rid FROM messages WHERE content LIKE '%' || ? || '%' ORDER BY at_us DESC LIMIT ?", (query, FOUND)
        )
        assert rows.fetchall()

    with _open(HUNDRED_THOUSAND) as connection, snapshot(connection):
        ours, theirs = interleaved(
            partial(_many, partial(_bare, connection, query)), lambda: cpu(partial(scanned, connection)) * 1000
        )
    return Measure(ours, "ms", theirs, theirs / ours)


def peer_ripgrep(phrase: bool) -> Measure:
    """A bare search against ripgrep over the same texts as Markdown, a file a day; ratio: how much faster."""
    query, program = _asked_for(phrase), shutil.which("rg")
    with _open(HUNDRED_THOUSAND) as connection, snapshot(connection):
        ours_alone = partial(_many, partial(_bare, connection, query))
        if program is None:
            return Measure(ours_alone(), "ms (ripgrep, rg, is not on PATH: no comparison)")
        command = [program, "--count", "--ignore-case", "--fixed-strings", "--word-regexp", query, str(_markdown())]
        ours, theirs = interleaved(ours_alone, partial(_of_child, command))
    return Measure(ours, "ms", theirs, theirs / ours)


def _bare(connection: sqlite3.Connection, query: str) -> None:
    """The rows of the best hits, nothing read of them."""
    found = finds(connection, query, "phrase", EVERYTHING, NOW)
    assert [rid for rid, _ in zip(found.messages, range(FOUND), strict=False)]


def _of_child(command: list[str]) -> float:
    """CPU milliseconds that a program spends."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime) * 1000


@cache
def _asked_for(phrase: bool) -> str:
    """A word of about twenty messages; or three words in a row, each of a few messages in a hundred."""
    if phrase:
        return " ".join(_said_together(HUNDRED_THOUSAND, 0.002, 0.04, 3))
    return next(word.word for word in _vocabulary(HUNDRED_THOUSAND) if word.documents <= 20)


def _markdown() -> Path:
    """The texts of the archive, a file a day; made at the first call."""
    folder = archive_folder() / f"markdown-{archives.archive(HUNDRED_THOUSAND).stem}"
    if not folder.exists():
        half = folder.with_suffix(".half")
        half.mkdir(exist_ok=True)
        with _open(HUNDRED_THOUSAND) as connection, snapshot(connection):
            rows = connection.execute("SELECT at_us / 86400000000, content FROM messages ORDER BY at_us")
            for day, texts in groupby(rows, key=lambda row: row[0]):
                name = (EPOCH + timedelta(days=day)).date().isoformat()
                (half / f"{name}.md").write_text("\n\n".join(text for _, text in texts), encoding="utf-8")
        half.rename(folder)
    return folder


def file_over_text() -> Measure:
    """The file of a million messages over their texts, in bytes."""
    limit = 2.8
    with _open(MILLION) as connection, snapshot(connection):
        (texts,) = connection.execute("SELECT sum(length(CAST(content AS BLOB))) FROM messages").fetchone()
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        (page,) = connection.execute("PRAGMA page_size").fetchone()
    value = pages * page / texts
    return Measure(value, "times", limit, value / limit)


BENCHMARKS: dict[str, Callable[[], Measure]] = {
    "recall_all_3_words_100k": partial(timed, HUNDRED_THOUSAND, 5.0, _all_of_three),
    "recall_all_3_words_1m": partial(timed, MILLION, 45.0, _all_of_three),
    "recall_question_100k": partial(timed, HUNDRED_THOUSAND, 60.0, _question),
    "recall_question_1m": partial(timed, MILLION, 400.0, _question),
    "words_prefix_1m": partial(timed, MILLION, 0.5, _prefix),
    "words_prefix_role_1m": words_prefix_role,
    "instances_common_100k": partial(timed, HUNDRED_THOUSAND, 5.0, _commonest),
    "instances_common_1m": partial(timed, MILLION, 50.0, _commonest),
    "peer_like_rare": partial(peer_like, False),
    "peer_like_phrase": partial(peer_like, True),
    "peer_ripgrep_rare": partial(peer_ripgrep, False),
    "peer_ripgrep_phrase": partial(peer_ripgrep, True),
    "file_over_text": file_over_text,
}
