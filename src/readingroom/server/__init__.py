"""The server: tables that live in a log, seats for guests, and live connections to their browsers."""
