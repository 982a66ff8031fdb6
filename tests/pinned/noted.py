"""Tables that write everything down: each order, its events, and the players who may act then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import msgspec

from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.core.asks import Arrangement, Ask
from cardhouse.engine.core.commands import Arrange, Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.core.view import RAIL, see
from cardhouse.engine.pan.hand import PanGame
from cardhouse.rulebook import all_games, posted
from cardhouse.table import AnyEvent, Table
from cardhouse.words.refusals import refusal_words
from tests.kit.declared import Declared
from tests.pinned.beside import caged, for_nothing, prizes
from tests.pinned.probes import answered, any_order
from tests.pinned.rankings import ranked
from tests.pinned.views import seen
from tests.runs.floor import storm
from tests.runs.floor.stormy import Loaded, Stormy
from tests.runs.seats import seats
from tests.runs.seats.comings import PokerDay
from tests.runs.seats.plain_bank import BankRules
from tests.runs.seats.plain_poker import Rules
from tests.runs.seats.turns import BankDay

SEED = 1
# Hands in a storm of mistakes; a hand of pan is long, and banked games know the most mistakes.
STORM, PAN, BANKED = 100, 60, 250
# Hands in a storm with most of the stock unknown.
SPARING = 30
# Hands of a day of comings and goings.
DAY = 60
# Storms that reach places the others do not: found by playing thousands of them and comparing the
# sequences of lines.
RARE: dict[tuple[str, str, str], tuple[int, ...]] = {
    ("button-room", "holdem", ""): (3_195_479,),
    ("lo-ball-room", "holdem", ""): (4_337_212,),
    ("lo-ball-room", "lowball", ""): (
        3_591_897,
        8_637_207,
    ),
    ("lo-ball-room", "no-bust-blackjack", ""): (
        4_038_015,
        9_599_808,
    ),
    ("lo-ball-room", "omaha-hilo", ""): (7_800_745,),
    ("lo-ball-room", "stud7-hilo", ""): (5_328_712,),
    ("new-esquire", "no-bust-blackjack", "5-100 jackpot"): (1_231_806,),
    ("tommys", "draw-hilo", ""): (8_266_443,),
    ("tommys", "lowball", ""): (
        575_400,
        6_056_710,
        4_438_754,
        3_812_756,
    ),
    ("tommys", "pai-gow-poker", ""): (
        7_817_247,
        8_980_634,
        1_229_184,
    ),
    ("tommys", "pan", ""): (
        7_857_734,
        7_438_959,
        1_254_245,
        5_175_086,
    ),
    ("tommys", "stud7", ""): (5_897_680,),
    ("tommys", "stud7-hilo", ""): (
        6_195_593,
        6_675_881,
        3_454_566,
        312_547,
        6_571_642,
    ),
    ("ven-a-mexico", "draw-joker", ""): (
        592_394,
        7_801_391,
    ),
    ("ven-a-mexico", "no-bust-blackjack", ""): (
        1_516_319,
        502_996,
    ),
}
RARE_HANDS = 25
# Orders, sensible or not, tried after every event.
PROBES = 2

Notes = list[list[str]]


class Noted:
    """Lines for each hand: orders, refusals, views, and the answers to other orders."""

    table: Table
    notes: Notes
    probing: Random
    reader: Declared | None = None

    def do(self, order: Any) -> list[AnyEvent]:
        """Carry out an order as the table would, and note it."""
        while len(self.notes) <= self.table.hands:
            self.notes.append([])
        notes = self.notes[self.table.hands]
        notes.append(f"> {_written(order)}")
        reader = self.reader = self.reader or Declared(self.table.game)
        try:
            events: list[AnyEvent] = super().do(order)  # type: ignore[misc]
        except Illegal as refused:
            notes.append(f"  refused: {refusal_words(refused)} ({refused.cite})")
            reader.refused(order, refused.cite)
            raise
        reader.read(order, events)
        assert not reader.undeclared, f"cited, and not declared: {reader.undeclared}"
        notes += [f"  {_written(event)}" for event in events]
        notes += [f"  ~ {_written(known)}" for event in events if (known := _known(event)) != event]
        hand = self.table.hand
        if hand is not None:
            notes += [f"  {_offered(ask)}" for ask in hand.asked]
            notes += [f"  {_written(seen(hand, seat))}" for seat in (RAIL, hand.seats[0])]
        for _ in range(PROBES):
            probe = any_order(self.probing, self.table)
            notes.append(f"  ? {_written(probe)} {answered(self.table, probe)}")
        return events


class NotedStorm(Noted, Stormy):
    """A noted table with mistakes, rulings and corrections."""

    def __init__(self, house: str, game: str, rules: str, seed: int = SEED, hands: int = 0) -> None:
        own = "" if seed == SEED else f" {seed}"
        self.notes, self.probing = [], Random(f"{house} {game}{own}")
        super().__init__(posted(house, game), rules, seed)
        banked = BANKED if isinstance(self.table.game, BankedGame) else STORM
        usual = PAN if isinstance(self.table.game, PanGame) else banked
        self.play(hands or (usual if seed == SEED else RARE_HANDS))


class Sparing(Loaded):
    """Chance that decides on as few cards as it must."""

    def answer(self, ask: Ask) -> Command:
        answer, terms = super().answer(ask), ask.offers.get(Arrange)
        if isinstance(answer, Arrange) and isinstance(terms, Arrangement):
            return Arrange(cards=answer.cards[: terms.least])
        return answer


class NotedSparing(NotedStorm):
    """The same with the next cards unknown to all: chance decides on as few as it must."""

    def play(self, hands: int) -> None:
        self.chance = Sparing(SEED)
        super().play(SPARING)


class NotedPoker(Noted, PokerDay):
    """A noted poker table where players come and go."""

    def __init__(self, house: str, game: str, rules: Rules) -> None:
        self.notes, self.probing = [], Random(f"{house} {game}")
        super().__init__(posted(house, game), rules, str(SEED))
        self.run(DAY)


class NotedBank(Noted, BankDay):
    """A noted banked table where players come and go, and the bank goes round."""

    def __init__(self, house: str, game: str, rules: BankRules) -> None:
        self.notes, self.probing = [], Random(f"{house} {game}")
        super().__init__(posted(house, game), rules, str(SEED))
        self.run(DAY)


def tables() -> dict[str, Callable[..., Notes]]:
    """Every table by its own name, and the function that makes its notes.

    That of a storm may be told how many `hands` to deal.
    """
    found: dict[str, Callable[..., Notes]] = {}
    for table in storm.tables():
        name = " ".join(filter(None, table))
        found[f"storm {name}"] = partial(_storm, *table)
        found[f"sparing {name}"] = partial(_sparing, *table)
    for table, seeds in RARE.items():
        for seed in seeds:
            name = " ".join(["rare", *filter(None, table), str(seed)])
            found[name] = partial(_storm, *table, seed)
    for house, game in seats.TABLES:
        found[f"day {house} {game}"] = partial(_day, house, game)
    for post in all_games():
        found[f"ranking {post.house} {post.name}"] = partial(ranked, post.house, post.name)
        if post.bonuses.bonus:
            found[f"bonuses {post.house}"] = partial(prizes, post)
        if post.bonuses.of(post.name):
            found[f"free {post.house} {post.name}"] = partial(for_nothing, post)
    found["cage"] = caged
    return found


def _storm(house: str, game: str, rules: str, seed: int = SEED, hands: int = 0) -> Notes:
    return NotedStorm(house, game, rules, seed, hands).notes


def _sparing(house: str, game: str, rules: str) -> Notes:
    return NotedSparing(house, game, rules).notes


def _day(house: str, game: str) -> Notes:
    rules = seats.TABLES[house, game]
    if isinstance(rules, Rules):
        return NotedPoker(house, game, rules).notes
    return NotedBank(house, game, rules).notes


def _known(event: AnyEvent) -> AnyEvent:
    """An event as seen from the rail."""
    return see(event, RAIL) if isinstance(event, Event) else event


def _written(what: object) -> str:
    return msgspec.json.encode(what).decode()


def _offered(ask: Ask) -> str:
    """The commands of an ask by their tags, in a fixed order."""
    offers = {kind.__struct_config__.tag: terms for kind, terms in ask.offers.items()}
    return _written([ask.actor, sorted(offers.items()), ask.default, ask.must, ask.seconds])
