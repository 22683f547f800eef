"""Tests of the state of the day that is shown."""
