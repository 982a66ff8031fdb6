"""What a house's games are worth, as a page for its manager."""
