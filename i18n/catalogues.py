"""Where the compiled catalogues lie and which languages they speak."""

from pathlib import Path

NAME = "morgan"  # of the files: morgan_<language>.ts and .qm
LANGUAGES = ("en", "es")  # English holds plurals only: its texts stand in the source


def folder() -> str:
    """The folder of the .qm files, as Qt wants it."""
    return str(Path(__file__).parent)
