"""How well recall finds what was said: run by hand with `python -m tests.eval`."""
