"""What each kind of row looks like."""
