"""A game for a pot stands in an observation where the layout says."""

from cardhouse.engine.pot.view import PotView
from cardhouse.env.fields import CARD, starts
from tests.kit.learning import episodes, walk


def test_chips_and_cards_stand_where_the_layout_says() -> None:
    table = episodes("tommys", "holdem", hands=3)
    at, flops = starts(table.coder.fields), 0
    for seat in walk(table):
        view, seen = table.sitting.view(seat), table.observation(seat)["observation"]
        assert isinstance(view, PotView)
        own = view.own
        cards = {card for card, place in CARD.items() if seen[at["own"] + place]}
        board = {card for card, place in CARD.items() if seen[at["board"] + place]}
        assert cards == {*own.down} and board == {*view.board}
        assert seen[at["chips"]] * 400 == own.chips and seen[at["bets"]] * 400 == own.bet
        assert seen[at["middle"]] * 400 == view.pot
        assert seen[at["asked"]] == 1 and seen[at["asked"] : at["button"]].sum() == 1
        following = seat % 4 + 1
        after = next(each for each in view.seats if each.seat == following)
        assert seen[at["chips"] + 1] * 400 == after.chips
        flops += bool(board)
    assert flops


def test_cards_to_throw_stand_in_their_order() -> None:
    table = episodes("tommys", "draw-hilo", hands=2)
    at, drawn = starts(table.coder.fields)["places"], 0
    for seat in walk(table):
        held = table.sitting.view(seat).own.down
        seen = table.observation(seat)["observation"][at:].reshape(-1)[: 5 * len(CARD)]
        rows = seen.reshape(5, len(CARD))
        cards = [list(CARD)[row.argmax()] for row in rows if row.any()]
        assert sorted(cards) == sorted(held)
        drawn += any("discard" in table.coder.meaning(each) for each in table.menu)
    assert drawn
