"""Hands written down for machines, as lines of JSON."""

from cardhouse.formats.history import History, HistoryError, decode, encode, read

__all__ = ["History", "HistoryError", "decode", "encode", "read"]
