"""Settings of pai gow poker are worth what they win against hands that the rules set."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from cardhouse.coach.families import advise
from cardhouse.engine.banked.commands import Confirm, SetHand
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.banked.terms import Partition
from cardhouse.engine.banked.view import BankedView
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import back, front
from tests.kit.coached import decisions

HANDS = 2000


@pytest.mark.long
def test_every_setting_shown_is_worth_what_it_wins_at_random() -> None:
    compared = 0
    for game, view, ask, advice in decisions("tommys", "pai-gow-poker", 2):
        terms = ask.offers.get(SetHand)
        if not isinstance(terms, Partition):
            continue
        assert isinstance(game, PaiGowGame) and isinstance(view, BankedView)
        wager = sum(each.amount for each in view.layout.wagers if each.seat == view.viewer)
        left = [card for card in game.deck.cards() if card not in terms.cards]
        chance = Random(5)
        ways = [house_way(chance.sample(left, 7), game.paigow) for _ in range(HANDS)]
        others = [(front(way.front, game.paigow), back(way.back, game.paigow)) for way in ways]
        for choice in advice.choices:
            if not isinstance(choice.command, SetHand):
                continue
            before = front(choice.command.front, game.paigow)
            behind = back(choice.command.back, game.paigow)
            # The bank wins hands that rank the same.
            won = sum(before > f and behind > b for f, b in others)
            lost = sum(before <= f and behind <= b for f, b in others)
            assert choice.worth is not None and wager
            error = 4 * wager / sqrt(HANDS)
            assert abs(choice.worth - wager * (won - lost) / HANDS) < error
            compared += 1
    assert compared >= 2


def test_a_hand_that_lies_as_it_should_is_only_confirmed() -> None:
    """The setting is worked out once; with the cards laid, the coach confirms them."""
    seen = [
        advise(game, view, ask).best
        for game, view, ask, _ in decisions("tommys", "pai-gow-poker", 2)
        if Confirm in ask.offers or SetHand in ask.offers
    ]
    assert seen and all(isinstance(best, SetHand | Confirm) for best in seen)
