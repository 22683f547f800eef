"""The command line of the memory service."""
