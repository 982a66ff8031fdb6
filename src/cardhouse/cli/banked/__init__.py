"""Games that a player banks at the command line."""
