"""Files that the window draws: icons."""
