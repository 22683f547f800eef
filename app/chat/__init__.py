"""What the window shows of the conversation at hand, and in which words."""
