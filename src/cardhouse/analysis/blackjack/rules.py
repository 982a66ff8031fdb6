"""A house's blackjack as the solver and the kernel read it, and changes of its rules."""

from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields, replace

from cardhouse.cards import Deck
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.rules import Blackjack, Odds
from cardhouse.engine.core.game import Game
from cardhouse.ranking.points import Natural, Points


class Practice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Practices of other casinos, which the engine does not know; the defaults are those of the
    houses.

    They are here so that ordinary blackjack can be solved too, and every rule priced.
    """

    # True if the bank looks for a natural before anybody acts: then only first wagers are lost.
    peek: bool = False
    double_after_split: bool = True
    # The hard totals that may be doubled; if none are named, all, and soft ones.
    double_on: tuple[Annotated[int, Meta(ge=2, le=21)], ...] = ()
    # True if a split ace is played on like any other hand.
    split_aces_play: bool = False


class Rules(Struct, frozen=True, kw_only=True):
    """Blackjack as one house plays it."""

    deck: Deck
    points: Points
    play: Blackjack
    practice: Practice = Practice()


PARTS: Final = ("deck", "points", "play", "practice")
PRESET: Final = "preset"
NATURAL_PAYS: Final = "natural_pays"
# Las Vegas blackjack with a hole card and a peek, as in published tables.
PRESETS: Final[dict[str, dict[str, str]]] = {
    "ordinary": {
        "jokers": "0",
        "joker": "none",
        "naturals": "ace-ten",
        "must_hit": "0",
        "stand_hard": "21",
        "stand_soft": "21",
        "double_stands": "all",
        "pair": "value",
        "split_hands": "4",
        "resplit_aces": "false",
        "surrender": "none",
        "insurance": "false",
        "three_card_push": "",
        "soft_17": "stand",
        "bust": "loses",
        "peek": "true",
        NATURAL_PAYS: "3:2",
    }
}


class UnknownRule(ValueError):
    """A key or a value unknown to `changed`."""


def rules_of(game: Game) -> Rules:
    """The blackjack rules of a table's game."""
    if not isinstance(game, BlackjackGame):
        raise ValueError(f"{game.name} is not blackjack")
    return Rules(deck=game.deck, points=game.points, play=game.blackjack)


def changed(rules: Rules, key: str, value: str) -> Rules:
    """The rules with one of them changed: `soft_17=stand`, `natural_pays=6:5`."""
    if key == PRESET:
        if value not in PRESETS:
            raise UnknownRule(f"no preset {value!r}; there are: {', '.join(PRESETS)}")
        for each, said in PRESETS[value].items():
            rules = changed(rules, each, said)
        return rules
    if key == NATURAL_PAYS:
        odds: dict[Natural, Odds] = dict.fromkeys(rules.points.naturals, _odds(value))
        return replace(rules, play=replace(rules.play, odds=odds))
    for part in PARTS:
        struct = getattr(rules, part)
        if key in settable(type(struct)):
            return replace(rules, **{part: _with(struct, key, value)})
    raise UnknownRule(f"no rule {key!r}; there are: {', '.join(known())}")


def known() -> list[str]:
    """Every key that may be set."""
    hints = get_type_hints(Rules)
    return [PRESET, NATURAL_PAYS, *(key for part in PARTS for key in settable(hints[part]))]


def settable(kind: type[Struct]) -> list[str]:
    """Fields of a part of the rules that change the value of a game."""
    idle = ("natural_shown", "jackpot", "odds", "without", "spade_sets_removed")
    return [field.name for field in fields(kind) if field.name not in idle]


def _with(struct: Struct, key: str, value: str) -> Any:
    kind = get_type_hints(type(struct), include_extras=True)[key]
    if get_origin(kind) is Literal and value not in get_args(kind):
        raise UnknownRule(f"{key}={value}: it is one of {', '.join(get_args(kind))}")
    try:
        data: Any = value
        if get_origin(kind) is tuple:
            data = [item for item in value.split(",") if item]
        made = msgspec.convert(data, kind, strict=False)
        return replace(struct, **{key: made})
    except ValueError as error:
        raise UnknownRule(f"{key}={value}: {_plain(str(error))}") from None


def _plain(error: str) -> str:
    """An error of msgspec, in words for a command line."""
    return error.removesuffix(" - at `$`").removesuffix(" - at `$[...]`")


def _odds(value: str) -> Odds:
    times, _, parts = value.partition(":")
    if not (times.isdigit() and parts.isdigit() and int(times) and int(parts)):
        raise UnknownRule(f"{NATURAL_PAYS}={value}: odds are two numbers, 3:2")
    return int(times), int(parts)


NATURALS: Final[tuple[Natural, ...]] = get_args(Natural)
