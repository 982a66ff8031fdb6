"""Text in the style of PokerStars: hands one after the other, each from its heading on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, Final

from msgspec import Struct, field

from cardhouse.cards import HIDDEN, Card, CardError, parse_cards
from cardhouse.formats.history import HistoryError
from cardhouse.formats.pot.amounts import cents
from cardhouse.formats.pot.plain import Act, PlainHand
from cardhouse.formats.pot.stars_write import GAMES, LIMITS, OURS

AMOUNT: Final = r"[$€£]?([\d,]{1,15}(?:\.\d{1,2})?)"
HEADING: Final = re.compile(r"PokerStars (?:\w+ )?Hand #(\S{1,40}):")
GAME: Final = re.compile(
    rf"({'|'.join(map(re.escape, sorted(GAMES.values(), key=len, reverse=True)))}) "
    rf"({'|'.join(sorted(LIMITS.values(), key=len, reverse=True))}) "
    rf"\({AMOUNT}/{AMOUNT}(?: [A-Z]+)?\)(?: - (.{{1,60}}))?$"
)
TABLE: Final = re.compile(r"Table '(.*)'.* Seat #(\d{1,2}) is the button")
SEAT: Final = re.compile(rf"Seat (\d{{1,2}}): (.+) \({AMOUNT} in chips\)( is sitting out)?")
STREET: Final = re.compile(r"\*\*\* (FLOP|TURN|RIVER) \*\*\* .*\[([^\[\]]+)\]$")
DEALT: Final = re.compile(r"Dealt to (.+) \[([^\[\]]+)\]$")
COLLECTED: Final = re.compile(rf"(.+) collected {AMOUNT} from (?:main |side )?pot(?:-\d+)?$")
POST: Final = re.compile(rf"posts (.+?) {AMOUNT}(?: and is all-in)?$")
BET: Final = re.compile(rf"(bets|calls|raises) {AMOUNT}(?: to {AMOUNT})?(?: and is all-in)?$")
SHOWS: Final = re.compile(r"shows \[([^\[\]]+)\]")

HOLE: Final = {"holdem": 2, "omaha": 4, "omaha-hilo": 4}


def hands(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each hand of a file: the line on which it begins, and its lines."""
    lines: list[str] = []
    begins = 1
    for number, line in enumerate(text.splitlines(), 1):
        if HEADING.match(line.lstrip("\ufeff")):
            if lines:
                yield f"line {begins}", lines
            lines, begins = [], number
        if lines or line.strip():
            lines.append(line.strip("\ufeff \r"))
    if lines:
        yield f"line {begins}", lines


class Reading(Struct):
    """A hand half read."""

    variant: str
    limit: Any
    bets: tuple[int, int]
    button: int
    names: dict[str, int] = field(default_factory=dict)
    stacks: dict[int, int] = field(default_factory=dict)
    acts: list[Act] = field(default_factory=list)
    antes: dict[int, int] = field(default_factory=dict)
    blinds: dict[int, int] = field(default_factory=dict)
    posts: dict[int, int] = field(default_factory=dict)
    hole: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    # The place among the acts where the cards are dealt.
    dealt: int = -1
    won: dict[int, int] = field(default_factory=dict)
    ours: dict[str, Any] = field(default_factory=dict)


def plain(lines: list[str]) -> PlainHand:
    """A hand in plain terms."""
    heading = HEADING.match(lines[0])
    if heading is None:
        raise HistoryError(f"no heading `PokerStars Hand #...:` but {lines[0][:40]!r}")
    game = GAME.search(lines[0])
    if game is None:
        games = ", ".join(GAMES.values())
        raise HistoryError(f"no game with its stakes in the heading; known: {games}")
    table = TABLE.match(lines[1]) if len(lines) > 1 else None
    if table is None:
        raise HistoryError("no line `Table '...' ... Seat #1 is the button`")
    kinds: Any = {said: limit for limit, said in LIMITS.items()}
    bets = _amount(game[3]), _amount(game[4])
    named = {said: variant for variant, said in GAMES.items()}
    reading = Reading(named[game[1]], kinds[game[2]], bets, int(table[2]))
    for line in lines[2:]:
        _read(reading, line)
    if reading.dealt < 0:
        raise HistoryError("no line `*** HOLE CARDS ***`")
    return _plain(reading, heading[1], table[1], game[5] or "")


def _plain(reading: Reading, number: str, table: str, when: str) -> PlainHand:
    seats = tuple(sorted(reading.stacks, key=lambda seat: (seat - reading.button - 1) % 10))
    name_of = {seat: name for name, seat in reading.names.items()}
    hidden = (HIDDEN,) * HOLE[reading.variant]
    deals = [Act(kind="deal", seat=s, cards=reading.hole.get(s, hidden)) for s in seats]
    acts = [*reading.acts[: reading.dealt], *deals, *reading.acts[reading.dealt :]]
    small, big = reading.bets if reading.limit == "fixed" else (reading.bets[1],) * 2
    if not 0 < small <= big:
        raise HistoryError("the stakes of the heading are no bets")
    won = tuple(reading.won.get(seat, 0) for seat in seats)
    return PlainHand(
        variant=reading.variant,
        limit=reading.limit,
        small_bet=small,
        big_bet=big,
        seats=seats,
        stacks=tuple(reading.stacks[seat] for seat in seats),
        names=tuple(name_of[seat] for seat in seats),
        button=reading.button,
        antes=reading.antes,
        blinds=reading.blinds,
        posts=reading.posts,
        acts=tuple(acts),
        winnings=won if any(won) else (),
        hand=number,
        table=table,
        time=when,
        ours=reading.ours,
    )


def _read(reading: Reading, line: str) -> None:
    if line.startswith(OURS):
        reading.ours = _ours(line.removeprefix(OURS))
    elif (found := SEAT.fullmatch(line)) and reading.dealt < 0:
        if not found[4]:
            _sit(reading, int(found[1]), found[2], _amount(found[3]))
    elif line.startswith("*** HOLE CARDS"):
        reading.dealt = len(reading.acts)
    elif found := STREET.match(line):
        reading.acts.append(Act(kind="board", cards=_cards(found[2])))
    elif line.startswith("***") and " SECOND " in line:
        raise HistoryError("a board that is run twice is not known here")
    elif (found := DEALT.match(line)) and found[1] in reading.names:
        reading.hole[reading.names[found[1]]] = _cards(found[2])
    elif (found := COLLECTED.match(line)) and found[1] in reading.names:
        seat = reading.names[found[1]]
        reading.won[seat] = reading.won.get(seat, 0) + _amount(found[2])
    else:
        _read_act(reading, line)


def _sit(reading: Reading, seat: int, name: str, stack: int) -> None:
    if not 1 <= seat <= 10 or seat in reading.stacks or name in reading.names:
        raise HistoryError(f"seat {seat}, {name[:30]!r}: seats are 1 to 10, and each has one name")
    reading.stacks[seat], reading.names[name] = stack, seat


def _read_act(reading: Reading, line: str) -> None:
    """A line of a player, whose name may hold a colon; other lines tell nothing of the hand."""
    names = [name for name in reading.names if line.startswith(f"{name}: ")]
    if not names:
        return
    name = max(names, key=len)
    seat, said = reading.names[name], line[len(name) + 2 :]
    if found := POST.match(said):
        _post(reading, seat, found[1], _amount(found[2]))
    elif found := BET.match(said):
        if found[1] == "calls":
            reading.acts.append(Act(kind="call", seat=seat))
        else:
            reading.acts.append(Act(kind="raise", seat=seat, to=_amount(found[3] or found[2])))
    elif said.startswith(("folds", "checks")):
        reading.acts.append(Act(kind="fold" if said.startswith("folds") else "call", seat=seat))
    elif found := SHOWS.match(said):
        reading.acts.append(Act(kind="show", seat=seat, cards=_cards(found[1])))
    elif said.startswith(("mucks hand", "doesn't show hand")):
        reading.acts.append(Act(kind="muck", seat=seat))
    elif not said.startswith(("is ", "sits ", "stood ", "said,")):
        raise HistoryError(f"the line {line[:60]!r} is not known here")


def _post(reading: Reading, seat: int, what: str, amount: int) -> None:
    match what:
        case "the ante":
            reading.antes[seat] = reading.antes.get(seat, 0) + amount
        case "big blind" if len(reading.blinds) > 1 or seat in reading.blinds:
            reading.posts[seat] = amount
        case "small blind" | "big blind" | "straddle":
            # A player with fewer chips owes the whole blind all the same.
            known = reading.limit != "fixed" and what != "straddle"
            full = reading.bets[what == "big blind"] if known else 0
            reading.blinds[seat] = max(amount, full)
        case "small & big blinds":
            live = min(amount, max(reading.blinds.values(), default=amount))
            reading.posts[seat] = live
            reading.antes[seat] = reading.antes.get(seat, 0) + amount - live
        case _:
            raise HistoryError(f"posting {what[:30]!r} is not known here")


def _ours(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise HistoryError("the line `Cardhouse:` is damaged") from None
    return found if isinstance(found, dict) else {}


def _amount(text: str) -> int:
    try:
        return cents(Decimal(text.replace(",", "")), "an amount")
    except ArithmeticError:
        raise HistoryError(f"{text!r} is no amount") from None


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except CardError as error:
        raise HistoryError(str(error)) from None
