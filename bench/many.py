"""Many tables at a time with random players: observations, masks and choices of actions count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

from bench.contest import Rate, Watch
from bench.report import OURS

Work = Callable[[float, int], Rate]

STEPPED: Final = "many tables, two players, VectorEnv stepped from Python: decisions/s"
PLAIN: Final = "many tables, two players, plain arrays stepped from Python: decisions/s"
LOOPED: Final = "many tables, two players, in one compiled loop: decisions/s"
HOUSE, PLAYERS = "tommys", 2
GAMES = ("stud7-hilo", "omaha-hilo", "draw-hilo")
FEW, TABLES, MANY = 128, 256, 4096
# The steps of pgx compiled into one loop: its own way to let an environment run.
LOOP = 100


def tables(missing: list[str], alone: Mapping[str, Work]) -> dict[str, dict[str, Work]]:
    """The measurements by title; those who play one table at a time stand beside them."""
    peers = {name: work for name, work in alone.items() if OURS not in name}
    for game in ("kuhn_poker", "leduc_holdem"):
        try:
            peers[f"pgx {game}"] = _pgx(game)
        except ImportError as error:
            missing.append(f"pgx {game} ({error})")
    return {
        STEPPED: _own(_stepped, TABLES) | peers,
        PLAIN: _own(_plain, TABLES) | peers,
        LOOPED: _own(_looped, FEW) | peers,
    }


def _own(work: Callable[[str, int], Work], few: int) -> dict[str, Work]:
    """Our own entries: hold'em at few tables and at many, then other games."""
    own = {OURS: work("holdem", few), f"{OURS}, {MANY:,} tables": work("holdem", MANY)}
    return own | {f"{OURS}, {game}": work(game, few) for game in GAMES}


def _env(game: str, count: int, seed: int) -> Any:
    from cardhouse.env import vector

    env = vector(HOUSE, game, tables=count, seats=PLAYERS, compiled=True, copy=False, seed=seed)
    env.reset()
    return env


def _stepped(game: str, count: int) -> Work:
    """Gymnasium's environment: a Python loop calls it for each step."""

    def work(seconds: float, seed: int) -> Rate:
        env = _env(game, count, seed)
        done, watch = 0, Watch(seconds)
        while watch.goes_on():
            for _ in range(LOOP):
                # A table whose hand is over is dealt the next one: that is no decision.
                done += count - int(np.count_nonzero(env.tables.over))
                env.step(env.random_actions())
        return Rate(done, watch.spent)

    return work


def _plain(game: str, count: int) -> Work:
    """The arrays beneath: new hands are dealt in the same step, as the peers' wrapper does it."""

    def work(seconds: float, seed: int) -> Rate:
        tables = _env(game, count, seed).tables
        done, watch = 0, Watch(seconds)
        while watch.goes_on():
            for _ in range(LOOP):
                tables.step(tables.random_actions(), renew=True)
            done += LOOP * count
        return Rate(done, watch.spent)

    return work


def _looped(game: str, count: int) -> Work:
    """The arrays beneath, whose loop is compiled like that of pgx."""

    def work(seconds: float, seed: int) -> Rate:
        tables = _env(game, count, seed).tables
        done, watch = 0, Watch(seconds)
        while watch.goes_on():
            tables.play_at_random(LOOP)
            done += LOOP * count
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
