"""Many hands at once: the value of each, and its frequency."""
