"""What stands above the prompt: the session at hand, and what Morgan asks the person."""
