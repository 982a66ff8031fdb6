"""A running room, asked from a shell over its own interface."""
