"""The commands, one module each, and what belongs to one of them alone."""
