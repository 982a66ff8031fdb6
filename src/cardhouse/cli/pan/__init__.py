"""Pan at the command line."""
