"""Pai gow poker at the command line."""
