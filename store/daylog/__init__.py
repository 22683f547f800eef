"""The Markdown log of each day: its grammar, its writer, its reader, its import."""
