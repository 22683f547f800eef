"""Keys have one form, however they are written."""

import pytest

from store.memory.keys import normal_key


@pytest.mark.parametrize(
    ("key", "normal"),
    [
        ("dog.name", "dog.name"),
        ("Dog  Name", "dog_name"),
        ("dog's name!", "dog_s_name"),
        ("  .dog-1_ ", "dog-1"),
        ("Ñandú", "ñandú"),
        ("", None),
        (" !? ", None),
        (None, None),
    ],
)
def test_a_key_holds_letters_digits_and_three_marks(key: str | None, normal: str | None) -> None:
    assert normal_key(key) == normal
    assert normal_key(normal) == normal
