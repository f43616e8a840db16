"""Atheneum in the terminal."""
