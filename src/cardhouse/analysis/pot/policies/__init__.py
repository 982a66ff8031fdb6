"""Players by name: the features of a hand, the share it wins, and the decision.

Everything here is plain Python on lists of numbers: the room's bots run it as it is, and
`compiled/twins.py` compiles the same functions for the loop.
"""
