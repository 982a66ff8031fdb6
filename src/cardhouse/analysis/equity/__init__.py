"""What hands are worth against each other."""
