"""The coach at games that a player banks."""
