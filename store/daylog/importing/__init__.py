"""The parts of an import: which files, what of them, how fast, and what is told about it."""
