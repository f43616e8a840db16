"""Returns in the terminal."""
