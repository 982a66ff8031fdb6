"""A plain hand played by the kernel: every act must be one that the game offers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Amounts, Arrangement, Ask
from cardhouse.engine.core.commands import CHANCE, Arrange, Command
from cardhouse.engine.core.events import Dealt, Event, HandStarted
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pot.commands import (
    Bet,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Muck,
    Raise,
    Show,
)
from cardhouse.engine.pot.deal import Deal, receivers
from cardhouse.engine.pot.events import Drawn
from cardhouse.engine.pot.hand import PotGame, PotHand
from cardhouse.engine.pot.round import Drawing
from cardhouse.formats.history import BROKEN, HistoryError
from cardhouse.formats.pot.amounts import written
from cardhouse.formats.pot.holdings import holdings
from cardhouse.formats.pot.plain import BETTING, Act, PlainHand


class Ended(Exception):
    """The history ends before the hand does."""


class Enactment:
    """A hand in play, and the acts still to come.

    A card that nobody knows is played as some card that fits, and hidden again in the events.
    """

    def __init__(
        self,
        plain: PlainHand,
        game: PotGame,
        started: HandStarted,
        *,
        luck: int = 0,
        shuffles: list[tuple[Card, ...]] | None = None,
    ) -> None:
        """Start the hand; `luck` chooses the cards for those that nobody knows."""
        self._plain = plain
        self._random = Random(luck)
        self._holdings = holdings(plain.seats, plain.acts)
        self._betting = [act for act in plain.acts if act.kind in BETTING]
        self._discards = {seat: list(each.thrown) for seat, each in self._holdings.items()}
        self._ends = _ends(plain)
        # A winner must show: beside a hand that was seen, one that was not lost.
        shows = (act for act in self._ends.values() if act.kind == "show")
        self._seen = any(act.cards and HIDDEN not in act.cards for act in shows)
        self._board = [card for act in plain.acts if act.kind == "board" for card in act.cards]
        self._shuffles = shuffles or []
        dealt = [card for each in self._holdings.values() for card in each.dealt]
        self._known = {*dealt, *self._board}
        # The cards played for those that nobody knows, and each seat's cards as played.
        self._standing: set[Card] = set()
        self._played: dict[int, list[Card]] = {seat: [] for seat in plain.seats}
        self.log: list[Event] = []
        try:
            hand, self.log = kernel.start(game, started)
        except BROKEN:
            raise HistoryError("nobody can begin a hand with its seats, stacks and bets") from None
        assert isinstance(hand, PotHand)
        self.hand: PotHand = hand

    def run(self) -> list[Event]:
        """All events of the hand; a history may end before it is over."""
        try:
            while not self.hand.over:
                self._play(self._command(self.hand.asked[0]))
        except Ended:
            pass
        except BROKEN:
            raise HistoryError(f"it goes wrong after {len(self.log)} events") from None
        else:
            if left := [act for act in self._betting if act.kind != "call"]:
                raise HistoryError(f"{_words(left[0])}, and the hand is over")
        return [self._masked(event) for event in self.log]

    @property
    def guessed(self) -> bool:
        """True if cards that nobody knows have been played as some others."""
        return bool(self._standing)

    def _play(self, command: Command) -> None:
        try:
            events = kernel.play(self.hand, command)
        except Illegal as refused:
            raise HistoryError(_refusal(self.hand, command, refused)) from None
        self.log += events
        for event in events:
            match event:
                case Dealt(seats=seats, cards=cards):
                    for seat, card in zip(seats, cards, strict=True):
                        self._played[seat].append(card)
                case Drawn(seat=seat, cards=cards):
                    self._played[seat] += cards

    def _command(self, ask: Ask) -> Command:
        if ask.actor == CHANCE:
            terms = ask.offers[Arrange]
            assert isinstance(terms, Arrangement)
            return Arrange(cards=self._arranged(terms))
        seat = int(ask.actor)
        if Show in ask.offers:
            return self._end(ask, seat)
        if Discard in ask.offers:
            if not self._discards[seat]:
                raise Ended
            places = self._discards[seat].pop(0)
            return Discard(seat, tuple(self._played[seat][place] for place in places))
        return self._bet(ask, seat)

    def _bet(self, ask: Ask, seat: int) -> Command:
        # Other programs also ask players who have nobody left to bet at.
        while self._betting and self._betting[0].seat != seat and self._idle(self._betting[0]):
            self._betting.pop(0)
        if not self._betting:
            raise Ended
        act = self._betting.pop(0)
        if act.seat != seat:
            raise HistoryError(f"{_words(act)}, and it is the turn of seat {seat}")
        match act.kind:
            case "fold":
                return Fold(seat)
            case "bring-in":
                return BringIn(seat)
            case "call":
                return Call(seat) if Call in ask.offers else Check(seat)
        kind = Bet if Bet in ask.offers else Raise
        return kind(seat, self._whole(act, ask.offers.get(kind)))

    def _whole(self, act: Act, terms: object) -> int:
        """The amount of a bet or raise.

        One that is less than whole since nobody has more chips is made whole here: what nobody can
        call comes back.
        """
        hand = self.hand
        others = (seat for seat in hand.live if seat != act.seat)
        most = max((hand.chips[seat] + hand.bets[seat] for seat in others), default=0)
        if isinstance(terms, Amounts) and most <= act.to < terms.least:
            return terms.least
        return act.to

    def _idle(self, act: Act) -> bool:
        """True for a check by a player whom the game does not ask."""
        return act.kind == "call" and self.hand.bets[act.seat] >= max(self.hand.bets.values())

    def _end(self, ask: Ask, seat: int) -> Command:
        end, known = self._ends.get(seat), self._holdings[seat].shown()
        recorded = any(self._plain.winnings)
        if end is None or not (end.kind == "muck" or known or recorded or self._seen):
            # Nobody can tell whose hand was better.
            raise Ended
        won = recorded and self._plain.by_seat(self._plain.winnings)[seat] > 0
        if Muck in ask.offers and (end.kind == "muck" or not (known or won)):
            return Muck(seat)
        down = self.hand.down[seat]
        cards = tuple(card for card in end.cards if card in down)
        return Show(seat, cards if len(cards) == len(down) else (), says=end.says)

    def _arranged(self, terms: Arrangement) -> tuple[Card, ...]:
        if self._shuffles:
            return self._shuffles.pop(0)
        order = self._order()
        # The cards of a draw that come only after the stock has been renewed are asked for then.
        known = [card == HIDDEN or card in terms.cards for card in order] + [False]
        order = order[: min(len(terms.cards), max(terms.least, known.index(False)))]
        if len(order) < terms.least:
            raise Ended
        return tuple(self._stand_in(terms, order))

    def _order(self) -> list[Card]:
        """The next cards off the stock, as far as the history knows them."""
        step, at = self.hand.script[self.hand.cursor], self.hand.at
        if isinstance(at, Drawing) and at.to_draw:
            return self._next(at.to_draw[0], at.owed)
        if not isinstance(step, Deal):
            return []
        burns = [HIDDEN] * step.burns
        if step.board:
            turned, self._board = self._board[: step.board], self._board[step.board :]
            return burns + turned if turned else []
        rounds = [self._next(seat, step.down + step.up) for seat in receivers(self.hand)]
        return [*burns, *(card for row in zip(*rounds, strict=True) for card in row)]

    def _next(self, seat: int, count: int) -> list[Card]:
        """The next cards dealt to a seat; a history may leave out those that nobody saw."""
        number = len(self._played[seat])
        dealt = self._holdings[seat].dealt[number : number + count]
        return dealt + [HIDDEN] * (count - len(dealt))

    def _stand_in(self, terms: Arrangement, order: list[Card]) -> Iterator[Card]:
        """Any card that is nowhere in the history for each one that nobody knows."""
        free = [card for card in terms.cards if card not in self._known]
        self._random.shuffle(free)
        for place, card in enumerate(order):
            if card != HIDDEN:
                if card in order[:place]:
                    raise HistoryError(f"{card} is dealt twice")
                if card not in terms.cards:
                    raise HistoryError(f"{card} is dealt, and it is not in the stock")
                yield card
            elif free:
                self._standing.add(free[-1])
                yield free.pop()
            else:
                raise HistoryError("too few cards are left for those that nobody saw")

    def _masked(self, event: Event) -> Event:
        """An event with the cards that nobody knows hidden again."""
        if not self._standing:
            return event
        hide = self._standing
        changed: dict[str, Any] = {}
        if cards := getattr(event, "cards", ()):
            changed["cards"] = tuple(HIDDEN if card in hide else card for card in cards)
        if getattr(event, "card", None) in hide:
            changed["card"] = HIDDEN
        return replace(event, **changed) if changed else event


def _ends(plain: PlainHand) -> dict[int, Act]:
    """The last word of each seat at the showdown: its hand shown or thrown away."""
    return {act.seat: act for act in plain.acts if act.kind in ("show", "muck")}


def _words(act: Act) -> str:
    """An act as an error names it."""
    said = {"call": "checks or calls", "raise": f"bets or raises to {written(act.to)}"}
    what = {"fold": "folds", "bring-in": "brings in"} | said
    return f"seat {act.seat} {what[act.kind]}"


def _refusal(hand: PotHand, command: Command, refused: Illegal) -> str:
    """The command that the game refuses, and what it offers instead."""
    ask = hand.asked[0]
    kind = type(command).__name__.lower()
    at = f" to {written(command.to)}" if isinstance(command, Bet | Raise) else ""
    ranges = (each for each in ask.offers.values() if isinstance(each, Amounts))
    offers = ", ".join(each.__name__.lower() for each in ask.offers)
    for terms in ranges:
        offers += f" (to {written(terms.least)} up to {written(terms.most)})"
    reason = refused.reason.value.replace("-", " ")
    who = f"seat {command.seat}" if isinstance(command.seat, int) else "the deck"
    return f"{who}: {kind}{at} is not possible, {reason}; offered: {offers}"
