"""The room on the web: views for each viewer, and orders from each player."""
