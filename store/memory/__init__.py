"""The facts that the person asked to keep."""
