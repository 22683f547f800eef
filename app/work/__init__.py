"""The one way off the interface thread."""
