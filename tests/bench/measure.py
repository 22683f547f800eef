"""How a benchmark measures: CPU time of this process, medians, compared sides interleaved."""

import gc
import os
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

PAIRS = 15


@dataclass(frozen=True)
class Measure:
    """One result. `limit` is the same work's limit, or a peer, measured in the same run, in the same unit."""

    value: float
    unit: str
    limit: float | None = None
    ratio: float | None = None


def cpu(work: Callable[[], object]) -> float:
    """CPU seconds that this process spends in `work`."""
    start = time.process_time()
    work()
    return time.process_time() - start


def median_ms(work: Callable[[], object], repeats: int = PAIRS) -> float:
    """Median CPU milliseconds of one call, with the collector quiet as in a warm program."""
    gc.collect()
    return statistics.median(cpu(work) for _ in range(repeats)) * 1000


def interleaved(ours: Callable[[], float], theirs: Callable[[], float], pairs: int = PAIRS) -> tuple[float, float]:
    """Medians of two measured sides that take turns, so that a busy machine troubles both alike."""
    taken = [(ours(), theirs()) for _ in range(pairs)]
    return statistics.median(a for a, _ in taken), statistics.median(b for _, b in taken)


def archive_folder() -> Path:
    """Where generated archives are kept between runs (`MORGAN_BENCH`, else `.bench` in the project)."""
    folder = Path(os.environ.get("MORGAN_BENCH") or Path(__file__).parents[2] / ".bench")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
