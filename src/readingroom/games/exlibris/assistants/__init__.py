"""The special assistants: each with its power, the clauses that perform it, and its habits."""
