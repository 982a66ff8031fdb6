"""Hands written down: for machines as lines of JSON, for people as text."""

from cardhouse.formats.history import History, HistoryError, decode, encode, read
from cardhouse.formats.text import render
from cardhouse.formats.words import dollars

__all__ = ["History", "HistoryError", "decode", "dollars", "encode", "read", "render"]
