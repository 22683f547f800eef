"""What the user sees: records come in, signals go out."""
