"""The sample home that `--demo` opens: what is said in it, when, and how it comes to disk."""
