"""The turn solver: what a player can make of a turn of Atheneum, for a given idea of what a desk is worth."""
