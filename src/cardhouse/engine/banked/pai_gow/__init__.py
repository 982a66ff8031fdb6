"""Pai gow poker: dice, seven piles, the setting of hands, and their settlement."""
