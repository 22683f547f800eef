"""Tests of store.agenda."""
