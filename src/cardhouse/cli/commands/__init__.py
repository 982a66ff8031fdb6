"""The commands, in a module each, and the parts that belong to only one of them."""
