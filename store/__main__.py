"""`python -m store`, installed as `morgan-memory`: the memory service from the command line."""

import os
import sys

from store.cli.run import FAILED, Terminal, run
from store.clock import SystemClock


def main() -> int:
    """Run with this process's arguments; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]  # real streams
    try:
        return run(sys.argv[1:], os.environ, SystemClock(), Terminal(sys.stdout, sys.stderr))
    except BrokenPipeError:
        # Whoever read the output has gone; the interpreter would complain once more when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


if __name__ == "__main__":
    sys.exit(main())
