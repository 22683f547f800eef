"""The sample home of `--demo`."""
