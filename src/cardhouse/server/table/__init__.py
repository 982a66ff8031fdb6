"""A table on the web: views, offers and orders of each viewer."""
