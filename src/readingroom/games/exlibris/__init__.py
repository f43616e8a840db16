"""Ex Libris: gather books, shelve them in order, and let the inspector come (rules EXL-*)."""
