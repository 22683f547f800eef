"""Tests that span rooms."""
