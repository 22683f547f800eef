"""Rules of what stands above the prompt."""
