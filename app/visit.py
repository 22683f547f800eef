"""A sample home for the time of one visit."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from app.demo.home import make_demo_home
from store.clock import Clock
from store.home import Home


@contextmanager
def sample_home(clock: Clock) -> Iterator[Home]:
    """Made in a temporary folder that is gone afterwards."""
    with TemporaryDirectory(prefix="morgan-demo-") as folder:
        yield make_demo_home(Path(folder) / "home", clock)
