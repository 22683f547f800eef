"""From a message's Markdown to pieces that can be painted."""
