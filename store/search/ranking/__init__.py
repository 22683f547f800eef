"""The order of what recall finds."""
