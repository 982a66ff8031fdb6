"""The course of each family."""

from typing import Final

from cardhouse.engine.core.game import Game
from cardhouse.engine.families import family_of
from cardhouse.table.banked.course import BLACKJACK, PAI_GOW
from cardhouse.table.course import Course
from cardhouse.table.pan.course import COURSE as PAN
from cardhouse.table.pot.course import COURSE as POT

COURSES: Final = {course.family: course for course in (POT, BLACKJACK, PAI_GOW, PAN)}


def course_of(game: Game) -> Course:
    """The course of a game."""
    return COURSES[family_of(game)]
