"""The host: everything that is the same for all games."""
