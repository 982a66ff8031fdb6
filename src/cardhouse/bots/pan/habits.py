"""Bots' habits in pan."""

from cardhouse.bots.habits import Habits, by_seats
from cardhouse.bots.pan.player import PanPlayer
from cardhouse.engine.pan.family import PAN

HABITS = Habits(family=PAN, sensible=PanPlayer, count=by_seats)
