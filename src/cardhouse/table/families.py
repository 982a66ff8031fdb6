"""How the hands of each family follow one another."""

from typing import Final

from cardhouse.engine.core.game import Game
from cardhouse.engine.families import family_of
from cardhouse.table.banked.course import BLACKJACK, PAI_GOW
from cardhouse.table.command_cites import COMMAND_CITES, DoerCites
from cardhouse.table.course import Course
from cardhouse.table.pan.course import COURSE as PAN
from cardhouse.table.pot.course import COURSE as POT
from cardhouse.table.table import Table

COURSES: Final = {course.family: course for course in (POT, BLACKJACK, PAI_GOW, PAN)}


def offered(table: Table) -> int:
    """Who is asked now whether he wants the bank; 0 where nobody is."""
    return course_of(table.game).offered(table)


def broken(table: Table) -> bool:
    """Whether no hand can follow because nobody banks, although everybody has been asked."""
    return course_of(table.game).broken(table)


def command_cites(*courses: Course) -> DoerCites:
    """Which keys the room may cite at tables of some courses, by what carries them out."""
    found = dict(COMMAND_CITES)
    for course in courses:
        for doer, keys in course.cites.items():
            found[doer] = found.get(doer, frozenset()) | keys
    return found


def course_of(game: Game) -> Course:
    """How hands of a game follow one another."""
    return COURSES[family_of(game)]
