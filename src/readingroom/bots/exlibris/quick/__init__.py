"""What can be seen of a game of Ex Libris at a glance: for play and judgement inside imagined worlds."""
