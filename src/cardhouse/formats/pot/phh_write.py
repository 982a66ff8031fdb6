"""A plain hand as PHH."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from cardhouse.formats.pot.amounts import written
from cardhouse.formats.pot.phh_read import CODES
from cardhouse.formats.pot.plain import Act, PlainHand, Unsayable
from cardhouse.formats.pot.runout import shown_before_runout

CODE_OF: Final = {game: code for code, game in CODES.items()}


def dumped(plain: PlainHand) -> str:
    """The lines of a hand."""
    return "\n".join(f"{name} = {value}" for name, value in _fields(plain)) + "\n"


def dumped_all(hands: list[PlainHand]) -> str:
    """Many hands in one file, numbered from 1."""
    return "\n".join(f"[{number}]\n{dumped(plain)}" for number, plain in enumerate(hands, 1))


def _fields(plain: PlainHand) -> Iterator[tuple[str, str]]:
    code = CODE_OF.get((plain.variant, plain.limit))
    if code is None:
        what = f"{plain.limit}-limit {plain.variant}"
        raise Unsayable(f"{what} has no code in PHH; it knows {', '.join(CODES)}")
    yield "variant", _text(code)
    antes = [plain.antes.get(seat, 0) for seat in plain.seats]
    yield "ante_trimming_status", "true" if len(set(antes)) == 1 else "false"
    yield "antes", _amounts(_turned(antes))
    if plain.bring_in:
        yield "bring_in", written(plain.bring_in)
    else:
        # Chips posted to come in are written as negative, for they are no blind.
        blinds = [plain.blinds.get(s, 0) - plain.posts.get(s, 0) for s in plain.seats]
        yield "blinds_or_straddles", _amounts(_turned(blinds))
    if plain.limit == "fixed":
        yield "small_bet", written(plain.small_bet)
        yield "big_bet", written(plain.big_bet)
    else:
        yield "min_bet", written(plain.small_bet)
    yield "starting_stacks", _amounts(plain.stacks)
    player = {seat: f"p{number}" for number, seat in enumerate(plain.seats, 1)}
    actions = (_action(act, player) for act in shown_before_runout(plain))
    yield "actions", f"[{', '.join(map(_text, actions))}]"
    for name in ("venue", "address"):
        if value := getattr(plain, name):
            yield name, _text(value)
    yield "hand", plain.hand if plain.hand.isdecimal() else _text(plain.hand)
    yield "seats", str(list(plain.seats))
    yield "table", _text(plain.table)
    if any(plain.names):
        yield "players", f"[{', '.join(map(_text, plain.names))}]"
    if plain.finishing:
        yield "finishing_stacks", _amounts(plain.finishing)
    if plain.winnings:
        yield "winnings", _amounts(plain.winnings)
    if plain.ours:
        yield "_cardhouse", _table(plain.ours)


def _action(act: Act, player: dict[int, str]) -> str:
    cards, who = "".join(act.cards), player.get(act.seat, "")
    says = f" # {act.says}" if act.says else ""
    match act.kind:
        case "board":
            return f"d db {cards}"
        case "deal":
            return f"d dh {who} {cards}"
        case "raise":
            return f"{who} cbr {written(act.to)}"
        case "discard":
            return f"{who} sd {cards}".rstrip()
        case "show":
            return f"{who} sm {cards}{says}"
    word = {"fold": "f", "call": "cc", "bring-in": "pb", "muck": "sm"}[act.kind]
    return f"{who} {word}"


def _turned(amounts: list[int]) -> list[int]:
    return amounts[::-1] if len(amounts) == 2 else amounts


def _amounts(amounts: Any) -> str:
    return f"[{', '.join(map(written, amounts))}]"


def _text(text: str) -> str:
    # A JSON text is a TOML text too, but for one control character.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _table(values: dict[str, Any]) -> str:
    return "{" + ", ".join(f"{name} = {_value(value)}" for name, value in values.items()) + "}"


def _value(value: Any) -> str:
    return _text(value) if isinstance(value, str) else json.dumps(value)
