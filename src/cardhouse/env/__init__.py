"""Learning environments: PettingZoo, Gymnasium (one table, or many), and OpenSpiel's algorithms.

They need the extra `env`; docs/env.md says what is observed and what each action means.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cardhouse.env.extra import has, needs

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode

    from cardhouse.env.many.env import TablesEnv
    from cardhouse.env.opening import Role, Seats, Stacks, Unit
    from cardhouse.env.single import SeatEnv
    from cardhouse.env.spiel import SpielGame
    from cardhouse.env.zoo import TableEnv

__all__ = ["aec", "gym", "openspiel", "vector"]

if has("gymnasium"):
    from cardhouse.env.registered import register

    register()


def aec(
    house: str,
    game: str,
    *,
    table: str = "",
    seats: Seats = 6,
    stacks: Stacks = None,
    bots: Mapping[int, str] | None = None,
    hands: int = 1,
    unit: Unit = "bets",
    showdown: bool = False,
    seed: int | None = None,
    compiled: bool | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """A table as an AEC environment of PettingZoo, with an agent `seat_1`, `seat_2`, ... a seat.

    `stacks` are cents for each seat or for all, at least the buy-in. `bots` play some of the
    seats: "sensible", "caller" or "random". An episode is so many `hands`. With `showdown` seats
    are asked to show or muck; else hands are shown. Rewards are counted in `unit`. Compiled play
    deals where it knows the game, the length of an episode and the bots, else the engine;
    `compiled` says which is wished.
    """
    needs("numpy", "gymnasium", "pettingzoo")
    from cardhouse.env.many.opening import one
    from cardhouse.env.opening import UNITS, Place, named_bots, one_of
    from cardhouse.env.zoo import TableEnv

    place = Place(house, game, table)
    taken = place.seats(seats)
    named = named_bots({} if bots is None else bots, taken)
    seating = place.seated(taken, named, stacks=stacks, hands=hands, bank=None, showdown=showdown)
    counted = one_of("unit", unit, UNITS)
    drawn = render_mode is not None
    episodes, by = one(place, seating, unit=counted, compiled=compiled, seed=seed, drawn=drawn)
    return TableEnv(episodes, played_by=by, name=f"{house}.{game}", render_mode=render_mode)


def gym(
    house: str,
    game: str,
    *,
    table: str = "",
    seats: Seats = 6,
    seat: int = 0,
    role: Role = "player",
    bots: str | Mapping[int, str] = "sensible",
    stacks: Stacks = None,
    hands: int = 1,
    unit: Unit = "bets",
    showdown: bool = False,
    seed: int | None = None,
    compiled: bool | None = None,
    render_mode: str | None = None,
) -> SeatEnv:
    """One learner among bots as an environment of Gymnasium.

    `seat` is the learner's; by default, the first in which nobody banks for the house. At a
    banked table the `role` "player" never takes the bank, and "bank" takes it whenever it may.
    Compiled play deals among the bots "caller" and "random", as in `aec`, if it is let.
    """
    needs("numpy", "gymnasium")
    from cardhouse.env.many.opening import one
    from cardhouse.env.opening import ROLES, UNITS, Place, named_bots, one_of
    from cardhouse.env.single import SeatEnv

    place = Place(house, game, table)
    taken = place.seats(seats)
    own = place.learners(taken, seat, one_of("role", role, ROLES))
    named = named_bots(bots, [each for each in taken if each != own])
    bank = own if role == "bank" else 0
    seating = place.seated(taken, named, stacks=stacks, hands=hands, bank=bank, showdown=showdown)
    counted = one_of("unit", unit, UNITS)
    drawn = render_mode is not None
    episodes, by = one(place, seating, unit=counted, compiled=compiled, seed=seed, drawn=drawn)
    return SeatEnv(episodes, played_by=by, render_mode=render_mode)


def vector(
    house: str,
    game: str,
    *,
    tables: int = 64,
    table: str = "",
    seats: Seats = 6,
    seat: int = 0,
    role: Role = "player",
    bots: str | Mapping[int, str] | None = None,
    stacks: Stacks = None,
    hands: int = 1,
    unit: Unit = "bets",
    showdown: bool = False,
    seed: int | None = None,
    compiled: bool | None = None,
    autoreset_mode: str | AutoresetMode = "NextStep",
    copy: bool = True,
) -> TablesEnv:
    """Many tables at once as a vector environment of Gymnasium.

    Without `bots` every seat learns: at each table the one that is asked decides. With `bots`
    there is one learner, as in `gym`. Compiled play deals where it knows the game, the length of
    an episode and the bots ("caller", "random"), else the engine; `compiled` says which is wished.
    """
    needs("numpy", "gymnasium")
    from cardhouse.env.many.opening import many
    from cardhouse.env.opening import ROLES, UNITS, Place, named_bots, one_of

    place = Place(house, game, table)
    taken = place.seats(seats)
    named: Mapping[int, str] = {}
    bank = None
    if bots is not None:
        own = place.learners(taken, seat, one_of("role", role, ROLES))
        named = named_bots(bots, [each for each in taken if each != own])
        bank = own if role == "bank" else 0
    seating = place.seated(taken, named, stacks=stacks, hands=hands, bank=bank, showdown=showdown)
    return many(
        place,
        seating,
        tables=tables,
        unit=one_of("unit", unit, UNITS),
        compiled=compiled,
        seed=seed,
        autoreset_mode=autoreset_mode,
        copy=copy,
    )


def vector_of_gym(num_envs: int, **options: Any) -> TablesEnv:
    """The environment that `gymnasium.make_vec` makes by name: `gym` at many tables."""
    return vector(tables=num_envs, **{"bots": "sensible", **options})


def openspiel(
    house: str,
    game: str,
    *,
    table: str = "",
    seats: Seats = 2,
    stacks: Stacks = None,
    button: int = 0,
    unit: Unit = "bets",
    showdown: bool = False,
    keep: bool = False,
) -> SpielGame:
    """A game as OpenSpiel's algorithms know it: states, legal actions, chance nodes.

    Players are numbered from 0 in the order of their seats. The same seat always has the button
    (or the bank): the one named, where a house lets it be chosen. `keep` remembers every state
    once reached, for games so small that an algorithm walks through all of them again and again.
    """
    needs("numpy")
    from cardhouse.api import open_book
    from cardhouse.env.opening import UNITS, one_of
    from cardhouse.env.spiel.game import opened

    return opened(
        open_book(house).game(game, table=table),
        seats=seats,
        stacks=stacks,
        button=button,
        unit=one_of("unit", unit, UNITS),
        showdown=showdown,
        keep=keep,
    )
