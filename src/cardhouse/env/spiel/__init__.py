"""Hands as OpenSpiel's algorithms walk through them: states, actions and chance nodes."""

from cardhouse.env.spiel.game import SpielGame
from cardhouse.env.spiel.state import SpielState

__all__ = ["SpielGame", "SpielState"]
