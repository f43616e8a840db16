"""The end of a game: cards turned face down, the inspection, its score, and advice on it."""
