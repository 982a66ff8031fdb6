"""Pan, for learners."""
