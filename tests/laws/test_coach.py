"""The coach knows no hidden card: hands that look the same to a player get the same advice."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from cardhouse.cards import HIDDEN
from cardhouse.coach.families import advise
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.view import see
from cardhouse.engine.families import look
from cardhouse.rulebook import all_games
from tests.kit.coached import in_other_cards, moments

DAILY = {
    *("tommys/holdem", "tommys/stud7", "new-esquire/no-bust-blackjack"),
    "tommys/pan",
}
# At the one with a standing bank seat 1 is the bank's, which plays by fixed rules.
STANDING = "lo-ball-room/no-bust-blackjack"
GAMES = [
    name if name in DAILY else pytest.param(name, marks=pytest.mark.long)
    for name in sorted(f"{each.house}/{each.name}" for each in all_games())
    if name != STANDING
]
ENCODE = msgspec.json.Encoder(enc_hook=repr)


def told(hand: Hand, ask: Ask) -> bytes:
    """All that the coach says to seat 1."""
    return ENCODE.encode(advise(hand.game, look(hand, 1), ask))


def asked(hand: Hand) -> Ask:
    """The question to seat 1, which follows from where the hand stands."""
    asks = hand.asked or hand.script[hand.cursor].asks(hand)
    return next(ask for ask in asks if ask.actor == 1)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_view_with_other_hidden_cards_gets_the_same_advice(name: str) -> None:
    house, _, game = name.partition("/")
    chance, compared, moved = Random(3), 0, 0
    for hand, log, ask in moments(house, game, 4 if "blackjack" in game else 2):
        seen = ENCODE.encode([see(event, 1) for event in log]).decode()
        unseen = [card for card in dict.fromkeys(hand.game.deck.cards()) if f'"{card}"' not in seen]
        unseen = [card for card in unseen if card != HIDDEN]
        others: dict[str, str] = dict(zip(unseen, chance.sample(unseen, len(unseen)), strict=True))
        other, again = in_other_cards(hand, log, others), kernel.replay(hand.game, list(log))
        assert look(other, 1) == look(again, 1) == look(hand, 1)
        assert told(other, asked(other)) == told(hand, ask)
        compared += 1
        moved += repr(other) != repr(again)
    assert compared and moved
