"""Games for a pot, for learners."""
