"""The version of this program, as `pyproject.toml` has it too."""

VERSION = "0.1.0"
