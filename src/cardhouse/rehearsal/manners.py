"""Ways of playing any game, guided only by the offers of an Ask."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from cardhouse.engine.core.asks import Amounts, Ask, Choose, Terms
from cardhouse.engine.core.commands import Command

Manner = Callable[[Ask, Choose], Command]


def silent(ask: Ask, choose: Choose) -> Command:
    """Say nothing: in games for a pot that means check, or fold to a bet."""
    return ask.default if ask.default is not None else ask.sample(choose)


def paying(ask: Ask, choose: Choose) -> Command:
    """Pay the least that stays in, and never more: everybody reaches the showdown."""
    costs = {kind: t.cost for kind, t in ask.offers.items() if type(t) is Terms and t.cost}
    if not costs:
        return silent(ask, choose)
    return min(costs, key=lambda kind: costs[kind])(ask.actor)


def bold(ask: Ask, choose: Choose) -> Command:
    """Put in as much as allowed."""
    for kind, terms in ask.offers.items():
        if isinstance(terms, Amounts):
            return replace(terms.sample(kind, ask.actor, choose), to=terms.most)
    return paying(ask, choose)


def random(ask: Ask, choose: Choose) -> Command:
    """Take each offer equally often."""
    return ask.sample(choose)


def mixed(ask: Ask, choose: Choose) -> Command:
    """Any of the other manners, most often the random one."""
    return (silent, paying, bold, random, random)[choose(5)](ask, choose)


# Every street and a showdown, a hand passed out, all-ins, and anything else that may happen.
MANNERS: Final[tuple[Manner, ...]] = (paying, silent, bold, mixed, mixed, random)
