"""Shared by the tests of this house: its games, its tables, and the rules it cites."""

from typing import Any

from cardhouse.cards import PACK, parse_cards
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.illegal import Illegal
from cardhouse.ranking import High, Low, scale
from cardhouse.rulebook import Posted, open_table, posted
from cardhouse.table import Table, play
from cardhouse.table.commands import NextHand, Sit
from tests.kit.hands import Dealt, game

HOUSE = "button-room"
GAMES = ("holdem", "stud5", "stud7", "draw", "lowball")
ANTE_GAMES = ("stud5", "stud7", "draw", "lowball")


def post(name: str = "holdem") -> Posted:
    """A game as this house posts it."""
    return posted(HOUSE, name)


def deal(name: str = "holdem", table: str = "3-6", **settings: Any) -> Dealt:
    """A dealt hand of one of the house's games."""
    return Dealt(game(HOUSE, name, table), **settings)


def spread(stub: str) -> str:
    """The rest of the pack under these cards, in order."""
    named = parse_cards(stub)
    return " ".join((*named, *(card for card in PACK if card not in named)))


def cited(events: list[Event], name: str = "holdem") -> set[str]:
    """The ids of the house's rules cited by these events."""
    return {rule.id for event in events for rule in post(name).cited(event.cite)}


def refusing(error: Illegal, name: str = "holdem") -> set[str]:
    """The ids of the house's rules behind a refusal."""
    return {rule.id for rule in post(name).cited(error.cite)}


def seated(
    *seats: int, name: str = "holdem", table: str = "3-6", chips: int = 1_000_00, start: bool = True
) -> Table:
    """A table of this house with players in these seats and, if wanted, its first hand."""
    opened = open_table(post(name), table)
    for seat in seats:
        play(opened, Sit(seat=seat, name=f"Player {seat}", chips=chips))
    if start:
        play(opened, NextHand())
    return opened


def high(name: str = "holdem") -> High:
    """A game's ranking of high hands in this house."""
    rules: High | None = post(name).said("high")
    assert rules is not None
    return rules


def beats(winner: str, loser: str, rules: High | Low | None = None) -> bool:
    """True if one hand beats another outright, and never the other way round."""
    measure = scale(rules or high())
    return measure.value(parse_cards(winner)) > measure.value(parse_cards(loser))


def named(cards: str, rules: High | Low | None = None) -> str:
    """The name of a hand."""
    measure = scale(rules or high())
    return measure.name(measure.value(parse_cards(cards)))
