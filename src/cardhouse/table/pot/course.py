"""The course of a game for a pot."""

from cardhouse.engine.pot.family import POT
from cardhouse.table.commands import DrawButton
from cardhouse.table.course import Course
from cardhouse.table.pot.absent import count_absent, owed_before
from cardhouse.table.pot.bonus import as_settled, wins
from cardhouse.table.pot.button import drawn
from cardhouse.table.pot.seats import between_blinds
from cardhouse.table.pot.start import start

COURSE = Course(
    family=POT,
    start=start,
    commands=(DrawButton,),
    answer=lambda table, command: iter((drawn(table, command),)),
    before=owed_before,
    counted=count_absent,
    between=between_blinds,
    as_settled=as_settled,
    wins=wins,
)
