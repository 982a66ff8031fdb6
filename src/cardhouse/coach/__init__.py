"""The coach: what each choice of an Ask is worth, from the player's own view alone."""
