"""Cite keys, declared beside their citers: a step, a ruling, or a command of the room."""

from collections.abc import Callable, Iterable

from msgspec import Struct


class Where(Struct, frozen=True):
    """Keys cited only if an option, or the script of the game, brings them in."""

    # Called with the citer's table: a step and its game, the game and the house's options for
    # rulings, the table, or a bonus.
    holds: Callable[..., bool]
    keys: tuple[str, ...]


# All the keys a citer declares.
Cites = Iterable[str | Where]


def where(holds: Callable[..., bool], *keys: str) -> Where:
    """Keys cited only if a condition holds."""
    return Where(holds, keys)


def known(cites: Cites) -> frozenset[str]:
    """Every key that can be cited anywhere."""
    return frozenset(key for each in cites for key in _keys(each))


def cited_at(cites: Cites, *place: object) -> frozenset[str]:
    """The keys that can be cited in one place."""
    held = (each for each in cites if isinstance(each, str) or each.holds(*place))
    return known(held)


def _keys(each: str | Where) -> tuple[str, ...]:
    return (each,) if isinstance(each, str) else each.keys
