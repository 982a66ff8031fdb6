"""The screen of the terminal table: what is asked stays in sight."""

import io

from rich.console import Console

from cardhouse.cards import parse_cards
from cardhouse.cli.felt.canvas import Canvas
from cardhouse.cli.felt.cards import Look
from cardhouse.cli.felt.groups import large
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import plan
from cardhouse.cli.play.loop import Sitting
from cardhouse.cli.play.screen import Screen
from cardhouse.cli.play.words import offers_line
from tests.unit.cli.play.test_play import Table, typed

OFFERS = ["[s] plantarte", "[h] pedir carta", "[d] doblar por $10", "[u] rendirte"]


def test_offers_move_closer_before_they_take_a_second_line() -> None:
    look, silence = Look(colour=False), "Enter: plantarte"
    wide = offers_line(OFFERS, look, silence, 120).plain
    close = offers_line(OFFERS, look, silence, 80).plain
    assert "plantarte   [h]" in wide and "plantarte [h]" in close
    assert len(close) <= 80 < len(wide)


def test_a_long_label_covers_no_other_players_cards() -> None:
    measures = plan(80, 24)
    pen = Pen(Canvas(measures.width, measures.height), measures, Look(colour=False))
    groups = [parse_cards("7h 7d"), parse_cards("Qh Qc Jc 9h 3h")]
    room = measures.width - 2 * measures.plate[0]
    large(pen, groups, ["Pair of Sevens", "Pair of Queens"], most=room)
    row = next(line for line in pen.canvas.text().plain.split("\n") if "Pair of Sevens" in line)
    assert row.index("Pair of Sevens") >= measures.plate[0]
    assert "Pair of Queens" in row


def test_after_a_mistake_the_table_is_drawn_again_above_it() -> None:
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, force_terminal=True, color_system=None)
    screen = Screen(console, Look(colour=False), live=True, echo=False)
    sight = Table("f").sitting.sight
    assert Sitting(sight, screen=screen, read=typed(["dance", "", "quit"])).run() == 0
    frames = out.getvalue().split("\x1b[2J")
    assert "'dance' is not known here" in frames[-2] and "Pot $" in frames[-2]
    assert "Enter alone gives nothing up" in frames[-1] and "Pot $" in frames[-1]
