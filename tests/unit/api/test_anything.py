"""Any argument of a program is accepted, or refused by an error of the door in one line."""

import random
from collections.abc import Callable
from itertools import islice
from typing import Any, Final

import pytest
from msgspec.structs import fields

import cardhouse
from cardhouse.api.ask import commands

ERRORS: Final = (
    cardhouse.CardError,
    cardhouse.IllegalCommand,
    cardhouse.NotPosted,
    cardhouse.RulebookError,
    cardhouse.SavedHandError,
    cardhouse.WrongArgument,
)
# An error should be read, not scrolled.
LENGTH_MOST: Final = 400

ANYTHING: Final = [
    None, True, -1, 0, 10**30, 2.5, float("nan"), float("inf"), 1j,
    "", "x", "As", "\0", "a/b", "tommys", b"x",
    [], [1], ["As"], ["x"], [[]], (("As",),), {"As", "Kd"}, range(3),
    {}, {1: 2}, {1: 40_00}, {1: 10**30}, {"1": 1}, {None: None},
    object(), int, cardhouse.Hand, print, lambda: None,
]  # fmt: skip


class Silent:
    """Always plays the default."""

    def decide(self, view: cardhouse.View, ask: cardhouse.Ask) -> cardhouse.Command:
        return ask.default


def asked(name: str, offered: str) -> cardhouse.Hand:
    """A hand in which a player is offered a certain command."""
    game, source = cardhouse.open_book("tommys").game(name), random.Random(1)
    for seed in range(100):
        hand = game.deal(seats=3, seed=seed)
        while (ask := hand.ask) is not None:
            if offered in ask:
                return hand
            hand.play(ask.random(source))
    raise AssertionError(f"nobody is ever offered to {offered}")


book: Any = cardhouse.open_book("tommys")
holdem, pai_gow, pan = (book.game(name) for name in ("holdem", "pai-gow-poker", "pan"))
hand: Any = holdem.deal(seats=3, button=3, seed=7)
door: Any = cardhouse
pair = ["caller", "caller"]

CALLS: Final[dict[str, Callable[[Any], object]]] = {
    "open_book": lambda given: door.open_book(given),
    "game": lambda given: book.game(given),
    "table": lambda given: book.game("holdem", table=given),
    "seats": lambda given: holdem.deal(seats=given).save(),
    "stacks": lambda given: holdem.deal(stacks=given).save(),
    "button": lambda given: holdem.deal(button=given).save(),
    "seed": lambda given: holdem.deal(seed=given).save(),
    "deck": lambda given: holdem.deal(deck=given).save(),
    "bank": lambda given: pai_gow.deal(button=given).save(),
    "chips of pan": lambda given: pan.deal(stacks=given).save(),
    "rank": lambda given: holdem.rank(given),
    "rank of two": lambda given: holdem.rank("AsAh", given),
    "rank on a board": lambda given: holdem.rank("AsAh", board=given),
    "rank of pan": lambda given: pan.rank(given),
    "rank of pai gow": lambda given: pai_gow.rank(given),
    "trials": lambda given: given == 10**30 or holdem.odds("AsAh", "KdKc", trials=given or 1.5),
    "seed of odds": lambda given: holdem.odds("AsAh", "KdKc", trials=9, seed=given),
    "workers": lambda given: given == 10**30 or holdem.simulate(1, workers=given),
    "rules of a game": lambda given: holdem.cited(given),
    "rules": lambda given: hand.cited(given),
    "play": lambda given: hand.copy().play(given),
    "view": lambda given: hand.view(given),
    "cards": lambda given: hand.cards(given),
    "tell": lambda given: hand.tell(given),
    "load": lambda given: door.load(given),
    "load from a book": lambda given: door.load(hand.save(), given),
    "cents": lambda given: door.cents(given),
    "dollars": lambda given: door.dollars(given),
    "parse_cards": lambda given: door.parse_cards(given),
    "show_cards": lambda given: door.show_cards(given),
    "session": lambda given: door.Session(given, pair),
    "bots": lambda given: door.Session(holdem, given),
    "bot": lambda given: door.Session(holdem, [given, Silent()]),
    "chips": lambda given: door.Session(holdem, pair, chips=given).play(1),
    "hands": lambda given: [*islice(door.Session(holdem, pair).hands(given), 1)],
    "do": lambda given: hand.ask.do(given),
    "prefer": lambda given: hand.ask.prefer(given),
    "in": lambda given: given in hand.ask,
    "random": lambda given: hand.ask.random(given),
}


def refused(call: Callable[[Any], object], given: object) -> str:
    """The error of the door, if the call raises one."""
    try:
        call(given)
    except ERRORS as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", CALLS)
def test_anything_is_taken_or_refused_in_one_line(name: str) -> None:
    said = [refused(CALLS[name], given) for given in ANYTHING]
    assert any(said)
    assert not [line for line in said if "\n" in line or len(line) > LENGTH_MOST]


def given_to(hand: cardhouse.Hand, name: str, part: str) -> Callable[[Any], object]:
    """A call that plays a command with one part as given."""
    ask: Any = hand.ask
    return lambda given: hand.copy().play(ask.do(name, **{part: given}))


MOMENTS: Final = {
    "holdem": "raise",
    "lowball": "discard",
    "no-bust-blackjack": "wager",
    "pai-gow-poker": "set-hand",
    "pan": "meld",
}


@pytest.mark.parametrize(("name", "offered"), MOMENTS.items())
def test_any_part_of_any_command_is_taken_or_refused(name: str, offered: str) -> None:
    hand = asked(name, offered)
    parts = [(do, part.name) for do, kind in commands().items() for part in fields(kind)]
    calls = [given_to(hand, do, part) for do, part in parts]
    said = [refused(call, given) for call in calls for given in ANYTHING]
    assert any(said)
    assert not [line for line in said if "\n" in line or len(line) > LENGTH_MOST]
