"""The base of all figures: compiled loops, and stored answers."""
