"""The value of hands and games. NumPy is imported only when one of these is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec

from msgspec import Struct

from cardhouse.api import arguments
from cardhouse.api.dealing import seed_of
from cardhouse.api.errors import MissingExtra, NotPosted
from cardhouse.api.result import Result
from cardhouse.api.spread import Spread
from cardhouse.cards import CardError
from cardhouse.words.families import telling_of
from cardhouse.words.rank import Rank

# Hands in one piece of a simulation, on any number of workers.
PIECE = 50


class Odds(Struct, frozen=True, kw_only=True):
    """A hand's winnings against the others."""

    # The hand as given.
    hand: str
    # The share of all pots, from 0 to 1.
    equity: float
    # The standard error of the equity; 0 if every deal was counted.
    error: float
    # The share of deals that win the whole pot.
    win: float
    # The share of deals that win a part of the pot.
    tie: float
    # The number of deals counted or sampled.
    deals: int

    def __str__(self) -> str:
        error = f" ± {self.error:.3%}" if self.error else ""
        return f"{self.hand}: {self.equity:.3%}{error}"


class Edge(Struct, frozen=True, kw_only=True):
    """The value of a banked game, as a share of the wager, before collections."""

    # The player's side: -0.015 is a loss of 1.5 % of the first wager.
    player: float
    # The bank's side.
    bank: float
    # The standard error; 0 if it is exact.
    error: float
    # The method, in words.
    how: str

    def __str__(self) -> str:
        return f"player {self.player:+.3%}, bank {self.bank:+.3%}: {self.how}"


# Cards as text, or one by one.
Cards = str | Sequence[str]


def rank(spread: Spread, hands: Sequence[Cards], board: Cards) -> tuple[Rank, ...]:
    """Hands in words, with the winner."""
    if not hands:
        raise CardError("there is no hand to rank")
    core = spread.core
    read = [arguments.cards("a hand", hand) for hand in hands]
    return telling_of(core).rank(core, read, arguments.cards("board", board))


def odds(
    spread: Spread,
    hands: Sequence[Cards],
    known: tuple[Cards, Cards],
    *,
    trials: int | None,
    seed: int,
) -> tuple[Odds, ...]:
    """Each hand's winnings; `known` holds the board and the dead cards."""
    _need_analysis()
    from cardhouse.analysis.equity import odds as ways
    from cardhouse.analysis.equity.reading import read_spot
    from cardhouse.analysis.equity.showdown import showdown

    try:
        how = showdown(spread.core)
    except ValueError:
        raise NotPosted(
            f"no odds in {spread.posted.page.title}: no player's hand meets another's"
        ) from None
    source = arguments.whole("seed", seed, least=0)
    wanted = None if trials is None else arguments.whole("trials", trials, least=1)
    said = [_as_text("a hand", hand) for hand in hands]
    board, dead = known
    spot = read_spot(spread.core, said, _as_text("board", board), _as_text("dead", dead))
    if wanted is None and ways.is_feasible(spot):
        tally = ways.exact(spot, how)
    else:
        tally = ways.sampled(spot, how, wanted or ways.TRIALS, source)
    players = [tally.of(i) for i in range(len(said))]
    return tuple(
        Odds(
            hand=hand,
            equity=player.equity,
            error=player.error,
            win=player.win / tally.deals,
            tie=player.tie / tally.deals,
            deals=tally.deals,
        )
        for hand, player in zip(said, players, strict=True)
    )


def edge(spread: Spread, *, exact: bool) -> Edge:
    """The value of a banked game."""
    _need_analysis()
    from cardhouse.analysis.families import figures_of

    found = figures_of(spread.core).edge
    if found is None:
        raise NotPosted(
            f"{spread.posted.page.title} has no bank: players win from one another, less the fee"
        )
    player, error, how = found(spread.core, exact)
    return Edge(player=player, bank=-player, error=error, how=how)


def simulate(
    spread: Spread, hands: int, *, seats: int, seed: int | str, workers: int
) -> Mapping[str, Result]:
    """Results of sensible bots, by role."""
    from cardhouse.analysis.simulate.job import Job, Sums, summed
    from cardhouse.analysis.simulate.workers import processes
    from cardhouse.bots.sample import play

    processors, taken = arguments.whole("workers", workers, least=1), spread.seats(seats)
    spread.lasting(taken)
    job = Job(
        house=spread.source,
        game=spread.posted.name,
        table=spread.table,
        seats=len(taken),
        seed=seed_of(seed),
        hands=arguments.whole("hands", hands, least=1),
        piece=PIECE,
    )
    *_, done = summed(processes(play, job, processors), Sums())
    return {role: Result.of(line) for role, line in done.lines.items()}


def _as_text(what: str, cards: Cards) -> str:
    """Cards or a range as text."""
    return cards if isinstance(cards, str) else "".join(arguments.cards(what, cards))


def _need_analysis() -> None:
    if find_spec("numpy") is None:
        raise MissingExtra("figures need NumPy: pip install 'cardhouse[analysis]'")
