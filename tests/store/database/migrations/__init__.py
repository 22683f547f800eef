"""Tests of store.database.migrations."""
