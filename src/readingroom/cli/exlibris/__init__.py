"""Ex Libris in the terminal."""
