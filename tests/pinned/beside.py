"""The cage, the bonuses and the free tables, under random orders."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from cardhouse import bonus, cage
from cardhouse.bonus import Bonuses, Notice, free
from cardhouse.bonus.commands import ClaimPrize, ClockTick, CollectDollars, OpenBonuses
from cardhouse.bonus.free_commands import (
    DealFree,
    FetchFree,
    LeaveFree,
    OpenFree,
    PayFree,
    SitFree,
)
from cardhouse.cage import Cage
from cardhouse.cage.commands import (
    ChangeShift,
    CloseDrawer,
    FetchDrop,
    FillDrawer,
    OpenDrawer,
    RedeemChips,
    SellChips,
)
from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.illegal import Illegal
from cardhouse.rulebook import Posted
from cardhouse.table.claim import Claim
from cardhouse.table.clock import FIRST_MONDAY, HOUR
from cardhouse.words.refusals import refusal_words
from cardhouse.words.speech import plain

ORDERS = 400
PEOPLE = ("Ann", "Bob", "")
AMOUNTS = (0, 1, 50_00, 120_00, 5_000_00, 10**12, 10**12 + 1)


class Beside:
    """A state that takes orders; their results are noted, twenty to a piece."""

    def __init__(self, state: Any, play: Callable[[Any, Any], Any]) -> None:
        self.state, self.play = state, play
        self.notes: list[list[str]] = []
        self.orders = 0

    def do(self, order: object) -> None:
        """Carry out an order, or note the reason it is refused."""
        if self.orders % 20 == 0:
            self.notes.append([])
        self.orders += 1
        notes = self.notes[-1]
        notes.append(f"> {msgspec.json.encode(order).decode()}")
        try:
            for event in self.play(self.state, order):
                moved = event.transfers() if hasattr(event, "transfers") else ()
                notes.append(f"  {msgspec.json.encode(event).decode()} {moved}")
        except Illegal as refused:
            notes.append(f"  refused: {refusal_words(refused)} ({refused.cite})")


def caged() -> list[list[str]]:
    """A cage where anybody orders anything."""
    rng, at = Random("cage"), FIRST_MONDAY
    beside = Beside(Cage(), cage.play)
    for _ in range(ORDERS):
        at += rng.choice((0, 60, HOUR))
        who, drawer, much = rng.choice(PEOPLE), rng.choice(("1", "2", "3", "")), rng.choice(AMOUNTS)
        open_now = beside.state.drawers.get(drawer)
        counted = open_now.cash - rng.choice((0, 0, 1_00)) if open_now else much
        why = rng.choice(("", "miscounted"))
        drop = {"table": "T1", "by": who, "witness": rng.choice(PEOPLE), "reason": why}
        orders = (
            SellChips(at=at, name=who, amount=much, drawer=drawer),
            RedeemChips(at=at, name=who, amount=much, drawer=drawer),
            OpenDrawer(at=at, drawer=drawer, by=who, cash=much),
            FillDrawer(at=at, drawer=drawer, by=who, cash=much),
            CloseDrawer(at=at, drawer=drawer, by=who, counted=max(0, counted), reason=why),
            ChangeShift(at=at, by=who),
            FetchDrop(at=at, counted=much, booked=rng.choice((much, much + 1, 50_00)), **drop),
        )
        beside.do(rng.choice(orders))
    return beside.notes


def prizes(post: Posted) -> list[list[str]]:
    """The bonuses of a house through some weeks."""
    rng, at = Random(f"prizes {post.house}"), FIRST_MONDAY
    rules = post.bonuses.bonus
    beside = Beside(bonus.bonuses_of(rules), bonus.play)
    games = sorted({each.game for each in rules} | {"none"})
    for hand in range(ORDERS):
        at += rng.choice((0, 60, HOUR, 9 * HOUR, 30 * HOUR))
        seats = rng.sample(range(1, 9), rng.randint(2, 7))
        mains, nobody = rng.randint(1, 2), rng.choice((0, 0, 1))
        claim = Claim(
            bonus=rng.choice([*(each.name for each in rules), "none"]),
            mains=tuple(seats[:mains]),
            others=tuple(seats[mains:]),
            dummies=tuple(seats[len(seats) - nobody :]),
        )
        amount = rng.choice((1, 99, 1_00, 7_00))
        game = rng.choice(games)
        orders = (
            OpenBonuses(at=at),
            ClockTick(at=at),
            CollectDollars(at=at, table="T1", game=game, hand=hand, amount=amount),
            ClaimPrize(at=at, table="T1", hand=hand - rng.choice((0, 0, 1)), claim=claim),
        )
        beside.do(rng.choice(orders))
        beside.notes[-1].append(f"  {bonus.next_due(beside.state)} {_signs(beside.state, game)}")
    return beside.notes


def _signs(bonuses: Bonuses, game: str) -> tuple[Notice, ...]:
    """The signs on the tables of a game, with their lines in words."""
    signs = bonus.notices(bonuses, game)
    return tuple(replace(sign, lines=tuple(map(plain, sign.lines))) for sign in signs)


def for_nothing(post: Posted) -> list[list[str]]:
    """The free table of a game that has a bonus."""
    rng, chance = Random(f"free {post.name}"), Seeded(post.name)
    table = free.free_table(post.game(), post.bonuses.of(post.name))
    beside = Beside(table, free.play)
    for _ in range(ORDERS * 2):
        if table.hand is not None and not table.hand.over and rng.random() < 0.8:
            ask = table.hand.asked[0]
            beside.do(chance.answer(ask) if ask.actor == CHANCE else ask.sample(rng.randrange))
            continue
        name, seat, now = rng.choice(PEOPLE), rng.randrange(10), rng.random() < 0.9
        live = (post.name,) if rng.random() < 0.9 else ("pan",)
        shares = dict.fromkeys(table.players, 5_00) if rng.random() < 0.8 else {}
        orders = (
            OpenFree(by=name, open=now, live=live),
            SitFree(seat=seat, name=name),
            LeaveFree(seat=seat),
            PayFree(hand=table.hands, shares=shares),
            FetchFree(name=name),
            *[DealFree(open=now, live=live)] * 3,
        )
        beside.do(rng.choice(orders))
        beside.notes[-1].append(f"  {table.players} {table.claim} {table.cage} {table.dummies}")
    return beside.notes
