"""What the greedy bot knows about good play in Ex Libris."""
