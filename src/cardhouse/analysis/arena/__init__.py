"""Bots that meet: the same cards played again with every bot in every seat."""
