"""Messages put into words, in one language, for one listener."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from msgspec import Struct

from cardhouse.cards import HIDDEN, RANKS, SUIT_SIGNS
from cardhouse.ledger import dollars
from cardhouse.words.catalogue import ENGLISH, Catalogue, catalogue
from cardhouse.words.said import Cards, Cash, Listed, Money, Rank, Said, Seat, Whose

# A message chooses its form by these: its player is addressed, others hear of them.
YOU: Final = "you"
OTHER: Final = "other"
NOBODY: Final = "nobody"
BANK: Final = "bank"
# Stands before a card while a text is put together; nobody may have it in a name.
MARK: Final = "\ue000"


class Listener(Struct, frozen=True):
    """The person addressed: their seat (0: none), the names at the table, and the language."""

    names: Mapping[int, str] = {}
    you: int = 0
    language: str = ENGLISH


class SpeechError(Exception):
    """Something that cannot be said: no such message, or an argument that is missing."""


class Spoken(Struct, frozen=True):
    """A line as one listener hears it."""

    text: str
    # The few words of it that fit beside a seat; empty where the message has none.
    short: str = ""
    # The positions of cards in the text: each is two letters long.
    cards: tuple[int, ...] = ()


def spoken(said: Said, to: Listener, form: str = "") -> str:
    """Something said, as text; in a form of its own where its message has that attribute."""
    return _marked(said, to, form).replace(MARK, "")


def line(said: Said, to: Listener, form: str = "") -> Spoken:
    """Something said as a line of its own, with all that a page needs to show it."""
    messages, values = catalogue(to.language), _values(said, to)
    key = f"{said.id}.short"
    few = _format(messages, key, values).replace(MARK, "") if messages.has(key) else ""
    marked = _format(messages, _key(messages, said, form), values)
    if MARK not in marked:
        return Spoken(marked, few)
    text, *parts = marked.split(MARK)
    places = []
    for part in parts:
        places.append(len(text))
        text += part
    return Spoken(text, few, tuple(places))


def with_suits(said: Said, to: Listener) -> str:
    """Something said, with its cards as newcomers read them: 10♥, not Th."""
    text, *parts = _marked(said, to).split(MARK)
    for part in parts:
        rank, suit, rest = part[0], part[1], part[2:]
        sign = SUIT_SIGNS.get(suit)
        text += f"{'10' if rank == 'T' else rank}{sign}{rest}" if sign else part
    return text


def short(said: Said, to: Listener) -> str:
    """The few words of it that fit beside a seat; empty where the message has none."""
    return line(said, to).short


def _marked(said: Said, to: Listener, form: str = "") -> str:
    """The text, with a mark before each card: no name or title is ever taken for one."""
    messages = catalogue(to.language)
    return _format(messages, _key(messages, said, form), _values(said, to))


def _part(said: Said, to: Listener) -> str:
    """Something said within another message."""
    for arg in said.args.values():
        if type(arg) is not Rank:
            return _marked(said, to)
    return _name(said.id, said.form, tuple(said.args.items()), to.language)


@lru_cache(4096)
def _name(key: str, form: str, ranks: tuple[tuple[str, Rank], ...], language: str) -> str:
    """A message of nothing but ranks, as names of hands are: everybody hears the same."""
    return _marked(Said(key, dict(ranks), form=form), Listener(language=language))


def _key(messages: Catalogue, said: Said, form: str) -> str:
    """The message, or that attribute of it which is wanted, where it has one."""
    if not (form := form or said.form):
        return said.id
    key = f"{said.id}.{form}"
    return key if messages.has(key) else said.id


def plain(said: Said, language: str = ENGLISH) -> str:
    """Something said that is about nobody."""
    return spoken(said, Listener(language=language))


@lru_cache(1024)
def _fixed(key: str, language: str) -> str:
    """A message that takes no arguments."""
    return plain(Said(key), language)


def _values(said: Said, to: Listener) -> dict[str, Any]:
    """The arguments as messages take them: texts, and numbers that they choose by."""
    values: dict[str, Any] = {}
    for name, arg in said.args.items():
        kind = type(arg)
        if (make := _MAKES.get(kind)) is not None:
            values[name] = make(arg, to)
        elif (put := _PUTS.get(kind)) is not None:
            put(values, name, arg, to)
        else:
            raise SpeechError(f"{said.id}: {name} is {arg!r}")
    return values


def _format(messages: Catalogue, key: str, values: dict[str, Any]) -> str:
    wrong: list[Exception] = []
    try:
        text = messages[key](values, wrong)
    except KeyError:
        raise SpeechError(f"no message {key} in {messages.language!r}") from None
    if wrong:
        raise SpeechError(f"{key}: {wrong[0]}")
    return text


@lru_cache(1024)
def _count(number: int) -> Any:
    """A number that is written plainly: the library's own way with digits is slow."""
    return _counting()(number)


@cache
def _counting() -> type:
    from fluent_compiler.types import FluentInt

    return type("Count", (FluentInt,), {"format": lambda self, locale: str(int(self))})


_dollars: Final = lru_cache(4096)(dollars)
_LISTS: Final = {by: f"list-{by}" for by in ("comma", "and", "semicolon", "bar")}


def _put_seat(values: dict[str, Any], name: str, arg: Seat, to: Listener) -> None:
    """A player: how they are addressed, their name, and the number of the seat."""
    seat = arg.seat
    values[name] = (YOU if seat == to.you else OTHER) if seat else NOBODY
    called, inside, number = _of_seat(name)
    values[called] = (to.names.get(seat) or _seat(seat, to.language)) if seat else ""
    values[inside] = values[called]
    values[number] = _count(seat)


@cache
def _of_seat(name: str) -> tuple[str, str, str]:
    """The names of what a message may say of a player."""
    return f"{name}_name", f"{name}_inside", f"{name}_number"


@cache
def _of_cards(name: str) -> tuple[str, str]:
    return f"{name}_seen", f"{name}_count"


def _put_whose(values: dict[str, Any], name: str, arg: Whose, to: Listener) -> None:
    """Cards on a place: told as their player's doing only if the player has no others."""
    if not arg.seat:
        values[name], values[f"{name}_name"] = BANK, _fixed("the-bank", to.language)
        values[f"{name}_inside"] = values[f"{name}_name"]
    elif not (arg.hand or arg.spot):
        _put_seat(values, name, Seat(arg.seat), to)
    else:
        key = "whose-hand" if arg.hand else "whose-spot"
        said = Said(key, {"seat": Seat(arg.seat), "number": arg.hand or arg.spot})
        values[name], values[f"{name}_name"] = OTHER, spoken(said, to)
        # Within a sentence, where it does not begin with a capital.
        values[f"{name}_inside"] = spoken(said, to, "inside")


def _put_cards(values: dict[str, Any], name: str, arg: Cards, to: Listener) -> None:
    """Cards, how many they are, and whether they may be seen."""
    cards, (seen, count) = arg.cards, _of_cards(name)
    values[name] = " ".join([MARK + card for card in cards])
    values[seen] = "no" if HIDDEN in cards else "yes"
    values[count] = _count(len(cards))


def _put_rank(values: dict[str, Any], name: str, arg: Rank, to: Listener) -> None:
    values |= _rank(name, arg.rank, to.language)


def _put_listed(values: dict[str, Any], name: str, arg: Listed, to: Listener) -> None:
    if not arg.of:
        values[name], values[f"{name}_count"] = "", _count(0)
        return
    between, parts = _fixed(_LISTS[arg.by], to.language), [_part(each, to) for each in arg.of]
    if arg.by == "and" and len(parts) > 2:
        # Of several things joined by a word, only the last two are.
        parts = [_fixed(_LISTS["comma"], to.language).join(parts[:-1]), parts[-1]]
    values[name] = between.join(parts)
    values[f"{name}_count"] = _count(len(arg.of))


# Arguments that are one value of a message, and those that are several.
_MAKES: Final[dict[type, Callable[[Any, Listener], Any]]] = {
    bool: lambda arg, to: "yes" if arg else "no",
    int: lambda arg, to: _count(arg),
    # Nobody's words are taken for a card.
    str: lambda arg, to: arg.replace(MARK, ""),
    Money: lambda arg, to: _dollars(arg.cents),
    Cash: lambda arg, to: f"${arg.cents / 100:,.2f}",
    Said: _part,
}
_PUTS: Final[dict[type, Callable[[dict[str, Any], str, Any, Listener], None]]] = {
    Seat: _put_seat,
    Whose: _put_whose,
    Cards: _put_cards,
    Rank: _put_rank,
    Listed: _put_listed,
}


@lru_cache(1024)
def _seat(seat: int, language: str) -> str:
    return plain(Said("seat-number", {"number": seat}), language)


@lru_cache(1024)
def _rank(name: str, rank: int, language: str) -> dict[str, str]:
    said, to = Said(f"rank-{RANKS[rank]}"), Listener(language=language)
    forms = {"": "", "_many": "many", "_small": "small", "_smalls": "smalls"}
    return {f"{name}{end}": spoken(said, to, form) for end, form in forms.items()}
