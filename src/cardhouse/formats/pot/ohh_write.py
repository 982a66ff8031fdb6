"""A plain hand as Open Hand History, version 1.4.6."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cardhouse.formats.pot.amounts import written
from cardhouse.formats.pot.chips import STREETS, Chips
from cardhouse.formats.pot.plain import UNKNOWN, Act, PlainHand, Unsayable
from cardhouse.formats.pot.runout import shown_before_runout

VERSION: Final = "1.4.6"
TYPES: Final = {"holdem": "Holdem", "omaha": "Omaha", "omaha-hilo": "OmahaHiLo"}
LIMITS: Final = {"fixed": "FL", "pot": "PL", "no": "NL"}
POSTS: Final = {
    "ante": "Post Ante",
    "dead": "Post Dead",
    "small blind": "Post SB",
    "big blind": "Post BB",
    "straddle": "Straddle",
    "post": "Post Extra Blind",
}
# The start of a hand whose day nobody wrote down.
NO_DAY: Final = "2000-01-01T00:00:00Z"

Json = dict[str, Any]


def dumped(plain: PlainHand) -> str:
    """A hand as one document of JSON."""
    return msgspec.json.format(msgspec.json.encode({"ohh": _hand(plain)}), indent=2).decode() + "\n"


def _hand(plain: PlainHand) -> Json:
    if plain.variant not in TYPES:
        raise Unsayable(f"{plain.variant}, whose streets it does not name")
    if plain.limit not in LIMITS:
        raise Unsayable(f"a {plain.limit} limit")
    if UNKNOWN in plain.stacks:
        raise Unsayable("a stack that nobody knows")
    blinds = sorted(plain.blinds.values()) or [0]
    antes = set(plain.antes.values()) if len(plain.antes) == len(plain.seats) else {0}
    won = sum(plain.winnings)
    rounds, paid = _rounds(plain)
    rake = max(0, paid - won) if plain.winnings else 0
    hand = {
        "spec_version": VERSION,
        "internal_version": VERSION,
        "network_name": "Cardhouse",
        "site_name": plain.venue,
        "game_type": TYPES[plain.variant],
        "table_name": plain.table,
        "table_size": 10,
        "game_number": plain.hand,
        "start_date_utc": plain.time or NO_DAY,
        "currency": "USD",
        "ante_amount": _number(max(antes)),
        "small_blind_amount": _number(blinds[0] if len(blinds) > 1 else 0),
        "big_blind_amount": _number(blinds[min(1, len(blinds) - 1)]),
        "bet_limit": {"bet_type": LIMITS[plain.limit], "bet_cap": 0},
        "dealer_seat": plain.button or plain.seats[-1],
        "players": [_player(plain, number) for number in range(len(plain.seats))],
        "rounds": rounds,
        "pots": [_pot(plain, won + rake, rake)] if plain.winnings else [],
    }
    extension = {"small_bet": plain.small_bet, "big_bet": plain.big_bet, "stated": plain.time}
    return hand | {"cardhouse": extension | {"hand": plain.ours}}


def _player(plain: PlainHand, number: int) -> Json:
    seat = plain.seats[number]
    name = plain.names[number] if plain.names else f"Seat {seat}"
    stack = _number(plain.stacks[number])
    return {"id": seat, "seat": seat, "name": name or f"Seat {seat}", "starting_stack": stack}


def _pot(plain: PlainHand, amount: int, rake: int) -> Json:
    wins = [
        {"player_id": seat, "win_amount": _number(won)}
        for seat, won in plain.by_seat(plain.winnings).items()
        if won
    ]
    return {"number": 0, "amount": _number(amount), "rake": _number(rake), "player_wins": wins}


def _rounds(plain: PlainHand) -> tuple[list[Json], int]:
    """The rounds with their actions, and the chips paid into the pot."""
    chips = Chips(plain)
    rounds: list[Json] = [_round(0, STREETS[0], ())]
    for kind, seat, amount, all_in in chips.forced():
        _add(rounds, seat, POSTS[kind], amount, all_in=all_in)
    returned = 0
    ended = False
    for act in shown_before_runout(plain):
        match act.kind:
            case "deal":
                _add(rounds, act.seat, "Dealt Cards", cards=act.cards)
            case "board":
                returned += chips.uncalled()[1]
                chips.street()
                street = sum(each["street"] != "Showdown" for each in rounds)
                rounds.append(_round(len(rounds), STREETS[street], act.cards))
                ended = False
            case "show" | "muck":
                if not ended:
                    rounds.append(_round(len(rounds), "Showdown", ()))
                    ended = True
                word = "Shows Cards" if act.kind == "show" else "Mucks Cards"
                _add(rounds, act.seat, word, cards=act.cards)
            case _:
                _bet(rounds, chips, act)
    return rounds, sum(chips.paid.values()) - returned - chips.uncalled()[1]


def _bet(rounds: list[Json], chips: Chips, act: Act) -> None:
    put = chips.put(act)
    word = put.word.capitalize()
    # Before the flop the blinds are the bet.
    word = "Raise" if word == "Bet" and len(rounds) == 1 else word
    _add(rounds, put.seat, word, put.amount, all_in=put.all_in and put.amount > 0)


def _round(number: int, street: str, cards: tuple[str, ...]) -> Json:
    return {"id": number, "street": street, "cards": list(cards), "actions": []}


def _add(
    rounds: list[Json],
    seat: int,
    action: str,
    amount: int = 0,
    *,
    all_in: bool = False,
    cards: tuple[str, ...] = (),
) -> None:
    count = sum(len(each["actions"]) for each in rounds)
    added: Json = {"action_number": count, "player_id": seat, "action": action}
    added |= {"amount": _number(amount)} if amount else {}
    added |= {"is_allin": True} if all_in else {}
    added |= {"cards": list(cards)} if cards else {}
    rounds[-1]["actions"].append(added)


def _number(amount: int) -> msgspec.Raw:
    return msgspec.Raw(written(amount).encode())
