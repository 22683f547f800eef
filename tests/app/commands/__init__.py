"""Tests of the list of commands."""
