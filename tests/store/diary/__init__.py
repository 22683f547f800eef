"""Tests of store.diary."""
