"""A table of the room for tests: players sit, hands are played, and every law is checked."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from cardhouse.cards import Card
from cardhouse.chance import Chance, Seeded
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.commands import Bet, Call, Check, Raise, Show
from cardhouse.engine.pot.events import BlindPosted
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor import Report
from cardhouse.rulebook import open_table, posted
from cardhouse.table import AnyEvent, Player, Table, play, replay
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    DrawButton,
    NextHand,
    Sit,
    SitOut,
    TableCommand,
)
from cardhouse.table.events import HandCounted
from tests.kit.hands import command
from tests.kit.refusals import well_put

# For the draw: the ace goes to the seat meant to get the button.
LOW = ("2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc", "Jc")

CALL_FIRST: tuple[type[Command], ...] = (Call, Check, Show)
RAISE_FIRST: tuple[type[Command], ...] = (Raise, Bet, *CALL_FIRST)


class Seated:
    """A table with its log; chips are counted and the log is replayed after every command."""

    def __init__(
        self,
        seats: Iterable[int] = (),
        *,
        button: int = 0,
        chips: int | dict[int, int] = 200_00,
        name: str = "",
        game: str = "holdem",
        house: str = "tommys",
        chance: Chance | None = None,
        replays: bool = True,
    ) -> None:
        """`replays` is off when a test of many commands replays the log itself."""
        self.name = name
        self.game, self.house = game, house
        self.replays = replays
        self.table = fresh(name, game, house)
        self.log: list[AnyEvent] = []
        self.brought = 0
        self.chance = chance or Seeded(7)
        taken = tuple(seats)
        for seat in taken:
            self.sit(seat, chips if isinstance(chips, int) else chips[seat])
        if taken and button and self.table.seating.button_card != "first-seat":
            cards = [Card("As" if s == button else LOW[i]) for i, s in enumerate(sorted(taken))]
            self.play(DrawButton(cards=tuple(cards)))

    def play(self, order: TableCommand | Command | Report) -> list[AnyEvent]:
        """Play one command, counting the chips that come to the table or leave it."""
        before = self.worth()
        bought = {seat: player.bought for seat, player in self.table.players.items()}
        events = play(self.table, order)
        self.log += events
        if isinstance(order, Sit | BuyChips):
            self.brought += order.chips
        counted = next((event for event in events if isinstance(event, HandCounted)), None)
        for seat in before.keys() - self.table.players.keys():
            if counted and seat in counted.stacks:
                self.brought -= counted.stacks[seat] + bought[seat]
            else:
                self.brought -= before[seat]
        self.check()
        return events

    def worth(self) -> dict[int, int]:
        """Each player's chips: on the table, in the hand, and bought for the next one."""
        hand, running = self.table.hand, self.table.running()
        return {
            seat: player.bought
            + (hand.chips[seat] if hand and running and seat in hand.seats else player.chips)
            for seat, player in self.table.players.items()
        }

    def check(self) -> None:
        """The laws: no chip is lost or made, and the log leads to the table."""
        table, hand = self.table, self.table.hand
        chips = hand.chips if hand and table.running() else {}
        # Chips in the middle; and, after a ruling reopened the hand, chips in front of seats whose
        # players have left it, or held for them in the cage.
        inside = sum(held for place, held in chips.items() if place not in ("left", *table.players))
        inside += sum(table.cage.values())
        assert sum(self.worth().values()) + table.box + inside == self.brought
        assert not self.replays or self.replayed() == table

    def replayed(self) -> Table:
        """The table rebuilt from the log."""
        return replay(fresh(self.name, self.game, self.house), self.log)

    def refused(self, order: TableCommand | Command | Report, reason: Reason) -> Illegal:
        """The command is Illegal and has changed nothing."""
        with pytest.raises(Illegal) as error:
            play(self.table, order)
        assert well_put(error.value).reason is reason
        assert self.replayed() == self.table
        return error.value

    def sit(self, seat: int, chips: int = 200_00) -> list[AnyEvent]:
        return self.play(Sit(seat=seat, name=f"Player {seat}", chips=chips))

    def post(self, seat: int) -> list[AnyEvent]:
        return self.play(ComeIn(seat=seat, how="post"))

    def wait(self, seat: int) -> list[AnyEvent]:
        return self.play(ComeIn(seat=seat, how="wait"))

    def sit_out(self, seat: int) -> list[AnyEvent]:
        return self.play(SitOut(seat=seat))

    def start(self) -> PotHand:
        """Start the next hand and deal it."""
        self.play(NextHand())
        self.deal()
        return self.hand

    def deal(self) -> None:
        """Let chance answer everything it is asked."""
        while self.table.running() and self.hand.asked[0].actor == CHANCE:
            self.play(self.chance.answer(self.hand.asked[0]))

    def act(self, *words: str) -> None:
        """Play commands such as `"4 raise 8"`, in order."""
        for each in words:
            self.play(command(each))
            self.deal()

    def finish(self, *, by_default: bool = False, wild: bool = False) -> PotHand:
        """Play to the end: all call and show, or let the default answer, or raise if they can."""
        kinds = RAISE_FIRST if wild else CALL_FIRST
        for _ in range(1000):
            if not self.table.running():
                return self.hand
            self.deal()
            for ask in self.hand.asked:
                kind = next(kind for kind in kinds if kind in ask.offers)
                order = ask.offers[kind].sample(kind, ask.actor, lambda count: 0)
                if by_default:
                    assert ask.default is not None
                    order = ask.default
                self.play(order)
        raise AssertionError("the hand is stuck")

    def hands(self, count: int) -> PotHand:
        """Play this many hands with everybody letting the default answer."""
        for _ in range(count):
            self.start()
            self.finish(by_default=True)
        return self.hand

    def player(self, seat: int) -> Player:
        return self.table.players[seat]

    @property
    def hand(self) -> PotHand:
        assert isinstance(self.table.hand, PotHand)
        return self.table.hand

    def blinds(self) -> tuple[int, list[tuple[int, int]]]:
        """The hand's button, and each live blind with its seat, in order."""
        blinds = [e for e in self.table.log if isinstance(e, BlindPosted)]
        return self.hand.button, [(event.seat, event.amount) for event in blinds]


def fresh(name: str = "", game: str = "holdem", house: str = "tommys") -> Table:
    """An empty table of a house."""
    return open_table(posted(house, game), name)


def rules_cited(
    events: Iterable[AnyEvent | Illegal], game: str = "holdem", house: str = "tommys"
) -> set[str]:
    """The house's rules cited by events or a refusal."""
    post = posted(house, game)
    return {rule.id for event in events for rule in post.cited(event.cite)}
