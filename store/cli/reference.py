"""The reference of the command line as Markdown, made from its grammar.

python -m store.cli.reference docs/command-line.md
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from store.cli.command import Command
from store.cli.parser import COMMANDS, parser

INTRODUCTION = """\
# The command line

`morgan-memory` needs Python and nothing else. Where it is not installed, `python -m store` in the project's folder is
the same.

This page is made from the program's own `--help`: `python -m store.cli.reference docs/command-line.md`.
"""

NOTES = """\
## Results

At a terminal results are text. Elsewhere, or with `--format json`, each run writes one line of JSON, an error too:
`{"error": {"code": ..., "message": ...}}`. A result's `next_offset` (or `next_after`) is what to give as `--offset`
(`--after`) for the next page, and null at the end. The setting `memory.max_results` bounds the results of a page,
`memory.recall_chars` the characters of its JSON.

| Exit code | Meaning |
|---|---|
| 0 | done |
| 1 | it could not be done, or something is wrong; the message says what to do |
| 2 | the command line cannot be understood |
| 130 | stopped |
"""


def reference(commands: Sequence[Command] = COMMANDS) -> str:
    """The whole page."""
    top = parser(commands)
    each = _subparsers(top)
    blocks = [INTRODUCTION, *_parser(top), NOTES]
    for command in commands:
        blocks += [f"## {command.name}\n", *_parser(each[command.name])]
    return "\n".join(blocks)


def _subparsers(top: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    (found,) = (action.choices for action in top._actions if isinstance(action, argparse._SubParsersAction))
    return dict(found)


def _parser(one: argparse.ArgumentParser) -> Iterator[str]:
    actions = [action for action in one._actions if not isinstance(action, argparse._HelpAction)]
    options = [action for action in actions if action.option_strings]
    arguments = [action for action in actions if not action.option_strings]
    yield _block(f"    {one.prog} {' '.join(map(_use, [*options, *arguments]))}")
    yield one.description or ""
    rows = [*map(_row, _explained(arguments)), *map(_row, _explained(options))]
    if rows:
        yield _block("| Argument | Meaning |", "|---|---|", *rows)


def _explained(actions: Iterable[argparse.Action]) -> Iterator[argparse.Action]:
    return (action for action in actions if not isinstance(action, argparse._SubParsersAction))


def _use(action: argparse.Action) -> str:
    """How an argument stands in the usage line."""
    if not action.option_strings:
        repeated = {"+": f"{action.metavar}...", "?": f"[{action.metavar}]"}
        return repeated.get(str(action.nargs), str(action.metavar))
    return f"[{_name(action)}]"


def _name(action: argparse.Action) -> str:
    if not action.option_strings:
        return str(action.metavar)
    name = action.option_strings[0]
    if action.nargs == 0:
        return name
    choices = "|".join(map(str, action.choices)) if action.choices else ""
    return f"{name} {choices or action.metavar}"


def _row(action: argparse.Action) -> str:
    name = _name(action).replace("|", "\\|")
    return f"| `{name}` | {action.help} |"


def _block(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Write the page to the file that is named."""
    Path(arguments[0]).write_text(reference(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
