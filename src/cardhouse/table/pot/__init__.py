"""Between hands played for a pot: the button, the blinds, and the players dealt in."""
