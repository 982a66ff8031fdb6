"""The felt in the terminal, drawn in character cells."""
