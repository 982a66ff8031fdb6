"""A stud hand in the terminal: what everybody sees is told apart from what only its holder sees."""

import pytest

from cardhouse.bots import Session
from cardhouse.cards import HIDDEN, Card, parse_cards
from cardhouse.chance import Seeded
from cardhouse.cli.families import terminal_of
from cardhouse.cli.felt.canvas import Canvas
from cardhouse.cli.felt.cards import BACK_INK, PAPER, SHADED, Look
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import Place, plan
from cardhouse.cli.felt.table import draw
from cardhouse.cli.play.sight import Sight
from cardhouse.cli.pot.stud import own_cards, row_of_cards
from cardhouse.rulebook import posted

PLAIN = Look(colour=False)
UP = parse_cards("Kh 5d Jd Qs")


def pen(style: Look) -> Pen:
    measures = plan(80, 24)
    return Pen(Canvas(measures.width, measures.height), measures, style)


def row(down: tuple[Card, ...], style: Look = PLAIN) -> str:
    tools = pen(style)
    row_of_cards(tools, Place((0, 0), "left", (0, 0)), down, UP)
    return tools.canvas.text().plain.split("\n")[2].rstrip()


def test_up_cards_stand_in_brackets_beside_the_backs() -> None:
    assert row((HIDDEN, HIDDEN, HIDDEN)) == " ▒▒▒ [K♥5♦J♦Q♠]"
    assert row((HIDDEN, HIDDEN, HIDDEN), Look(signs=False)) == " ||| [Kh5dJdQs]".replace("|", "#")


def test_all_seven_cards_of_a_shown_hand_fit_on_its_plate() -> None:
    said = row(parse_cards("As Td 7h"))
    assert said == " A♠T♦7♥[K♥5♦J♦Q♠]"
    assert len(said) <= plan(80, 24).plate[0]


@pytest.mark.parametrize("style", [PLAIN, Look()])
def test_ones_own_down_and_up_cards_lie_apart_under_their_names(style: Look) -> None:
    tools = pen(style)
    own_cards(tools, parse_cards("Jh 4s 4c"), parse_cards("Kd 8h 9d 8d"))
    text = tools.canvas.text()
    names = next(line for line in text.plain.split("\n") if "down" in line)
    assert names.index("down") < names.index("up")
    grounds = {str(span.style) for span in text.spans}
    assert any(SHADED in each for each in grounds) == style.colour
    assert any(PAPER in each for each in grounds) == style.colour


def test_backs_have_their_own_ink() -> None:
    tools = pen(Look())
    row_of_cards(tools, Place((0, 0), "left", (0, 0)), (HIDDEN,), UP)
    assert any(BACK_INK in str(span.style) for span in tools.canvas.text().spans)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
def test_a_full_stud_table_is_drawn_with_every_card_and_bet(size: tuple[int, int]) -> None:
    post = posted("tommys", "stud7")
    bots = dict.fromkeys(range(2, 9), "caller")
    session = Session.open(post, chance=Seeded(3), seats=8, bots=bots, seed=3)
    sight = Sight(post, session, post.table().name)
    session.next_hand()
    session.advance()
    scene = terminal_of(session.table.game).guide(sight).scene()
    text = draw(scene, plan(*size), PLAIN).plain
    rows = text.split("\n")
    assert text.count("▒▒ [") == 7, "each of the others shows one card and hides two"
    assert len(rows) <= size[1] - plan(*size).log - 4
    assert max(map(len, rows)) <= size[0]
    assert "down" in text and "up" in text
