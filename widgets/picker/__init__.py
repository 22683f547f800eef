"""Choosing a date: a month with marked days, and a field that understands what is typed."""
