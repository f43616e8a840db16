"""The three games, each on its own; they share the kernel and nothing else."""
