"""A shelf for each test."""

from collections.abc import Iterator

import pytest

from tests.helpers.shelf import Shelf


@pytest.fixture
def shelf() -> Iterator[Shelf]:
    made = Shelf()
    yield made
    made.close()
