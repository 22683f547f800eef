"""The form of a memory's semantic key."""

import re

from store.text import normalised

_OTHER = re.compile(r"[^\w.-]+")


def normal_key(key: str | None) -> str | None:
    """Letters, digits, `.`, `-` and `_`, in small letters; what else there is becomes `_`. None where nothing is left.

    "Dog's name" and "dog_s name" are one key.
    """
    return _OTHER.sub("_", normalised(key or "")).strip("_.-") or None
