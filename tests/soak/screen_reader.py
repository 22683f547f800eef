"""A screen reader that reads on command: run by the desktop's own Python, which alone has AT-SPI's bindings.

Standard input brings one command a line, standard output one answer in JSON for each: `tree` gives all that the
program shows, `press NAME` presses what is called NAME and says whether it is there.
"""

import importlib
import json
import sys
from collections.abc import Iterator
from typing import Any

pyatspi: Any = importlib.import_module("pyatspi")  # by name, for the project's own environment does not have it
glib: Any = importlib.import_module("gi.repository.GLib")
PROGRAM = "morgan"
STATES = {
    "focusable": pyatspi.STATE_FOCUSABLE,
    "focused": pyatspi.STATE_FOCUSED,
    "expandable": pyatspi.STATE_EXPANDABLE,
    "expanded": pyatspi.STATE_EXPANDED,
}


def shown() -> list[Any]:
    """Everything of the program that is on the screen, in order."""
    desktop = pyatspi.Registry.getDesktop(0)
    programs = [one for one in desktop if one is not None and PROGRAM in (one.name or "")]
    for program in programs:
        program.setCacheMask(0)  # as it is now, not as it was when it was read last
    return [thing for program in programs for thing in _walk(program)]


def _walk(thing: Any) -> Iterator[Any]:
    yield thing
    for child in thing:
        if child is not None and child.getState().contains(pyatspi.STATE_VISIBLE):
            yield from _walk(child)


def tree() -> list[dict[str, Any]]:
    """What a person would hear of everything; nothing where a part of it went away meanwhile."""
    try:
        return [told(thing) for thing in shown()]
    except glib.GError:
        return []


def told(thing: Any) -> dict[str, Any]:
    """What a person would hear of a thing."""
    states = [name for name, state in STATES.items() if thing.getState().contains(state)]
    return {"role": thing.getRoleName(), "name": thing.name, "text": _text(thing), "states": states}


def _text(thing: Any) -> str:
    try:
        text = thing.queryText()
    except NotImplementedError:
        return ""
    return str(text.getText(0, text.characterCount))


def press(name: str) -> bool:
    """Whether something of that name was there to be pressed."""
    for thing in shown():
        if thing.name == name:
            actions = thing.queryAction()
            names = [actions.getName(number).lower() for number in range(actions.nActions)]
            return bool(actions.doAction(names.index("press")))
    return False


def main() -> None:
    for line in sys.stdin:
        command, _, name = line.rstrip("\n").partition(" ")
        answer = press(name) if command == "press" else tree()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
