"""Looking ahead in imagined worlds: written once for all games."""
