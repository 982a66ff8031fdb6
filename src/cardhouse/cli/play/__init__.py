"""A table in the terminal: its screen, its typed commands, and the hands in between."""
