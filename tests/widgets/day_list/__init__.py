"""Tests of the day list."""
