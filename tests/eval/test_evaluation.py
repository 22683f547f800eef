"""The evaluation set is what it says, and recall stands above its peers on it."""

from tests.eval import locomo_adapter
from tests.eval.__main__ import differences
from tests.eval.conversations import evaluation_set
from tests.eval.judged import judged


def test_the_set_is_large_bilingual_and_long_winded() -> None:
    whole = evaluation_set()
    assert len(whole.questions) >= 60
    assert sum(asked.language == "es" for asked in whole.questions) * 2 == len(whole.questions)
    assert len(whole.messages) > 20 * len(whole.questions)
    answers = [len(message.text.split()) for message in whole.messages if message.role == "assistant"]
    assert min(answers) >= 200
    assert max(answers) <= 600


def test_the_set_is_the_same_at_every_call() -> None:
    assert evaluation_set() == evaluation_set()


def test_each_question_is_answered_by_the_message_that_holds_its_fact() -> None:
    whole = evaluation_set()
    for asked in whole.questions:
        evidence = whole.messages[asked.evidence]
        assert evidence.role == asked.said_by


def test_recall_answers_more_than_its_peers_in_both_languages() -> None:
    results = judged()
    for language in ("english", "spanish"):
        ours = results["recall"][language]
        assert ours["hit@8"] >= 0.85
        for peer in ("plain_fts5", "bm25"):
            assert ours["hit@8"] >= results[peer][language]["hit@8"] + 0.1
            assert ours["mrr"] > results[peer][language]["mrr"]


def test_the_adapter_gives_back_the_names_it_was_given() -> None:
    said = [("user", "I saw a zeppelin over the lake"), ("assistant", "How lovely."), ("user", "Thanks")]
    archive = locomo_adapter.build(
        {"id": f"D1:{n}", "session": 1, "role": role, "text": text, "created_at": f"2026-05-08T13:56:0{n}"}
        for n, (role, text) in enumerate(said)
    )
    try:
        assert locomo_adapter.retrieve(archive, "Where was the zeppelin?", 2) == ["D1:0", "D1:1"]
        assert locomo_adapter.with_orphans(archive, "zeppelin", 1) == ["D1:0"]
    finally:
        locomo_adapter.close(archive)


def test_a_report_names_what_got_better_and_what_worse() -> None:
    before = {"recall": {"all": {"hit@8": 0.9, "mrr": 0.5, "hit@1": 0.4}}}
    after = {"recall": {"all": {"hit@8": 0.8, "mrr": 0.6, "hit@1": 0.4}}}
    lines = list(differences(before, after))
    assert [worse for _, worse in lines] == [True, False]
    assert "0.900 -> 0.800" in lines[0][0]
