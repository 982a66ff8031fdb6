"""Cite keys that belong to no single step."""

# Every hand has a deck and a button, and refuses a command out of turn.
ALWAYS = frozenset({"turn", "deck", "button"})
