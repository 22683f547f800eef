"""Recall as a retriever for an outside harness: `build` an archive, `retrieve` names for a question, `close` it.

A message is a mapping with id, session, role, text and created_at (ISO). `with_orphans` shows what leaving out answers
without a request costs.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from tests.eval.archive import Archive, Line

Given = Mapping[str, Any]


def build(messages: Iterable[Given]) -> Archive:
    """Store a conversation."""
    return Archive().store(
        Line(m["id"], m["session"], m["role"], m["text"], datetime.fromisoformat(m["created_at"])) for m in messages
    )


def retrieve(archive: Archive, question: str, k: int) -> list[str]:
    """The IDs of the best `k` messages, best first."""
    return archive.recalled(question, k)


def with_orphans(archive: Archive, question: str, k: int) -> list[str]:
    return archive.ranked(question, k)


def close(archive: Archive) -> None:
    archive.folder.cleanup()
