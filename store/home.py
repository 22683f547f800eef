"""The folder that holds all of a person's data."""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from store import private_files


@dataclass(frozen=True, slots=True)
class Home:
    """One home; several may exist, each with its own random identity."""

    path: Path

    @classmethod
    def find(cls, option: str | None, environ: Mapping[str, str]) -> "Home":
        """The home that `--home` names, else `MORGAN_HOME`, else `~/.morgan`. It need not exist yet."""
        named = option or environ.get("MORGAN_HOME") or "~/.morgan"
        return cls(Path(os.path.abspath(Path(named).expanduser())))  # noqa: PTH100 -- `resolve` would follow links

    @property
    def config_file(self) -> Path:
        return self.path / "json" / "config.json"

    @property
    def log_folder(self) -> Path:
        return self.path / ".log"

    @property
    def identity_file(self) -> Path:
        return self.path / "home-id"

    def make(self) -> None:
        """Make the folder and its identity where they are missing; looser modes of an existing one stay.

        Errors: NoAccess, DiskFull, BadPath (a file of that name), Trouble.
        """
        with private_files.file_errors(self.path):
            private_files.make_folder(self.path)
            if not self.identity_file.exists():
                self._make_identity()

    def _make_identity(self) -> None:
        """Of several processes that come here at once, the first one's identity stays."""
        with private_files.temporary_beside(self.identity_file) as temporary:
            temporary.write_text(os.urandom(16).hex() + "\n", encoding="ascii")
            with suppress(FileExistsError):
                private_files.publish(temporary, self.identity_file)

    def identity(self) -> str | None:
        """The home's random name, or None where it was never made. Only reads."""
        with private_files.file_errors(self.identity_file):
            if not self.identity_file.is_file():
                return None
            return self.identity_file.read_text(encoding="ascii", errors="replace").strip() or None

    def open_to_others(self) -> tuple[Path, ...]:
        """Those of the home's own folders and files that other accounts may look into; modes are never changed."""
        own = (self.path, self.identity_file, self.config_file.parent, self.config_file, self.log_folder)
        return private_files.open_to_others(own)
