"""The coach at games for a pot."""
