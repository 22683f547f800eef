"""The daily log: grammar, writing, reading, importing."""
