"""Games banked by a player, as the pages show them."""
