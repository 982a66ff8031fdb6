"""Pan: its value to the house, and hands in bulk."""
