"""Games banked by a player, at the command line."""
