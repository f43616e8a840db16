"""A sensible player of Biblios: what it knows, how it thinks the game stands, and what it does about it."""
