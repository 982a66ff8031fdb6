"""The course of pan."""

from cardhouse.engine.pan.family import PAN
from cardhouse.table.commands import NextHand
from cardhouse.table.course import Course
from cardhouse.table.pan.start import start

COURSE = Course(family=PAN, start=start, cites={NextHand: frozenset({"first"})})
