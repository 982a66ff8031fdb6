"""The course of pan."""

from cardhouse.engine.pan.family import PAN
from cardhouse.table.course import Course
from cardhouse.table.pan.start import NEXT_HAND

COURSE = Course(family=PAN, next_hand=NEXT_HAND)
