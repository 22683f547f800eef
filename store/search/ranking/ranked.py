"""The order of the messages that answer a loose query best.

A message is worth what its own words are worth (BM25 over classes of forms), and a share of what its neighbours in the
session are worth: an answer often lacks the words of the question.
"""

import math
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import date

from store.search.filters import Filters, MessageScope, Speaker
from store.search.language.speakers import speaker
from store.search.language.times import NamedDate, asks_when, named_dates, tells_time
from store.search.ranking.candidates import Candidate, Place, beside, candidates
from store.search.ranking.statistics import Statistics, statistics
from store.search.ranking.weights import WEIGHTS, Weights
from store.search.ranking.word_classes import WordClass, telling
from store.search.tokenizer import any_of

Worth = dict[int, float]


def ranked(
    connection: sqlite3.Connection,
    text: str,
    classes: tuple[WordClass, ...],
    scope: MessageScope,
    today: date,
    weights: Weights = WEIGHTS,
) -> list[Place]:
    """Messages with a queried word and their neighbours, the best first; of either role, within the scope's range."""
    held = statistics(connection)
    chosen = telling(classes, held.messages)
    forms = list(dict.fromkeys(form for one in chosen for form in one.forms))
    if not forms:
        return []
    found = candidates(connection, any_of(forms), scope, forms)
    own = _own_worth(found, chosen, held, weights)
    places = {one.place.rid: one.place for one in found}
    worth = _with_neighbours(connection, own, places, weights)
    _add_session_shares(own, worth, places, weights)
    _apply_questions(worth, places, weights)
    if asks_when(text):
        _apply_times(connection, worth, places, weights)
    _apply_dates(worth, places, named_dates(text, today), weights)
    if said_by := speaker(text):
        _apply_speaker(worth, places, said_by, weights)
    return [places[rid] for rid in sorted(worth, key=lambda rid: (-worth[rid], rid))]


def _own_worth(found: Sequence[Candidate], classes: Sequence[WordClass], held: Statistics, weights: Weights) -> Worth:
    of_form = defaultdict[str, list[str]](list)
    for one in classes:
        for form in one.forms:
            of_form[form].append(one.word)
    rarity = {one.word: _rarity(one, held.messages) ** weights.rarity for one in classes}
    return {one.place.rid: _worth(one, of_form, rarity, held, weights) for one in found}


def _rarity(one: WordClass, messages: int) -> float:
    holding = min(messages, one.documents)
    return math.log(1 + (messages - holding + 0.5) / (holding + 0.5))


def _worth(
    one: Candidate, of_form: dict[str, list[str]], rarity: dict[str, float], held: Statistics, weights: Weights
) -> float:
    counts: Counter[str] = Counter()
    for form, count in one.forms.items():
        for word in of_form.get(form, ()):
            counts[word] += count
    relative = one.place.words / held.average_length
    damping = weights.saturation * (1 - weights.length + weights.length * relative)
    total = sum(rarity[word] * count * (weights.saturation + 1) / (count + damping) for word, count in counts.items())
    if len(rarity) == 1:
        return total
    return total * (1 + weights.breadth * (len(counts) - 1) / (len(rarity) - 1))


def _with_neighbours(connection: sqlite3.Connection, own: Worth, places: dict[int, Place], weights: Weights) -> Worth:
    """Each message hands a share on; those that only receive are added to `places`."""
    worth = dict(own)
    hands_on = dict(weights.hands_on)
    for giver in list(places.values()):
        for distance, place in beside(connection, giver):
            share = hands_on[distance] * (weights.asked if distance == 1 and giver.asks else 1)
            places.setdefault(place.rid, place)
            worth[place.rid] = worth.get(place.rid, 0.0) + share * own[giver.rid]
    return worth


def _add_session_shares(own: Worth, worth: Worth, places: dict[int, Place], weights: Weights) -> None:
    by_session = defaultdict[int, list[float]](list)
    for rid, value in own.items():
        by_session[places[rid].session_rid].append(value)
    shares = {session: sum(sorted(values)[-3:]) / 3 for session, values in by_session.items()}
    for rid in worth:
        worth[rid] += weights.session * shares[places[rid].session_rid]


def _apply_questions(worth: Worth, places: dict[int, Place], weights: Weights) -> None:
    """What only asks is seldom what is looked for."""
    for rid in worth:
        if places[rid].asks and places[rid].words <= weights.asking_words:
            worth[rid] *= weights.asking


def _apply_times(connection: sqlite3.Connection, worth: Worth, places: dict[int, Place], weights: Weights) -> None:
    short = [rid for rid in worth if places[rid].words <= weights.telling_words]
    for rid in short:
        (text,) = connection.execute("SELECT content FROM messages WHERE rid = ?", (rid,)).fetchone()
        if tells_time(text):
            worth[rid] *= weights.telling_time


def _apply_dates(worth: Worth, places: dict[int, Place], dates: Iterable[NamedDate], weights: Weights) -> None:
    named = tuple(dates)
    for rid in worth if named else ():
        day = places[rid].at.written().date()
        worth[rid] *= 1 + weights.named_day * max(one.nearness(day) for one in named)


def _apply_speaker(worth: Worth, places: dict[int, Place], said_by: Speaker, weights: Weights) -> None:
    for rid in worth:
        if places[rid].role == said_by:
            worth[rid] *= weights.named_speaker


def within(place: Place, filters: Filters) -> bool:
    """Whether a place passes the filters; its session is that of the scope."""
    return (
        filters.role in (None, place.role)
        and (filters.since is None or place.at.us >= filters.since)
        and (filters.until is None or place.at.us < filters.until)
    )
