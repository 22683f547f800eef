"""A sample home for the time of one visit."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from app.demo.growing import growing
from app.demo.home import make_demo_home
from store.clock import Clock
from store.home import Home


@contextmanager
def sample_home(clock: Clock, live: bool = False) -> Iterator[Home]:
    """Made in a temporary folder that is gone afterwards. live: a conversation grows in it meanwhile."""
    with TemporaryDirectory(prefix="morgan-demo-") as folder:
        home = make_demo_home(Path(folder) / "home", clock)
        with growing(home) if live else nullcontext():
            yield home
