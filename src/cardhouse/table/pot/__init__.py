"""Between hands that are played for a pot: the button, blinds, and who is dealt in."""
