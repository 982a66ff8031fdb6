"""A pan table stands in an observation where the layout says."""

from cardhouse.engine.pan.view import PanView
from cardhouse.env.fields import CARD, starts
from tests.kit.learning import episodes, walk


def test_spreads_and_the_drawn_card_stand_where_the_layout_says() -> None:
    table = episodes("tommys", "pan", hands=2)
    at, drawn, spread = starts(table.coder.fields), 0, 0
    for seat in walk(table):
        view, seen = table.sitting.view(seat), table.observation(seat)["observation"]
        assert isinstance(view, PanView)
        melds = view.spreads.melds.get(seat, ())
        assert seen[at["melds"]] == len(melds)
        assert seen[at["worth"]] == sum(meld.worth for meld in melds)
        for card in view.spreads.drawn:
            assert seen[at["drawn"] + CARD[card]] == 1
            drawn += 1
        laid = sum(len(meld.cards) for meld in melds)
        assert seen[at["up"] : at["up"] + len(CARD)].sum() == laid
        spread += bool(laid)
    assert drawn and spread
