"""How well some retrievers answer the evaluation set."""

from collections.abc import Callable, Iterable, Sequence
from statistics import mean

from store.records import Role
from tests.eval.archive import Archive, Line
from tests.eval.conversations import Asked, EvaluationSet, Said, evaluation_set
from tests.eval.peers import OkapiIndex, PlainIndex

FIRST = 8
SEEN = 20

Retriever = Callable[[str, int], Sequence[int]]
Scores = dict[str, dict[str, float]]


def judged() -> dict[str, Scores]:
    """For each retriever and each group of questions, its measures between 0 and 1."""
    whole = evaluation_set()
    texts = [message.text for message in whole.messages]
    plain, okapi = PlainIndex(texts), OkapiIndex(texts)
    with stored(whole) as archive:
        retrievers: dict[str, Retriever] = {
            "recall": lambda question, count: [int(name) for name in archive.recalled(question, count)],
            "plain_fts5": plain.ranked,
            "bm25": okapi.ranked,
        }
        results = {name: scores(whole, retriever) for name, retriever in retrievers.items()}
    plain.close()
    return results


def stored(whole: EvaluationSet) -> Archive:
    """The conversations of the set as a database."""
    return Archive().store(Line(str(m.number), m.session, _role(m), m.text, m.at) for m in whole.messages)


def _role(message: Said) -> Role:
    return "user" if message.role == "user" else "assistant"


def scores(whole: EvaluationSet, retriever: Retriever) -> Scores:
    answers = [(asked, retriever(asked.text, SEEN)) for asked in whole.questions]
    partner = _partners(whole)
    groups = {
        "all": answers,
        "english": [pair for pair in answers if pair[0].language == "en"],
        "spanish": [pair for pair in answers if pair[0].language == "es"],
        "said_by_user": [pair for pair in answers if pair[0].said_by == "user"],
        "said_by_assistant": [pair for pair in answers if pair[0].said_by == "assistant"],
    }
    return {name: _measures(members, partner) for name, members in groups.items()}


def _partners(whole: EvaluationSet) -> dict[int, int]:
    """The other half of each message's exchange: requests and answers take turns."""
    return {m.number: m.number + (1 if m.role == "user" else -1) for m in whole.messages}


def _measures(answers: Sequence[tuple[Asked, Sequence[int]]], partner: dict[int, int]) -> dict[str, float]:
    ranks = [list(found).index(asked.evidence) + 1 if asked.evidence in found else None for asked, found in answers]
    first = [(asked.evidence, set(found[:FIRST])) for asked, found in answers]
    return {
        "questions": len(answers),
        "hit@1": _share(rank == 1 for rank in ranks),
        "hit@3": _share(rank is not None and rank <= 3 for rank in ranks),
        "hit@8": _share(rank is not None and rank <= FIRST for rank in ranks),
        "exchange@8": _share(evidence in found or partner[evidence] in found for evidence, found in first),
        "mrr": round(mean(1 / rank if rank else 0.0 for rank in ranks), 4),
    }


def _share(held: Iterable[bool]) -> float:
    return round(mean(map(float, held)), 4)


def unanswered(retriever: Retriever, whole: EvaluationSet) -> list[Asked]:
    """The questions whose answer is not among the first."""
    return [asked for asked in whole.questions if asked.evidence not in retriever(asked.text, FIRST)]
