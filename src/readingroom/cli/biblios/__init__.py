"""Biblios in the terminal."""
