"""Tests of the rows of the page."""
