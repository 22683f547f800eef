"""Tests of store.database."""
