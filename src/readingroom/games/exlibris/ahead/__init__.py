"""What a page shows ahead and why something is not possible now, from the view alone."""
