"""Benchmarks, run by hand with `python -m tests.bench`."""
