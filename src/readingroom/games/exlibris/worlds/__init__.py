"""Imagined worlds of Ex Libris: what a seat did not see, filled in so that all of it fits."""
