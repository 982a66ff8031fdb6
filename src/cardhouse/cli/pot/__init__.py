"""Games for a pot at the command line."""
