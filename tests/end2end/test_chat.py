"""A turn in the real program on a virtual screen: remember, then forget with a word on the card."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from store.clock import SystemClock
from store.home import Home
from store.records import Memory
from store.service import MemoryService
from tests.end2end.program import complaints, running
from tests.end2end.screen import Screen, missing_tools, screen, until
from tests.helpers.model_server import Call, Say, model_server

DOG = "Diego has a dog called Rudiger"
MISSING = missing_tools()


@pytest.mark.screen
@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
def test_a_person_lets_morgan_remember_and_forget(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    home.make()
    service = MemoryService(home.path / "memory" / "memory.sqlite3", SystemClock())

    def memories() -> list[Memory]:
        return list(service.list_memories().memories)

    with model_server() as server, screen() as desk:
        home.config_file.parent.mkdir(mode=0o700)
        home.config_file.write_text(json.dumps({"assistant": {"base_url": server.url, "user_name": "Diego"}}))
        with running("--lang", "en", "--size", "1000x800", home=home.path, **desk.environment()) as program:
            window = desk.window()
            until(lambda: "Today" in desk.title(window), "today in the title")
            server.answers(Call("remember", content=DOG, category="fact"))
            server.answers(Say("Saved."))
            desk.keys("ctrl+l", *"dog", "Return")
            until(lambda: [memory.content for memory in memories()] == [DOG], "the memory")
            until(lambda: len(server.requests) == 2, "the answer")

            server.answers(Call("forget", id=memories()[0].id))
            server.answers(Say("Forgotten."))
            desk.keys("ctrl+l", *"gone", "Return")
            until(lambda: len(server.requests) == 3, "the question about the memory")
            until(lambda: _forgotten(desk, memories), "the memory gone after a word on the card")
            until(lambda: len(server.requests) == 4, "the last answer")
            desk.keys("ctrl+q")
            assert program.wait(10) == 0
            assert program.stderr is not None
            assert complaints(program.stderr.read()) == []


def _forgotten(desk: Screen, memories: Callable[[], list[Memory]]) -> bool:
    if memories():
        desk.keys("Tab", "Return")  # from Keep, which has the focus, to Forget
    return not memories()
