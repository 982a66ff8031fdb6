"""Hands written down: for machines as lines of JSON, for people as text."""

from cardhouse.formats.history import History, HistoryError, decode, encode, read
from cardhouse.words.scene import dollars
from cardhouse.words.text import render

__all__ = ["History", "HistoryError", "decode", "dollars", "encode", "read", "render"]
