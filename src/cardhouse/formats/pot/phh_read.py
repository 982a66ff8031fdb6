"""PHH, the format of PokerKit: one hand a file, or many as numbered tables."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, Final

from cardhouse.cards import HIDDEN, Card, CardError, parse_cards
from cardhouse.engine.core.stakes import Limit
from cardhouse.formats.history import HistoryError
from cardhouse.formats.pot.amounts import cents
from cardhouse.formats.pot.plain import Act, PlainHand

# Each code's game here and its limit.
CODES: Final[dict[str, tuple[str, Limit]]] = {
    "FT": ("holdem", "fixed"),
    "NT": ("holdem", "no"),
    "NS": ("short-deck", "no"),
    "PO": ("omaha", "pot"),
    "FO/8": ("omaha-hilo", "fixed"),
    "F7S": ("stud7", "fixed"),
    "F7S/8": ("stud7-hilo", "fixed"),
    "FR": ("razz", "fixed"),
    "N2L1D": ("single-draw", "no"),
    "F2L3D": ("triple-draw", "fixed"),
    "FB": ("badugi", "fixed"),
}
NEEDED: Final = ("variant", "antes", "starting_stacks", "actions")
PLACES: Final = ("address", "city", "region", "postal_code", "country")
SEATS: Final = range(1, 11)

Page = dict[str, Any]


def pages(text: str) -> Iterator[tuple[str, Page]]:
    """Each hand of a file, with its name there."""
    try:
        whole = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise HistoryError(f"not valid TOML: {error}") from None
    except RecursionError:
        raise HistoryError("not valid TOML: nested too deeply") from None
    except ValueError as error:
        raise HistoryError(f"a number that is too long: {error}") from None
    if "variant" in whole:
        yield "", whole
        return
    for name, page in whole.items():
        if not isinstance(page, dict):
            raise HistoryError("no hand: the field `variant` is missing")
        yield name, page


def plain(page: Page) -> PlainHand:
    """A hand of PHH in plain terms."""
    for name in NEEDED:
        if name not in page:
            raise HistoryError(f"the field `{name}` is missing")
    code = page["variant"]
    if not isinstance(code, str) or code not in CODES:
        raise HistoryError(f"no game of the variant {str(code)[:20]!r}; known: {', '.join(CODES)}")
    variant, limit = CODES[code]
    stacks = _amounts(page, "starting_stacks")
    seats = _seats(page, len(stacks))
    blinds = dict(
        zip(seats, _turned(_amounts(page, "blinds_or_straddles", len(seats))), strict=True)
    )
    antes = dict(zip(seats, _turned(_amounts(page, "antes", len(seats))), strict=True))
    # A negative blind is chips posted to come in: live ones as large as the big blind, else dead.
    full, posts = max(blinds.values()), {s: -blind for s, blind in blinds.items() if blind < 0}
    for seat, post in posts.items():
        antes[seat] += post if post < full else 0
    fixed = limit == "fixed"
    return PlainHand(
        variant=variant,
        limit=limit,
        small_bet=_amount(page, "small_bet" if fixed else "min_bet"),
        big_bet=_amount(page, "big_bet" if fixed else "min_bet"),
        bring_in=_amount(page, "bring_in") if "bring_in" in page else 0,
        seats=seats,
        stacks=stacks,
        names=_names(page, len(seats)),
        antes={seat: ante for seat, ante in antes.items() if ante},
        blinds={seat: blind for seat, blind in blinds.items() if blind > 0},
        posts={seat: post for seat, post in posts.items() if post >= full},
        acts=tuple(_acts(page, seats)),
        finishing=_amounts(page, "finishing_stacks", len(seats), empty=True),
        winnings=_amounts(page, "winnings", len(seats), empty=True),
        hand=_text(page, "hand"),
        table=_text(page, "table"),
        venue=_text(page, "venue") or _text(page, "event"),
        address=", ".join(filter(None, (_text(page, name) for name in PLACES))),
        time=_time(page),
        ours=_ours(page),
    )


def _amounts(page: Page, name: str, count: int = 0, *, empty: bool = False) -> tuple[int, ...]:
    values = page.get(name)
    if values is None:
        return () if empty else (0,) * count
    if not isinstance(values, list) or (count and len(values) != count):
        raise HistoryError(f"`{name}` must be a list of {count or 'the'} stacks or amounts")
    return tuple(cents(value, f"`{name}`") for value in values)


def _amount(page: Page, name: str) -> int:
    if name not in page:
        raise HistoryError(f"the field `{name}` is missing")
    amount = cents(page[name], f"`{name}`")
    if amount <= 0:
        raise HistoryError(f"`{name}` must be more than 0")
    return amount


def _turned(amounts: tuple[int, ...]) -> tuple[int, ...]:
    """Forced bets by player: heads-up they are written in the other order."""
    return amounts[::-1] if len(amounts) == 2 else amounts


def _seats(page: Page, count: int) -> tuple[int, ...]:
    """The numbers of the seats if they go round the table, or else 1, 2, 3."""
    seats = page.get("seats")
    whole = tuple(range(1, count + 1))
    if not isinstance(seats, list) or len(seats) != count or not seats:
        return whole
    if not all(type(seat) is int and seat in SEATS for seat in seats):
        return whole
    least = seats.index(min(seats))
    around = seats[least:] + seats[:least]
    return tuple(seats) if around == sorted(set(seats)) else whole


def _names(page: Page, count: int) -> tuple[str, ...]:
    names = page.get("players")
    if names is None:
        return ()
    if not isinstance(names, list) or len(names) != count:
        raise HistoryError(f"`players` must be a list of {count} names")
    return tuple(str(name) for name in names)


def _acts(page: Page, seats: tuple[int, ...]) -> Iterator[Act]:
    actions = page["actions"]
    if not isinstance(actions, list):
        raise HistoryError("`actions` must be a list of texts")
    for number, action in enumerate(actions, 1):
        if not isinstance(action, str):
            raise HistoryError(f"action {number} must be a text")
        try:
            if (act := _act(action, seats)) is not None:
                yield act
        except CardError as error:
            raise HistoryError(f"action {number} {action[:40]!r}: {error}") from None


def _act(action: str, seats: tuple[int, ...]) -> Act | None:
    words, _, says = action.partition("#")
    match words.split():
        case []:
            return None
        case ["d", "db", cards]:
            return Act(kind="board", cards=_cards(cards))
        case ["d", "dh", player, cards]:
            return Act(kind="deal", seat=_seat(player, seats), cards=_cards(cards))
        case [player, ("f" | "cc" | "pb") as word]:
            kinds: Any = {"f": "fold", "cc": "call", "pb": "bring-in"}
            return Act(kind=kinds[word], seat=_seat(player, seats))
        case [player, "cbr", amount]:
            return Act(kind="raise", seat=_seat(player, seats), to=_to(amount))
        case [player, "sd", *cards] if len(cards) < 2:
            return Act(kind="discard", seat=_seat(player, seats), cards=_cards("".join(cards)))
        case [player, "sm"]:
            return Act(kind="muck", seat=_seat(player, seats))
        case [player, "sm", "-"]:
            return Act(kind="show", seat=_seat(player, seats))
        case [player, "sm", cards]:
            seat = _seat(player, seats)
            return Act(kind="show", seat=seat, cards=_cards(cards), says=says.strip())
    raise HistoryError(f"the action {action[:40]!r} is none of PHH's")


def _cards(text: str) -> tuple[Card, ...]:
    # One half of a card may be unknown: then the whole of it is unknown here.
    pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
    return parse_cards("".join(HIDDEN if "?" in pair else pair for pair in pairs))


def _seat(player: str, seats: tuple[int, ...]) -> int:
    number = player[1:]
    if player[:1] != "p" or not number.isdecimal() or len(number) > 2:
        raise HistoryError(f"{player[:20]!r} is no player: p1, p2 ...")
    if not 1 <= int(number) <= len(seats):
        raise HistoryError(f"no player {player}: there are {len(seats)}")
    return seats[int(number) - 1]


def _to(text: str) -> int:
    try:
        return cents(Decimal(text), "a bet")
    except ArithmeticError:
        raise HistoryError(f"{text[:20]!r} is no amount") from None


def _text(page: Page, name: str) -> str:
    value = page.get(name, "")
    return " ".join(str(value).split())[:100]


def _time(page: Page) -> str:
    day = [page.get(name) for name in ("year", "month", "day")]
    date = "-".join(f"{each:02}" for each in day if isinstance(each, int))
    return " ".join(
        filter(None, (date, _text(page, "time"), _text(page, "time_zone_abbreviation")))
    )


def _ours(page: Page) -> dict[str, Any]:
    ours = page.get("_cardhouse", {})
    return ours if isinstance(ours, dict) else {}
