"""Shared parts of every ruling: reports, cases, orders, and reopened hands."""
