"""Where the database lies."""

import re
from pathlib import Path

from store.errors import BadPath
from store.home import Home

_SHARE = re.compile(r"[\\/]{2}")


def database_path(home: Home, configured: str) -> Path:
    """The path that the setting names: within the home where it is relative, whatever the working directory.

    Errors: BadPath for a network share, a relative path that climbs with `..`, and what is no path at all.
    """
    if not configured.strip() or "\0" in configured:
        raise BadPath("the database needs a path", path=configured)
    if _SHARE.match(configured):
        raise BadPath("a database on a network share is not supported: use a local disk", path=configured)
    path = Path(configured).expanduser()
    if path.is_absolute():
        return path
    if ".." in re.split(r"[\\/]", configured):
        raise BadPath("a relative path may not climb with '..': name an absolute path", path=configured)
    return home.path / path
