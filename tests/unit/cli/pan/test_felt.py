"""The drawing of a pan table: a row for each player, and nothing outside the terminal."""

import pytest

from cardhouse.cli.felt.cards import Look
from cardhouse.cli.felt.places import plan
from cardhouse.cli.felt.table import draw
from cardhouse.cli.pan.felt import PanScene
from cardhouse.cli.pan.notes import lines
from cardhouse.engine.pan.view import look
from cardhouse.words.speech import Listener, line
from tests.kit.pan import Pan

NAMES = {1: "Ann", 2: "Bob", 3: "Cy", 4: "Dee", 5: "Ed", 6: "Flo", 7: "Gus", 8: "Hal"}
HAND = {4: "5s 5s 5s 5s 4h 4s 4c 4c Ad 2d"}
SIZES = [(80, 24), (100, 30), (140, 45)]
PLAIN = Look(colour=False)


def scene(table: Pan) -> PanScene:
    view = look(table.hand, 4)
    proposals = [line(said, Listener()) for said in lines(view, table.ask)]
    return PanScene(view=view, names=NAMES, turn=4, proposals=proposals)


def drawn(table: Pan, size: tuple[int, int], style: Look = PLAIN) -> list[str]:
    return draw(scene(table), plan(*size), style).plain.split("\n")


@pytest.mark.parametrize("style", [PLAIN, Look(), Look(signs=False)])
@pytest.mark.parametrize("size", SIZES)
def test_a_full_table_fits_with_hand_and_proposals(size: tuple[int, int], style: Look) -> None:
    table = Pan(seats=8, first=4, hands=HAND, deck="3d").act("4 draw")
    rows = drawn(table, size, style)
    # Title, log, question, offers and prompt have the other rows.
    assert len(rows) <= size[1] - plan(*size).log - 4
    assert max(map(len, rows)) <= size[0]
    text = "\n".join(rows)
    assert all(text.count(f"{seat} {name}") == 1 for seat, name in NAMES.items())
    assert "Drawn" in rows[0] and "Deck" in rows[0] and "Tops $" in rows[0]
    hand = next(row for row in rows if row.count("5") >= 4 and "Lay" not in row)
    assert sum(hand.count(rank) for rank in "A245") >= 10, "no card of the hand is cut"
    assert any(row.startswith(" 1: Lay 5") and "6 chips from each of 7" in row for row in rows)


def test_spreads_lie_in_their_rows_with_their_worth() -> None:
    table = Pan(seats=4, first=4, hands=HAND, deck="3d").act("4 draw", "4 meld 5s 5s 5s")
    rows = drawn(table, (80, 24))
    own = next(row for row in rows if "4 Dee" in row)
    assert "1:5♠ 5♠ 5♠+4" in own
    assert sum("no meld yet, 10 cards" in row for row in rows) == 3
    table.act("4 meld 4h 4s 4c")
    own = next(row for row in drawn(table, (80, 24)) if "4 Dee" in row)
    assert "+4" in own
    assert own.rstrip().endswith("2:4♥ 4♠ 4♣"), "no worth, and no mark"
