"""Tests of store.memory."""
