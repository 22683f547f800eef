"""Tests of store.conversations."""
