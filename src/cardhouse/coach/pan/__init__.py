"""The coach at pan."""
