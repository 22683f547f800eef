"""The data: one SQLite file, the Markdown logs beside it, and what they mean."""
