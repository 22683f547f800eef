"""Tests of store.cli."""
