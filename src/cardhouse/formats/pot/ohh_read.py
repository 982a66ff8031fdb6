"""Open Hand History: a document of JSON for each hand, one after the other in a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, Final

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card, CardError, parse_cards
from cardhouse.formats.history import HistoryError
from cardhouse.formats.pot.amounts import cents
from cardhouse.formats.pot.ohh_write import LIMITS, POSTS, TYPES
from cardhouse.formats.pot.plain import Act, PlainHand

VARIANT_OF: Final = {kind: variant for variant, kind in TYPES.items()}
LIMIT_OF: Final[dict[str, Any]] = {kind: limit for limit, kind in LIMITS.items()}
POST_OF: Final = {kind: post for post, kind in POSTS.items()}
IDLE: Final = frozenset({"Sits Down", "Stands Up", "Added Chips"})

Json = dict[str, Any]


def hands(text: str) -> Iterator[tuple[str, Json]]:
    """Each hand of a file, with its number there."""
    decoder = json.JSONDecoder(parse_float=Decimal)
    at, number = 0, 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        number += 1
        try:
            found, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError) as error:
            raise HistoryError(f"hand {number}: not a whole document of JSON: {error}") from None
        if not isinstance(found, dict) or not isinstance(found.get("ohh"), dict):
            raise HistoryError(f"hand {number}: no object `ohh`")
        yield str(number), found["ohh"]


class Reading(Struct):
    """A hand half read: the acts so far, forced bets, and the bets of the round."""

    # The blinds as they should be: a player may have fewer chips.
    full: dict[str, int]
    seat_of: dict[Any, int]
    acts: list[Act]
    antes: dict[int, int]
    blinds: dict[int, int]
    posts: dict[int, int]
    bets: dict[int, int]


def plain(hand: Json) -> PlainHand:
    """A hand in plain terms."""
    variant = VARIANT_OF.get(_text(hand, "game_type"))
    if variant is None:
        kind = _text(hand, "game_type")
        raise HistoryError(f"no game of the type {kind!r}; known: {', '.join(VARIANT_OF)}")
    limit = LIMIT_OF.get(_text(_object(hand, "bet_limit"), "bet_type"))
    if limit is None:
        raise HistoryError(f"`bet_limit.bet_type` must be one of {', '.join(LIMIT_OF)}")
    players = _round_table(_list(hand, "players"), hand.get("dealer_seat"))
    seats = tuple(player["seat"] for player in players)
    small = cents(hand.get("small_blind_amount", 0), "`small_blind_amount`")
    big = cents(hand.get("big_blind_amount", 0), "`big_blind_amount`")
    full = {"small blind": small, "big blind": big, "post": big}
    reading = Reading(full, {p["id"]: p["seat"] for p in players}, [], {}, {}, {}, {})
    for each in _list(hand, "rounds"):
        _read_round(reading, each)
    extension = hand.get("cardhouse") if isinstance(hand.get("cardhouse"), dict) else {}
    assert isinstance(extension, dict)
    small_bet = extension.get("small_bet", big)
    big_bet = extension.get("big_bet", 2 * big if limit == "fixed" else big)
    if not all(isinstance(bet, int) and bet > 0 for bet in (small_bet, big_bet)):
        raise HistoryError("`big_blind_amount` must be more than 0")
    ours = extension.get("hand")
    return PlainHand(
        variant=variant,
        limit=limit,
        small_bet=small_bet,
        big_bet=big_bet,
        seats=seats,
        stacks=tuple(cents(p.get("starting_stack"), "`starting_stack`") for p in players),
        names=tuple(str(p.get("name", "")) for p in players),
        button=seats[-1],
        antes=reading.antes,
        blinds=reading.blinds,
        posts=reading.posts,
        acts=tuple(reading.acts),
        winnings=_winnings(hand, reading.seat_of, seats),
        hand=_text(hand, "game_number"),
        table=_text(hand, "table_name"),
        venue=_text(hand, "site_name"),
        time=_text(extension, "stated") if extension else _text(hand, "start_date_utc"),
        ours=ours if isinstance(ours, dict) else {},
    )


def _round_table(players: list[Any], dealer: Any) -> list[Json]:
    """The players from the button's left."""
    for player in players:
        seat = player.get("seat") if isinstance(player, dict) else None
        if type(seat) is not int or not 1 <= seat <= 10 or "id" not in player:
            raise HistoryError("each player needs an `id` and a `seat` from 1 to 10")
        if not isinstance(player["id"], int | str):
            raise HistoryError("the `id` of a player must be a number")
    if len({player["seat"] for player in players}) < len(players):
        raise HistoryError("two players have the same seat")
    if type(dealer) is not int:
        raise HistoryError("the field `dealer_seat` is missing")
    return sorted(players, key=lambda player: (player["seat"] - dealer - 1) % 10)


def _read_round(reading: Reading, each: Any) -> None:
    if not isinstance(each, dict):
        raise HistoryError("`rounds` must be a list of objects")
    if each.get("street") not in ("Preflop", "Showdown"):
        reading.acts.append(Act(kind="board", cards=_cards(each.get("cards"))))
        reading.bets.clear()
    for action in _list(each, "actions"):
        if not isinstance(action, dict):
            raise HistoryError("`actions` must be a list of objects")
        _read_action(reading, action)


def _read_action(reading: Reading, action: Json) -> None:
    word, who = action.get("action"), action.get("player_id")
    if word in IDLE:
        return
    if not isinstance(who, int | str) or who not in reading.seat_of:
        raise HistoryError(f"an action by {str(who)[:20]}, who is no player of the hand")
    seat, cards = reading.seat_of[who], _cards(action.get("cards"))
    amount = cents(action.get("amount", 0), "`amount`")
    if word in POST_OF:
        _post(reading, POST_OF[str(word)], seat, amount)
        return
    before = reading.bets.get(seat, 0)
    match word:
        case "Dealt Cards":
            reading.acts.append(Act(kind="deal", seat=seat, cards=cards))
        case "Shows Cards":
            reading.acts.append(Act(kind="show", seat=seat, cards=cards))
        case "Mucks Cards":
            reading.acts.append(Act(kind="muck", seat=seat))
        case "Fold":
            reading.acts.append(Act(kind="fold", seat=seat))
        case "Check" | "Call":
            reading.bets[seat] = before + amount
            reading.acts.append(Act(kind="call", seat=seat))
        case "Bet" | "Raise":
            reading.bets[seat] = before + amount
            reading.acts.append(Act(kind="raise", seat=seat, to=before + amount))
        case _:
            raise HistoryError(f"the action {str(word)[:30]!r} is not known here")


def _post(reading: Reading, post: str, seat: int, amount: int) -> None:
    if post in ("ante", "dead"):
        reading.antes[seat] = reading.antes.get(seat, 0) + amount
        return
    bets = reading.posts if post == "post" else reading.blinds
    bets[seat] = max(amount, reading.full.get(post, 0))
    reading.bets[seat] = reading.bets.get(seat, 0) + amount


def _winnings(hand: Json, seat_of: dict[Any, int], seats: tuple[int, ...]) -> tuple[int, ...]:
    won = dict.fromkeys(seats, 0)
    for pot in _list(hand, "pots"):
        for win in _list(pot, "player_wins") if isinstance(pot, dict) else []:
            who = win.get("player_id") if isinstance(win, dict) else None
            if not isinstance(who, int | str) or who not in seat_of:
                raise HistoryError("a pot is won by somebody who is no player of the hand")
            won[seat_of[who]] += cents(win.get("win_amount", 0), "`win_amount`")
    return tuple(won.values()) if any(won.values()) else ()


def _cards(value: Any) -> tuple[Card, ...]:
    texts = value if isinstance(value, list) else str(value or "").split()
    try:
        return parse_cards(" ".join(HIDDEN if each in ("X", "x") else str(each) for each in texts))
    except CardError as error:
        raise HistoryError(str(error)) from None


def _list(value: Json, name: str) -> list[Any]:
    found = value.get(name, [])
    if not isinstance(found, list):
        raise HistoryError(f"`{name}` must be a list")
    return found


def _object(value: Json, name: str) -> Json:
    found = value.get(name)
    if not isinstance(found, dict):
        raise HistoryError(f"the object `{name}` is missing")
    return found


def _text(value: Json, name: str) -> str:
    return " ".join(str(value.get(name) or "").split())[:100]
