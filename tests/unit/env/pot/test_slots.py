"""Bets, raises and discards by number."""

import pytest

from cardhouse.engine.pot.commands import Discard
from cardhouse.env.episodes import Episodes
from tests.kit.learning import episodes, walk


def meanings(table: Episodes) -> dict[str, int]:
    """Legal actions now, in words."""
    return {table.coder.meaning(action): action for action in table.menu}


def test_a_fixed_limit_has_one_size_and_a_spread_several() -> None:
    fixed, spread = (episodes("tommys", "holdem", table=each) for each in ("2-4", "1-4 spread"))
    sizes = []
    for table in (fixed, spread):
        table.begin(1)
        sizes.append({said for said in meanings(table) if said.startswith("raise")})
    assert sizes[0] == {"raise (the least)"}
    assert {"raise (the least)", "raise (the most)"} <= sizes[1]


def test_amounts_between_are_parts_of_the_pot_after_a_call() -> None:
    table = episodes("tests/sixth_house/corner-club", "holdem", table="no limit")
    table.begin(1)
    legal = meanings(table)
    view = table.sitting.view(table.sitting.seat)
    level = max(seat.bet for seat in view.seats)  # type: ignore[attr-defined]
    pot = view.pot + level
    assert table.menu[legal["raise (the pot)"]].to == level + pot
    assert table.menu[legal["raise (the most)"]].to == view.own.chips
    assert len(
        {
            command.to
            for said, each in legal.items()
            if "raise" in said
            for command in [table.menu[each]]
        }
    ) == sum("raise" in said for said in legal)


def test_a_hand_that_may_be_checked_is_not_folded() -> None:
    table, both = episodes("tommys", "holdem", hands=10), 0
    for _ in walk(table):
        legal = meanings(table)
        assert not {"check", "fold (with a bet to face)"} <= {*legal}
        both += "check" in legal
    assert both


@pytest.mark.parametrize("game", ["draw", "lowball"])
def test_discards_are_told_by_the_places_of_the_cards(game: str) -> None:
    table, thrown = episodes("button-room", game, hands=5), 0
    for _ in walk(table):
        legal = meanings(table)
        pair = legal.get("discard (1. and 3. lowest card)")
        if pair is None:
            continue
        command = table.menu[pair]
        held = table.sitting.view(table.sitting.seat).own.down
        ranks = sorted("23456789TJQKA".index(card[0]) for card in held if card != "Jo")
        assert isinstance(command, Discard) and len(command.cards) == 2
        if "Jo" not in held:
            chosen = sorted("23456789TJQKA".index(card[0]) for card in command.cards)
            assert chosen == [ranks[0], ranks[2]]
        thrown += 1
    assert thrown
