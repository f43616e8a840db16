"""A sensible player of Atheneum: what a desk promises, what a turn can bring, and which card to draft."""
