"""Returns: take one or two books off the trolley; whoever takes the last one wins."""
