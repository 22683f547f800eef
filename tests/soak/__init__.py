"""Tests that take minutes: `python3 run.py soak`."""
