"""Shared by the tests of the bonuses: the house's clock, its pools, and tables that win prizes."""

from __future__ import annotations

from calendar import timegm
from datetime import datetime, timedelta

from cardhouse.bonus import PROMOTIONS, Bonuses, award, bonuses_of, fold, notices, play, replay
from cardhouse.bonus.commands import (
    BonusCommand,
    ClaimPrize,
    ClockTick,
    CollectDollars,
    OpenBonuses,
)
from cardhouse.bonus.events import BonusEvent, DollarsCollected, PrizeRaised
from cardhouse.bonus.notice import Notice
from cardhouse.cards import parse_cards, stacked
from cardhouse.chance import Stacked
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.pot.commands import Bet, Call, Check, Discard, Fold, Pass, Show
from cardhouse.engine.pot.round import Showdown
from cardhouse.floor.core.reports import Report
from cardhouse.floor.pot.reports import KillHand
from cardhouse.rulebook import load, open_table, posted
from cardhouse.table import AnyEvent
from cardhouse.table import play as play_table
from cardhouse.table.claim import Claim
from cardhouse.table.commands import NextHand, PayBonus, Sit, SitOut, TableCommand
from tests.kit.hands import cited
from tests.rules.lo_ball_room.house import HOUSE, LOWBALL, deck

JOKERS, NATURAL, WITH_JOKER = "double-joker", "lo-ball", "lo-ball-joker"
BLACKJACK = "no-bust-blackjack"
DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
STAYING: tuple[type[Command], ...] = (Pass, Call, Check, Discard, Show)
# A Monday.
FIRST = datetime(2026, 11, 16)


def when(words: str, week: int = 0) -> int:
    """A moment such as "Wed 15:00", this many weeks later."""
    day, _, clock = words.partition(" ")
    hour, _, minute = clock.partition(":")
    date = FIRST + timedelta(weeks=week, days=DAYS.index(day))
    return timegm(date.replace(hour=int(hour), minute=int(minute)).timetuple())


def fresh() -> Bonuses:
    """The bonuses of the house, not opened."""
    return bonuses_of(load(HOUSE).bonuses.bonus)


class Prizes:
    """The bonuses with their log and the ledger; the laws hold after every command."""

    def __init__(self, opened: str = "Mon 11:00") -> None:
        self.bonuses = fresh()
        self.log: list[BonusEvent] = []
        self.ledger: dict[str | int, int] = {}
        self.hands = 0
        self.do(OpenBonuses(at=when(opened)))

    def do(self, command: BonusCommand) -> list[BonusEvent]:
        events = play(self.bonuses, command)
        self._keep(events)
        return events

    def _keep(self, events: list[BonusEvent]) -> None:
        self.log += events
        for event in events:
            for move in event.transfers():
                self.ledger[move.source] = self.ledger.get(move.source, 0) - move.amount
                self.ledger[move.target] = self.ledger.get(move.target, 0) + move.amount
        self.check()

    def check(self) -> None:
        """Check that every pool's books balance, and that the log leads to this state."""
        for pool in self.bonuses.pools.values():
            put_in = pool.collected + pool.advanced
            if pool.collects:
                assert put_in == pool.paid + pool.prize + pool.fund
                held = self.bonuses.chips[pool.rules.account]
                assert held == pool.prize + pool.fund == self.ledger.get(pool.rules.account, 0)
            else:
                assert pool.advanced == pool.paid and not pool.collected and not pool.fund
        assert sum(self.ledger.values()) == 0
        assert replay(fresh(), self.log) == self.bonuses

    def tick(self, words: str, week: int = 0) -> Prizes:
        self.do(ClockTick(at=when(words, week)))
        return self

    def collect(self, cents: int = 1_00, words: str = "Mon 12:00", week: int = 0) -> Prizes:
        """Collect the button's money of a hand."""
        self.hands += 1
        self.do(
            CollectDollars(
                at=when(words, week), table="L1", game=LOWBALL, hand=self.hands, amount=cents
            )
        )
        return self

    def claim(
        self, claim: Claim, words: str = "Mon 12:00", *, hand: int = 0, table: str = "L1"
    ) -> dict[int, int]:
        """Claim a prize; returns the shares, in dollars."""
        self.hands = hand or self.hands + 1
        self.do(ClaimPrize(at=when(words), table=table, hand=self.hands, claim=claim))
        found = award(self.bonuses, table, self.hands)
        assert found is not None
        assert all(cents % 100 == 0 for cents in found.values())
        return {seat: cents // 100 for seat, cents in found.items()}

    def prize(self, name: str) -> float:
        """The prize on offer, in dollars."""
        return self.bonuses.pools[name].prize / 100

    def fund(self, name: str) -> float:
        return self.bonuses.pools[name].fund / 100

    @property
    def house(self) -> float:
        """The house's advances so far, in dollars."""
        return -self.ledger.get(PROMOTIONS, 0) / 100

    def sign(self, game: str, name: str) -> Notice:
        """The notice of a bonus on the tables of a game."""
        return next(n for n in notices(self.bonuses, game) if n.bonus == name)

    def set(self, name: str, prize: float, fund: float = 0) -> Prizes:
        """Pretend that this much was posted and collected, all of it from the players."""
        pool = self.bonuses.pools[name]
        more = round(prize * 100) - pool.prize
        events: list[BonusEvent] = []
        if pool.collects:
            added = round(fund * 100) - pool.fund + more
            paid = DollarsCollected(bonus=name, at=pool.since, table="", hand=0, amount=added)
            events.append(paid)
        moved = more if pool.collects else 0
        events.append(PrizeRaised(bonus=name, at=pool.since, by=more, from_fund=moved))
        for event in events:
            fold(self.bonuses, event)
        self._keep(events)
        return self


def claim(name: str, mains: tuple[int, ...], others: tuple[int, ...]) -> Claim:
    return Claim(bonus=name, mains=mains, others=others)


def rules(key: str, game: str = LOWBALL) -> set[str]:
    """The ids of the rules behind a cite key."""
    return cited(key, HOUSE, game)


class Live:
    """A live Lo-Ball table where each seat is dealt a known hand and stands pat."""

    def __init__(self, seats: int, *, out: tuple[int, ...] = ()) -> None:
        self.table = open_table(posted(HOUSE, LOWBALL))
        self.log: list[AnyEvent] = []
        for seat in range(1, seats + 1):
            self.do(Sit(seat=seat, name=f"p{seat}", chips=100_00))
        self.table.button = 1
        for seat in out:
            self.do(SitOut(seat=seat))

    def do(self, order: TableCommand | Command | Report) -> list[AnyEvent]:
        events = play_table(self.table, order)
        self.log += events
        return events

    def hand(
        self,
        hands: dict[int, str] | None = None,
        folding: tuple[int, ...] = (),
        ruling: KillHand | None = None,
    ) -> Live:
        """A hand that all but the folding seats play out; a ruling precedes the last show."""
        self.do(NextHand())
        hand = self.table.hand
        assert hand is not None
        order = parse_cards(deck(LOWBALL, hand.seats, "", hands))
        chance = Stacked(stacked(hand.deck, order))
        while not hand.over:
            (ask,) = hand.asked
            if ask.actor == CHANCE:
                self.do(chance.answer(ask))
                continue
            assert isinstance(ask.actor, int)
            if ask.actor in folding and Fold in ask.offers:
                self.do(Fold(ask.actor))
                continue
            if ruling is not None and isinstance(hand.at, Showdown) and len(hand.at.to_show) == 1:
                self.do(ruling)
                ruling = None
                continue
            kind = next((k for k in STAYING if k in ask.offers), None)
            self.do(kind(ask.actor) if kind else Bet(ask.actor, 4_00))
        return self

    @property
    def claim(self) -> Claim:
        assert self.table.claim is not None
        return self.table.claim

    def pay(self, shares: dict[int, int]) -> list[AnyEvent]:
        """The bonuses pay the table."""
        return self.do(PayBonus(bonus=self.claim.bonus, hand=self.table.hands, shares=shares))
