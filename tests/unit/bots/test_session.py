"""A table of bots plays by itself, and stops when a person must decide."""

import pytest

from cardhouse.bots import Session
from cardhouse.cards import parse_cards
from cardhouse.chance import Seeded, Stacked
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pot.commands import Fold
from cardhouse.ledger import BOX
from cardhouse.rulebook import posted
from cardhouse.table.events import ChipsBought
from cardhouse.table.pot.seats import between_blinds

HOLDEM = posted("tommys", "holdem")
BOTS = dict.fromkeys(range(1, 7), "random")


def session(**changes: object) -> Session:
    settings: dict[str, object] = {"chance": Seeded(7), "bots": BOTS, "seed": 7}
    return Session.open(HOLDEM, **settings | changes)  # type: ignore[arg-type]


def test_everybody_sits_with_the_buy_in_and_the_button_is_drawn() -> None:
    opened = session(table_name="4-8", names={2: "Zoe"})
    players = opened.table.players
    assert [player.chips for player in players.values()] == [4000] * 6
    assert players[1].name == "Ada" and players[2].name == "Zoe"
    assert opened.table.button in players
    assert opened.over and opened.waiting is None


def test_the_highest_card_drawn_deals_first() -> None:
    opened = session(chance=Stacked(parse_cards("2c 3c Ac 4c 5c 6c")))
    assert opened.table.button == 3


def test_hands_are_played_to_the_end_and_chips_only_come_and_go_by_the_book() -> None:
    opened = session()
    bought = sum(player.chips for player in opened.table.players.values())
    for number in range(1, 61):
        events = opened.next_hand()
        bought += sum(event.chips for event in events if isinstance(event, ChipsBought))
        opened.advance()
        started, hand = opened.table.log[0], opened.table.hand
        assert opened.over and hand is not None and opened.table.hands == number
        assert isinstance(started, HandStarted)
        assert sum(hand.chips.values()) == sum(started.stacks.values())
        assert hand.chips[BOX] == 300
        held = sum(player.chips for player in opened.table.players.values())
        assert held + opened.table.box == bought
    assert opened.table.box == 60 * 300
    assert bought > 6 * 2000, "somebody went broke and bought in again"


@pytest.mark.parametrize("name", ["random", "caller", "sensible"])
def test_the_same_seed_plays_the_same_hands(name: str) -> None:
    logs = []
    for _ in range(2):
        opened = session(bots=dict.fromkeys(range(1, 7), name))
        for _ in range(10):
            opened.next_hand()
            opened.advance()
            logs.append(opened.table.log)
    assert logs[:10] == logs[10:]


def test_another_seed_plays_other_hands() -> None:
    logs = []
    for seed in (1, 2):
        opened = session(chance=Seeded(3), seed=seed)
        opened.next_hand()
        opened.advance()
        logs.append(opened.table.log)
    assert logs[0] != logs[1]


def test_play_stops_where_a_person_must_decide() -> None:
    opened = session(bots=dict.fromkeys((1, 2, 4, 5, 6), "caller"))
    opened.next_hand()
    opened.advance()
    ask = opened.waiting
    assert ask is not None and ask.actor == 3
    assert opened.step() == []
    with pytest.raises(Illegal):
        opened.play(Fold(1))
    opened.play(Fold(3))
    assert opened.waiting is None
    opened.advance()
    assert opened.over


def broke() -> Session:
    """A table where the person in seat 3 has lost everything."""
    opened = session(bots=dict.fromkeys((1, 2, 4, 5, 6), "caller"))
    opened.table.players[3].chips = 0
    opened.table.players[3].standing = "out"
    return opened


def test_a_person_who_is_broke_buys_in_when_he_wants_to() -> None:
    opened = broke()
    opened.next_hand()
    assert 3 not in opened.table.hand.seats  # type: ignore[union-attr]
    opened = broke()
    opened.rebuy(3, chips=5000)
    assert opened.table.players[3].chips == 5000
    opened.next_hand()
    assert 3 in opened.table.hand.seats  # type: ignore[union-attr]


def test_who_comes_back_between_the_blinds_waits_for_the_big_blind() -> None:
    opened = broke()
    while not between_blinds(opened.table, 3) or not opened.table.players[3].missed:
        opened.next_hand()
        opened.advance()
    opened.rebuy(3)
    assert opened.table.players[3].standing == "waiting"
