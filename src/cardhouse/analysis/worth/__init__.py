"""The value of a house's games, as a page for its manager."""
