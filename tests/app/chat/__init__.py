"""Rules of what the window shows of the conversation at hand."""
