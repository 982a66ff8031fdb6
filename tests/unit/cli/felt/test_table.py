"""The drawing of the table: from a seat's view only, and inside its terminal."""

import pytest

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.cli.felt.canvas import Canvas
from cardhouse.cli.felt.cards import BACK, PAPER, Look, card_box, chip
from cardhouse.cli.felt.places import TAKEN, plan
from cardhouse.cli.felt.table import draw
from cardhouse.cli.play.words import with_cards
from cardhouse.cli.pot.felt import PotScene as Scene
from cardhouse.engine.pot.view import look
from cardhouse.words.pot import holding
from cardhouse.words.said import Cards, Seat, say
from cardhouse.words.speech import Listener, line, plain
from tests.kit.hands import Dealt, game

PLAIN = Look(colour=False)
CARDS = Cards(parse_cards("Ah Td"))
PLAYERS = ["Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Joe"]
NAMES = dict(enumerate(PLAYERS, 1))
SIZES = [(80, 24), (100, 32), (120, 40), (200, 60)]


def drawn(dealt: Dealt, size: tuple[int, int] = (80, 24), style: Look = PLAIN) -> str:
    view = look(dealt.hand, 1)
    turn = 0 if dealt.hand.over else dealt.turn
    return draw(Scene(view=view, names=NAMES, board=5, turn=turn), plan(*size), style).plain


@pytest.mark.parametrize("style", [PLAIN, Look(), Look(four_colours=True), Look(signs=False)])
@pytest.mark.parametrize("size", SIZES)
def test_hands_that_differ_only_in_hidden_cards_are_drawn_alike(
    size: tuple[int, int], style: Look
) -> None:
    board = "Kh 7d 7c 2s 9h"
    one = Dealt(seats=4, hands={1: "As Td", 2: "Ac Ad", 3: "3c 4c"}, board=board)
    other = Dealt(seats=4, hands={1: "As Td", 2: "8c 8d", 3: "Qs Qh"}, board=board)
    for _ in range(4):
        texts = []
        for dealt in (one, other):
            scene = Scene(view=look(dealt.hand, 1), names=NAMES, board=5, turn=dealt.turn)
            texts.append(draw(scene, plan(*size), style))
        assert texts[0].plain == texts[1].plain
        assert texts[0].spans == texts[1].spans
        one.check_round()
        other.check_round()
    assert "K♥" in drawn(one) and "8♣" not in drawn(other)


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("size", SIZES)
def test_every_seat_is_drawn_once_within_the_terminal(seats: int, size: tuple[int, int]) -> None:
    text = drawn(Dealt(seats=seats), size)
    lines = text.split("\n")
    # Title, log, status, offers and prompt need the rest of the rows.
    assert len(lines) <= size[1] - plan(*size).log - 4
    assert max(map(len, lines)) <= size[0]
    for seat in range(1, seats + 1):
        assert text.count(f"{seat} {NAMES[seat]}") == 1
    assert text.count("(D)") == 1
    assert text.count("[▒▒]") == 2 * (seats - 1)


def test_seats_go_round_clockwise_from_the_viewer() -> None:
    places = plan(80, 24).seats(3, [1, 2, 3, 4, 5])
    assert list(places) == [3, 4, 5, 1, 2]
    assert [places[seat].side for seat in (3, 4, 5, 1, 2)] == [
        "bottom", "left", "top", "top", "right",
    ]  # fmt: skip
    assert all(len(names) == others for others, names in TAKEN.items())


def test_stacks_bets_and_pot_are_shown() -> None:
    dealt = Dealt(seats=3, stacks={1: 50_00, 2: 51_50, 3: 52_00})
    text = drawn(dealt)
    assert "$49 " in text and "$49.50" in text and "$52 " in text
    assert "● $1" in text and "● $2" in text
    assert "● Pot $3" in text


def test_a_folded_hand_an_all_in_and_side_pots_are_told() -> None:
    dealt = Dealt(seats=4, stacks={1: 100_00, 2: 3_00, 3: 100_00, 4: 100_00})
    dealt.act("3 raise 4", "4 fold", "1 call", "2 call")
    text = drawn(dealt)
    assert "folded" in text
    assert "ALL-IN" in text
    assert "main $9 · side 1 $2" in text


def test_uneven_bets_are_no_side_pots() -> None:
    assert "side 1" not in drawn(Dealt(seats=4))


def test_without_signs_everything_is_ascii() -> None:
    text = drawn(Dealt(seats=6, hands={1: "As Td"}), style=Look(colour=False, signs=False))
    assert text.isascii()
    assert "(D)" in text and "Pot $3" in text


def test_colours_of_cards() -> None:
    two, four = Look(), Look(four_colours=True)
    suits = parse_cards("Ac Ad Ah As")
    assert len({two.ink(card) for card in suits}) == 2
    assert len({four.ink(card) for card in suits}) == 4
    sheet = Canvas(9, 1)
    chip(sheet, (0, 0), suits[0], two)
    chip(sheet, (5, 0), HIDDEN, two)
    grounds = [span.style.bgcolor for span in sheet.text().spans if not isinstance(span.style, str)]
    assert [g.name for g in grounds if g is not None] == [PAPER, BACK]


def test_cards_are_boxes_where_there_is_no_colour() -> None:
    sheet = Canvas(12, 5)
    card_box(sheet, (0, 0), parse_cards("Th")[0], size=(5, 3), look=PLAIN)
    card_box(sheet, (5, 0), parse_cards("Qs")[0], size=(7, 5), look=PLAIN)
    assert sheet.text().plain.split("\n") == [
        "╭───╮╭─────╮",
        "│10♥││Q    │",
        "╰───╯│  ♠  │",
        "     │    Q│",
        "     ╰─────╯",
    ]


def test_the_own_hand_is_named_once_there_are_five_cards() -> None:
    dealt = Dealt(seats=3, hands={1: "Kd Kc"}, board="Ks 7d 7h 2c 3s")
    assert holding(look(dealt.hand, 1), dealt.game) is None
    dealt.check_round()
    held = holding(look(dealt.hand, 1), dealt.game)
    assert held is not None and plain(held) == "Kings full of Sevens"


def test_the_first_cards_of_stud_are_named_by_their_pairs() -> None:
    dealt = Dealt(game("tommys", "stud7"), seats=3, hands={1: "6h 6s 2d"})
    held = holding(look(dealt.hand, 1), dealt.game)
    assert held is not None and plain(held) == "Pair of Sixes"


def test_cards_in_a_line_are_drawn_where_they_stand_and_nowhere_else() -> None:
    spoken = line(say("is-dealt", whose=Seat(1), cards=CARDS), Listener({1: "Ah Jo"}))
    drawn = with_cards(spoken, Look(), indent=" ")
    assert drawn.plain == " Ah Jo is dealt A♥ T♦"
    coloured = [drawn.plain[span.start : span.end] for span in drawn.spans]
    assert coloured == ["A♥", "T♦"]
