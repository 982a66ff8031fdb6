"""Pai gow poker: dice, seven piles, hands that are set, and their settlement."""
