"""The shelf: its rows and places, what stands there, and how cards are put, moved and taken off."""
