"""A banked table of the room for tests: hands one after another, and their banks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import pytest

from cardhouse.chance import Seeded
from cardhouse.engine.banked.commands import Done, PlaceWager, PutUp
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.wagers import Wagering
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.rulebook import open_table, posted
from cardhouse.table import AnyEvent, play, replay
from cardhouse.table.banked.bank import holder, offered
from cardhouse.table.commands import NextHand, PassBank, Sit, TableCommand, TakeBank
from cardhouse.table.table import Role
from tests.kit.hands import cited
from tests.kit.refusals import well_put

E = TypeVar("E", bound=AnyEvent)


class Round:
    """Players at a table, some of them standing banks; chips are counted after every hand."""

    def __init__(
        self,
        house: str,
        players: Iterable[int],
        *,
        banks: Iterable[int] = (),
        chips: int | dict[int, int] = 1_000_00,
        game: str = "no-bust-blackjack",
    ) -> None:
        self.house, self.game = house, game
        self.table = open_table(posted(house, game))
        self.log: list[AnyEvent] = []
        # The seats that banked each hand so far, and those that covered behind.
        self.banked: list[int] = []
        self.behind: list[tuple[int, ...]] = []
        self.chance = Seeded(5)
        standing = tuple(banks)
        for seat in sorted((*standing, *players)):
            brought = chips if isinstance(chips, int) else chips.get(seat, 1_000_00)
            role: Role = "bank" if seat in standing else "player"
            self.do(Sit(seat=seat, name=f"p{seat}", chips=brought, role=role))
        self.brought = sum(player.chips for player in self.table.players.values())

    def do(self, order: TableCommand | Command) -> list[AnyEvent]:
        """Carry out a command."""
        events = play(self.table, order)
        self.log += events
        return events

    def refused(self, order: TableCommand | Command, reason: Reason) -> set[str]:
        """A command is refused for this reason; returns the ids of the rules cited."""
        with pytest.raises(Illegal) as error:
            play(self.table, order)
        assert well_put(error.value).reason is reason
        return cited(error.value.cite, self.house, self.game)

    def hand(self, wager: float = 10, *, money: float = 0, without: tuple[int, ...] = ()) -> Round:
        """Play a hand: the bank puts up all its chips or `money`, the others wager and stand."""
        self.do(NextHand())
        hand = self.table.hand
        assert isinstance(hand, BankedHand)
        self.banked.append(hand.button)
        self.behind.append(hand.behind)
        put_up = hand.asked[0].offers[PutUp]
        self.do(PutUp(hand.button, round(money * 100) or getattr(put_up, "most", 0)))
        while isinstance(hand.at, Wagering):
            seat = hand.at.waiting[0]
            if seat not in without:
                self.do(PlaceWager(seat, seat, round(wager * 100)))
            self.do(Done(seat))
            self.deal()
        self.finish()
        return self

    def finish(self) -> None:
        """All players let the default answer until the hand is over."""
        hand = self.table.hand
        assert hand is not None
        while not hand.over:
            ask = next(a for a in hand.asked if a.must and a.actor != CHANCE)
            assert ask.default is not None
            self.do(ask.default)
            self.deal()
        chips = sum(player.chips for player in self.table.players.values())
        assert chips + self.table.box == self.brought
        assert replay(open_table(posted(self.house, self.game)), self.log) == self.table

    def deal(self) -> None:
        """Let chance answer everything it is asked."""
        hand = self.table.hand
        assert hand is not None
        while ask := next((a for a in hand.asked if a.actor == CHANCE), None):
            self.do(self.chance.answer(ask))

    def take(self, seat: int) -> Round:
        """A player takes the bank when it is offered."""
        self.do(TakeBank(seat=seat))
        return self

    def decline(self, *seats: int) -> Round:
        """Players decline the bank, in the order they are asked."""
        for seat in seats:
            self.do(PassBank(seat=seat))
        return self

    def decline_until(self, seat: int = 0) -> list[int]:
        """Decline until this seat, or nobody, is asked; returns the seats that declined."""
        asked = []
        while self.offered not in (0, seat):
            asked.append(self.offered)
            self.decline(self.offered)
        return asked

    @property
    def offered(self) -> int:
        """The seat asked to take the bank."""
        return offered(self.table)

    @property
    def holder(self) -> int:
        """The seat that holds the bank."""
        return holder(self.table)

    def events(self, kind: type[E]) -> list[E]:
        """All events of a kind, in order."""
        return [event for event in self.log if type(event) is kind]
