"""Runs of the real program."""
