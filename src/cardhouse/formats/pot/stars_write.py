"""A plain hand as the text that trackers import, in the style of PokerStars."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from cardhouse.cards import HIDDEN, Card
from cardhouse.formats.pot.amounts import written
from cardhouse.formats.pot.chips import Chips
from cardhouse.formats.pot.plain import UNKNOWN, Act, PlainHand, Unsayable
from cardhouse.formats.pot.variants import pattern
from cardhouse.ranking import scale

GAMES: Final = {"holdem": "Hold'em", "omaha": "Omaha", "omaha-hilo": "Omaha Hi/Lo"}
LIMITS: Final = {"fixed": "Limit", "pot": "Pot Limit", "no": "No Limit"}
STREETS: Final = ("FLOP", "TURN", "RIVER")
POSTS: Final = {
    "ante": "posts the ante",
    "dead": "posts the ante",
    "small blind": "posts small blind",
    "big blind": "posts big blind",
    "straddle": "posts straddle",
    "post": "posts big blind",
}
# The line of the summary with what only our own hands say; trackers pass over it.
OURS: Final = "Cardhouse: "
NO_DAY: Final = "2000/01/01 0:00:00"
DAY: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d:\d\d))?")


def dumped(plain: PlainHand) -> str:
    """A hand as lines of text, with two empty ones behind it."""
    _sayable(plain)
    return "\n".join([*_heading(plain), *Telling(plain).lines()]) + "\n\n\n"


def money(amount: int) -> str:
    """Dollars as the rooms write them: $2, $2.50."""
    return f"${written(amount)}"


def _sayable(plain: PlainHand) -> None:
    names = [name for name in plain.names if name]
    for what, there in (
        (f"{plain.variant}: only {', '.join(GAMES)}", plain.variant not in GAMES),
        (f"a {plain.limit} limit", plain.limit not in LIMITS),
        ("a stack that nobody knows", UNKNOWN in plain.stacks),
        ("two players of one name", len(set(names)) < len(names)),
        ("a name of two lines", any(len(name.splitlines()) > 1 for name in names)),
        (
            "a least bet that is not the big blind",
            plain.limit != "fixed" and plain.small_bet != _big(plain),
        ),
    ):
        if there:
            raise Unsayable(what)


def _big(plain: PlainHand) -> int:
    return sorted(plain.blinds.values())[:2][-1] if plain.blinds else 0


def _heading(plain: PlainHand) -> Iterator[str]:
    bets = (plain.small_bet, plain.big_bet)
    if plain.limit != "fixed":
        small = min(plain.blinds.values()) if len(plain.blinds) > 1 else 0
        bets = (small, _big(plain))
    stakes = "/".join(map(money, bets))
    day = DAY.search(plain.time)
    when = f"{day[1]}/{day[2]}/{day[3]} {day[4] or '0:00:00'}" if day else NO_DAY
    game = f"{GAMES[plain.variant]} {LIMITS[plain.limit]}"
    yield f"PokerStars Hand #{plain.hand or 0}:  {game} ({stakes} USD) - {when} UTC"
    table = " ".join(plain.table.replace("'", "").split())
    yield f"Table '{table}' 10-max Seat #{plain.button or plain.seats[-1]} is the button"
    stacks = plain.by_seat(plain.stacks)
    for seat in sorted(plain.seats):
        yield f"Seat {seat}: {_name(plain, seat)} ({money(stacks[seat])} in chips)"


def _name(plain: PlainHand, seat: int) -> str:
    place = plain.seats.index(seat)
    return (plain.names[place] if plain.names else "") or f"Seat {seat}"


class Telling:
    """The lines of a hand from the blinds on."""

    def __init__(self, plain: PlainHand) -> None:
        self._plain = plain
        self._chips = Chips(plain)
        self._board: list[Card] = []
        self._returned = 0

    def lines(self) -> Iterator[str]:
        """All lines in order."""
        for kind, seat, amount, all_in in self._chips.forced():
            yield f"{self._who(seat)}: {POSTS[kind]} {money(amount)}{_end(all_in)}"
        yield "*** HOLE CARDS ***"
        ended = False
        for act in self._plain.acts:
            if act.kind in ("show", "muck") and not ended:
                yield from self._uncalled()
                yield "*** SHOW DOWN ***"
                ended = True
            yield from self._line(act)
        if not ended:
            yield from self._uncalled()
        for seat, won in zip(self._plain.seats, self._plain.winnings, strict=False):
            if won:
                yield f"{self._who(seat)} collected {money(won)} from pot"
        yield from self._summary()

    def _line(self, act: Act) -> Iterator[str]:
        who = self._who(act.seat) if act.seat else ""
        match act.kind:
            case "deal":
                if HIDDEN not in act.cards:
                    yield f"Dealt to {who} [{' '.join(act.cards)}]"
            case "board":
                yield from self._uncalled()
                self._chips.street()
                before = f"[{' '.join(self._board)}] " if self._board else ""
                street = STREETS[max(0, len(self._board) - 2)]
                yield f"*** {street} *** {before}[{' '.join(act.cards)}]"
                self._board += act.cards
            case "show":
                yield f"{who}: shows [{' '.join(act.cards)}]{self._rank([*act.cards])}"
            case "muck":
                yield f"{who}: mucks hand"
            case _:
                yield f"{who}: {self._bet(act)}"

    def _bet(self, act: Act) -> str:
        put = self._chips.put(act)
        end = _end(put.all_in and put.amount > 0)
        match put.word:
            case "call" | "bet":
                return f"{put.word}s {money(put.amount)}{end}"
            case "raise":
                return f"raises {money(put.to - put.level)} to {money(put.to)}{end}"
        return f"{put.word}s"

    def _uncalled(self) -> Iterator[str]:
        seat, amount = self._chips.uncalled()
        if amount:
            self._returned += amount
            # It is called back once.
            self._chips.bets[seat] -= amount
            yield f"Uncalled bet ({money(amount)}) returned to {self._who(seat)}"

    def _rank(self, cards: list[Card]) -> str:
        """The high hand in words."""
        game = pattern(self._plain.variant)
        if game.high is None or len(self._board) < 5 or HIDDEN in cards:
            return ""
        ranks = scale(game.high)
        two = game.pick == "two"
        value = ranks.value_of_two(cards, self._board) if two else ranks.value(cards + self._board)
        return f" ({ranks.name(value)})"

    def _summary(self) -> Iterator[str]:
        plain = self._plain
        pot = sum(self._chips.paid.values()) - self._returned
        rake = max(0, pot - sum(plain.winnings)) if plain.winnings else 0
        yield "*** SUMMARY ***"
        yield f"Total pot {money(pot)} | Rake {money(rake)}"
        if self._board:
            yield f"Board [{' '.join(self._board)}]"
        if plain.ours:
            yield OURS + msgspec.json.encode(plain.ours).decode()

    def _who(self, seat: int) -> str:
        return _name(self._plain, seat)


def _end(all_in: bool) -> str:
    return " and is all-in" if all_in else ""
