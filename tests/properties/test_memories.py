"""Whatever is remembered, updated, confirmed and deleted in whatever order, the service agrees with a simple model."""

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, multiple, rule

from store.database.schema import integrity_check
from store.errors import NotFound, Refused, Superseded
from store.records import Category, Memory, MemoryId, MessageId, Moment, SessionId
from store.service import MemoryService
from store.text import normalised
from tests.helpers.set_clock import SetClock

CONTENTS = st.sampled_from(["tea", "TEA ", "te\u0301", "t\u00e9", "a  b"])
KEYS = st.sampled_from([None, "", "k", "K ", "l"])
CATEGORIES = st.sampled_from(get_args(Category))
LASTS = st.sampled_from([None, 1, 1, 2])
# Seconds that pass before something is said.
PAUSES = st.integers(0, 2)
Answer = Memory | type[Refused]


class Model:
    """What the specification says, over a plain dictionary."""

    def __init__(self) -> None:
        self.held: dict[MemoryId, Memory] = {}

    def same(self, content: str, state: str, now: Moment) -> Memory | None:
        return next(
            (
                one
                for one in self.held.values()
                if one.state == state
                and normalised(one.content) == normalised(content)
                and (state == "candidate" or not one.expired(now))
            ),
            None,
        )

    def put(self, memory: Memory, replaced: MemoryId | None = None) -> None:
        """Whatever active memory has the content or the key gives way, expired or not."""
        if memory.state == "active":
            for one in list(self.held.values()):
                clash = normalised(one.content) == normalised(memory.content) or (one.key and one.key == memory.key)
                if one.id != memory.id and ((one.state == "active" and clash) or one.id == replaced):
                    self.held[one.id] = replace(one, state="superseded", superseded_by=memory.id)
        self.held[memory.id] = memory

    def delete(self, memory: MemoryId) -> None:
        del self.held[memory]
        for one in self.held.values():
            if one.superseded_by == memory:
                self.held[one.id] = replace(one, superseded_by=None)

    def in_force(self, now: Moment) -> list[Memory]:
        return [one for one in self.held.values() if one.state == "active" and not one.expired(now)]


def key_of(key: str | None) -> str | None:
    return (key or "").strip().casefold() or None


class Memories(RuleBasedStateMachine):
    """Calls of the service beside calls of the model."""

    ids = Bundle("ids")
    messages = Bundle("messages")

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.clock = SetClock()
        self.service = MemoryService(Path(self.folder.name) / "memory.sqlite3", self.clock)
        self.session: SessionId = self.service.start_session().value.id
        # While somebody has the file open, a writer that closes it need not empty the log each time.
        self.watcher = sqlite3.connect(self.service.path, isolation_level=None)
        self.watcher.execute("SELECT count(*) FROM sessions").fetchone()
        self.model = Model()
        self.links: dict[MemoryId, set[MessageId]] = {}

    def teardown(self) -> None:
        self.watcher.close()
        self.folder.cleanup()

    @property
    def now(self) -> Moment:
        return Moment.of(self.clock.now())

    def lasting(self, seconds: int | None) -> Moment | None:
        return None if seconds is None else Moment(self.now.us + seconds * 1_000_000, 0)

    @rule(target=messages)
    def speak(self) -> MessageId:
        return self.service.record_message(self.session, "user", "hello").value.id

    @rule(message=consumes(messages))
    def delete_message(self, message: MessageId) -> None:
        self.service.delete_message(message)
        for linked in self.links.values():
            linked.discard(message)

    @rule(
        target=ids,
        pause=PAUSES,
        content=CONTENTS,
        category=CATEGORIES,
        key=KEYS,
        lasts=LASTS,
        sources=st.lists(messages, max_size=2),
    )
    def remember(
        self,
        pause: int,
        content: str,
        category: Category,
        key: str | None,
        lasts: int | None,
        sources: list[MessageId],
    ) -> MemoryId:
        self.clock.tick(pause)
        expires = self.lasting(lasts)
        got = self.service.remember(content, category, key, expires=expires, sources=sources).value
        self.expect(got, self.said(got, content, category, key, expires))
        self.links.setdefault(got.id, set()).update(sources)
        return got.id

    def said(self, got: Memory, content: str, category: Category, key: str | None, expires: Moment | None) -> Memory:
        """What the model makes of a statement."""
        held = self.model.same(content, "active", self.now)
        if held is None:
            return Memory(
                got.id, category, key_of(key), content.strip(), "active", "explicit", None, self.now, self.now, expires
            )
        wanted = replace(held, category=category, key=key_of(key) or held.key, expires=expires or held.expires)
        return held if wanted == held else replace(wanted, updated=self.now)

    @rule(target=ids, content=CONTENTS, category=CATEGORIES, key=KEYS, old=ids)
    def supersede(self, content: str, category: Category, key: str | None, old: MemoryId) -> object:
        held = self.model.held.get(old)
        got = self.tried(lambda: self.service.remember(content, category, key, supersedes=old).value, held)
        if got is None:
            return multiple()
        self.expect(got, self.said(got, content, category, key, None), replaced=old)
        self.links.setdefault(got.id, set())
        return got.id

    @rule(target=ids, content=CONTENTS, category=CATEGORIES, key=KEYS, sure=st.sampled_from([None, 0.0, 0.5]))
    def suggest(self, content: str, category: Category, key: str | None, sure: float | None) -> MemoryId:
        got = self.service.remember(content, category, key, candidate=True, confidence=sure).value
        held = self.model.same(content, "active", self.now) or self.model.same(content, "candidate", self.now)
        if held is None:
            held = replace(self.said(got, content, category, key, None), state="candidate", origin="extracted")
            held = replace(held, confidence=sure)
        elif held.state == "candidate":
            sure = held.confidence if sure is None else sure
            wanted = replace(held, category=category, key=key_of(key) or held.key, confidence=sure)
            held = held if wanted == held else replace(wanted, updated=self.now)
        self.expect(got, held)
        self.links.setdefault(got.id, set())
        return got.id

    @rule(memory=ids, pause=PAUSES, content=st.none() | CONTENTS, key=KEYS, lasts=LASTS, sources=st.lists(messages))
    def update(
        self,
        memory: MemoryId,
        pause: int,
        content: str | None,
        key: str | None,
        lasts: int | None,
        sources: list[MessageId],
    ) -> None:
        self.clock.tick(pause)
        expires = self.lasting(lasts)
        held = self.model.held.get(memory)
        call = self.service.update_memory
        got = self.tried(lambda: call(memory, content, None, key, expires, sources).value, held)
        if got is None or held is None:
            return
        kept = None if held.expired(self.now) else held.expires
        text = content.strip() if content else held.content
        wanted = replace(held, content=text, key=key_of(key) or held.key, expires=expires or kept)
        wanted = replace(wanted, state="active", origin="explicit", confidence=None)
        self.expect(got, held if wanted == held else replace(wanted, updated=self.now))
        self.links[memory].update(sources)

    @rule(memory=ids)
    def delete(self, memory: MemoryId) -> None:
        if memory not in self.model.held:
            with pytest.raises(NotFound):
                self.service.delete_memory(memory)
            return
        self.service.delete_memory(memory)
        self.model.delete(memory)
        del self.links[memory]

    def tried(self, call: Callable[[], Memory], held: Memory | None) -> Memory | None:
        """The result of a call on a memory that can be changed; None after the error that is due otherwise."""
        if held is not None and held.state != "superseded":
            return call()
        with pytest.raises(NotFound if held is None else Superseded) as caught:
            call()
        assert caught.value.data.get("by") == (held and held.superseded_by)
        return None

    def expect(self, got: Memory, wanted: Memory, replaced: MemoryId | None = None) -> None:
        assert got == wanted
        self.model.put(wanted, replaced)

    @invariant()
    def every_memory_is_the_models(self) -> None:
        for one in self.model.held.values():
            assert self.service.get_memory(one.id) == one

    @invariant()
    def those_in_force_are_listed_told_and_found(self) -> None:
        wanted = {one.id for one in self.model.in_force(self.now)}
        assert {one.id for one in self.service.list_memories().memories} == wanted
        assert set(self.service.context("").memories) == wanted
        words = self.service.search_words("", "memories").words
        assert {word.word for word in words} == {
            token for one in self.model.in_force(self.now) for token in one.content.casefold().replace("é", "e")
            .replace("e\u0301", "e").split()
        }  # fmt: skip

    @invariant()
    def rows_keep_their_laws(self) -> None:
        with closing(sqlite3.connect(self.service.path, isolation_level=None)) as raw:
            assert raw.execute(TWICE).fetchall() == []
            links = raw.execute(LINKS).fetchall()
            raw.execute(integrity_check("memory_index"))
        wanted = {(memory, message) for memory, linked in self.links.items() for message in linked}
        assert set(links) == wanted


TWICE = """
SELECT normal FROM memories WHERE state = 'active' GROUP BY normal HAVING count(*) > 1
UNION ALL SELECT key FROM memories WHERE state = 'active' AND key IS NOT NULL GROUP BY key HAVING count(*) > 1"""

LINKS = """
SELECT m.id, s.id FROM memory_sources ms
JOIN memories m ON m.rid = ms.memory_rid JOIN messages s ON s.rid = ms.message_rid"""

TestMemories = Memories.TestCase
TestMemories.settings = settings(max_examples=20, stateful_step_count=40, deadline=None)
