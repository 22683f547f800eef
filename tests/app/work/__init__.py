"""Tests of the way off the interface thread."""
