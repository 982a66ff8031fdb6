"""A table in the terminal: what is shown, what is typed, and the hands between."""
