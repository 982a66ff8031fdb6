"""The course of a game for a pot."""

from cardhouse.engine.pot.family import POT
from cardhouse.table.commands import DrawButton, NextHand
from cardhouse.table.course import Course
from cardhouse.table.events import HandCounted
from cardhouse.table.pot.absent import count_absent, owed_before
from cardhouse.table.pot.bonus import as_settled, wins
from cardhouse.table.pot.button import DRAW_BUTTON
from cardhouse.table.pot.seats import between_blinds
from cardhouse.table.pot.start import NEXT_HAND

COURSE = Course(
    family=POT,
    next_hand=NEXT_HAND,
    deeds=(DRAW_BUTTON,),
    cites={
        DrawButton: frozenset({"button.first", "button.tied"}),
        NextHand: frozenset(
            {
                *("button", "button.first", "button.moves", "button.heads-up"),
                *("blind.missed", "absent"),
            }
        ),
        HandCounted: frozenset({"absent", "absent.owes"}),
    },
    before=owed_before,
    counted=count_absent,
    between=between_blinds,
    as_settled=as_settled,
    wins=wins,
)
