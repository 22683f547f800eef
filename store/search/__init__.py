"""Lexical search: recall, words and their places, reading on. Every function reads within its caller's snapshot."""
