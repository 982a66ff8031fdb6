"""Compiled play: games for a pot as one set of kernels, thousands of tables at a time."""
