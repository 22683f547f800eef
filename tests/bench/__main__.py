"""Runs benchmarks by name: `python -m tests.bench [NAME ...] [--json] [--list]`."""

import argparse
import importlib
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from tests.bench.measure import Measure

Benchmark = Callable[[], Measure]


def found() -> dict[str, Benchmark]:
    """Every benchmark of every `bench_*.py` beside this file, by name."""
    benchmarks: dict[str, Benchmark] = {}
    for path in sorted(Path(__file__).parent.glob("bench_*.py")):
        benchmarks.update(importlib.import_module(f"tests.bench.{path.stem}").BENCHMARKS)
    return benchmarks


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="which to run; all without a name")
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    parser.add_argument("--list", action="store_true", help="print the names and end")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    benchmarks = found()
    unknown = sorted(set(options.names) - set(benchmarks))
    if unknown:
        parser.error(f"no benchmark is called {', '.join(unknown)}; --list prints the names")
    if options.list:
        print("\n".join(benchmarks))
        return 0
    results = {name: measured(name, benchmarks[name]) for name in options.names or benchmarks}
    if options.json:
        print(json.dumps({name: asdict(result) for name, result in results.items()}, indent=1))
    return 0


def measured(name: str, benchmark: Benchmark) -> Measure:
    result = benchmark()
    limit = "" if result.limit is None else f"  limit {result.limit:.3f}"
    ratio = "" if result.ratio is None else f"  ratio {result.ratio:.2f}"
    print(f"{name:24} {result.value:10.3f} {result.unit}{limit}{ratio}", file=sys.stderr, flush=True)
    return result


if __name__ == "__main__":
    sys.exit(main())
