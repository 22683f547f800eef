"""The vocabulary of the index, and where each word stands."""
