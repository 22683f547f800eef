"""Tests of store.journal."""
