"""Many tables at a time with random players: observations, masks and choices of actions count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from bench.contest import Rate, Watch
from bench.report import OURS

Work = Callable[[float, int], Rate]

TITLE: Final = "many tables at a time, two players: decisions/s"
HOUSE, PLAYERS = "tommys", 2
GAMES = ("stud7-hilo", "omaha-hilo", "draw-hilo")
# A step of the arrays beneath is so short that a loop in Python should not be part of it.
TABLES, MANY = 512, 4096
# The steps of pgx compiled into one loop: its own way to let an environment run.
LOOP = 100


def tables(missing: list[str], alone: Mapping[str, Work]) -> dict[str, dict[str, Work]]:
    """The measurements by title; those who play one table at a time stand beside them."""
    found: dict[str, Work] = {}
    entered: tuple[tuple[str, Callable[[], Work]], ...] = (
        (OURS, partial(_ours, "holdem", TABLES)),
        (f"{OURS}, {MANY:,} tables", partial(_ours, "holdem", MANY)),
        *((f"{OURS}, {game}", partial(_ours, game, TABLES)) for game in GAMES),
        ("pgx kuhn_poker", partial(_pgx, "kuhn_poker")),
        ("pgx leduc_holdem", partial(_pgx, "leduc_holdem")),
    )
    for name, make in entered:
        try:
            found[name] = make()
        except ImportError as error:
            missing.append(f"{name} at many tables ({error})")
    return {TITLE: {**found, **{name: work for name, work in alone.items() if OURS not in name}}}


def _ours(game: str, count: int) -> Work:
    from cardhouse.env import vector

    def work(seconds: float, seed: int) -> Rate:
        env = vector(HOUSE, game, tables=count, seats=PLAYERS, compiled=True, copy=False, seed=seed)
        env.reset()
        done, watch = 0, Watch(seconds)
        while watch.goes_on():
            for _ in range(LOOP):
                # A table whose hand is over is dealt the next one: that is no decision.
                done += count - int(env.tables.over.sum())
                env.step(env.random_actions())
        return Rate(done, watch.spent)

    return work


def _pgx(name: str) -> Work:
    import jax
    import pgx
    from jax import numpy as jnp
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def turn(now: Any, _: Any) -> Any:
        state, key = now
        key, choice, deal = jax.random.split(key, 3)
        legal = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choice, legal, axis=1)
        return (step(state, actions, jax.random.split(deal, MANY)), key), None

    def run(state: Any, key: Any) -> Any:
        return jax.lax.scan(turn, (state, key), None, length=LOOP)[0]

    loop = jax.jit(run)

    def work(seconds: float, seed: int) -> Rate:
        key = jax.random.PRNGKey(seed)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, MANY))
        jax.block_until_ready(loop(state, key))
        done, watch = 0, Watch(seconds)
        while watch.goes_on():
            # Its threads' time counts too: a watch reads that of the whole process.
            state, key = jax.block_until_ready(loop(state, key))
            done += LOOP * MANY
        return Rate(done, watch.spent)

    return work
