"""The kernel: it knows no game, no clock and no network."""
