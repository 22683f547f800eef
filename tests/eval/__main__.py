"""Judges recall by the project's own questions: `python -m tests.eval [--save | --compare]`.

Without an option the measures are printed as JSON. --save makes them the baseline that later runs are compared with;
--compare says what got better or worse, and fails where something did.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.eval.judged import Scores, judged

BASELINE = Path(__file__).with_name("baseline.json")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.eval", description=__doc__)
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--save", action="store_true", help="keep the measures as the new baseline")
    choice.add_argument("--compare", action="store_true", help="report what changed against the baseline")
    options = parser.parse_args()
    results = judged()
    if options.save:
        BASELINE.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    if not options.compare:
        print(json.dumps(results, indent=1))
        return 0
    changes = list(differences(json.loads(BASELINE.read_text(encoding="utf-8")), results))
    print("\n".join(line for line, _ in changes) or "Nothing changed.")
    return 1 if any(worse for _, worse in changes) else 0


def differences(before: dict[str, Scores], after: dict[str, Scores]) -> Iterator[tuple[str, bool]]:
    """A line for each measure of recall that changed, and whether it got worse."""
    for group, measures in after["recall"].items():
        for name, value in measures.items():
            old = before["recall"].get(group, {}).get(name, 0.0)
            if value != old:
                yield (
                    f"{'worse ' if value < old else 'better'} {group:18} {name:10} {old:.3f} -> {value:.3f}",
                    value < old,
                )


if __name__ == "__main__":
    sys.exit(main())
