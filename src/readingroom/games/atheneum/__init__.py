"""Atheneum: Mystic Library, for two to five players who all play at once."""
