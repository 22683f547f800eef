"""Markdown, from a message's text to what is painted."""
