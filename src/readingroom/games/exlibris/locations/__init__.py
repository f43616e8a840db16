"""The locations: each with its effect and the clauses that perform it."""
