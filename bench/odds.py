"""Odds, exact and sampled, on one core: ours beside the peers that install, and growth of cost."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations, islice
from typing import Any

from bench.contest import Rate, work_for
from bench.report import OURS
from cardhouse.analysis.equity.odds import exact, sampled
from cardhouse.analysis.equity.reading import read_spot
from cardhouse.analysis.equity.showdown import showdown
from cardhouse.engine.core.game import Game
from cardhouse.rulebook import posted

Work = Callable[[float, int], Rate]

HOUSE = "tommys"
HEADS_UP = ("AsAh", "KdKc")
BOARDS = 1_712_304
TRIALS = 131_072
FEW = 2_000

# The game, the hands, and poker-equity's name for the game.
SAMPLED: dict[str, tuple[str, tuple[str, ...], str]] = {
    "three-way hold'em": ("holdem", ("AsAh", "KdKc", "7s6s"), "holdem"),
    "Omaha": ("omaha-hi", ("AhKhJd6c", "QhTc6s6h"), "omaha"),
    "Omaha hi-lo": ("omaha-hilo", ("As7h6s5h", "Ac8d6d5d"), "omaha_hi_lo"),
    "three-way stud": ("stud7", ("AsAhTs", "KcQcJc", "2h3h3d"), "stud"),
    "three-way stud hi-lo": ("stud7-hilo", ("AsAhTs", "KcQcJc", "2h3h3d"), "stud_hi_lo"),
}
PLAYERS = ("AsAh", "KdKc", "7s6s", "QhQc", "JdTd", "9c9h", "5s4s", "AdQs", "8h8d")


def tables(missing: list[str]) -> dict[str, dict[str, Work]]:
    """The measurements by title; impossible ones are added to the list."""
    measured = {"AsAh v KdKc, exact: boards/s": _exact_contest(missing)}
    for name, (game, hands, variant) in SAMPLED.items():
        contest = {OURS: _sampled(game, hands)}
        for peer, make in (("poker-equity", _poker_equity), ("PokerKit", _pokerkit)):
            _enter(contest, peer, partial(make, variant, hands), missing)
        if game == "holdem":
            # It deals until its error is small enough, which tells the number of deals.
            _enter(contest, "pokerfast", partial(_pokerfast_sampled, hands), missing)
        measured[f"{name}: samples/s"] = contest
    return {**measured, **_growth()}


def _enter(
    contest: dict[str, Work], peer: str, make: Callable[[], Work], missing: list[str]
) -> None:
    try:
        contest[peer] = make()
    except ImportError as error:
        missing.append(f"{peer} ({error})")


def _growth() -> dict[str, dict[str, Work]]:
    """Growth on a common scale: with more players, and with more cards to come."""
    players = {f"{n} hands": _sampled("holdem", PLAYERS[:n]) for n in (2, 3, 6, 9)}
    streets = {
        f"{name} ({len(board) // 2} cards)": _exact(HEADS_UP, board)
        for name, board in (("before the flop", ""), ("on the flop", "2c7d9h"))
    }
    return {
        "hold'em, as hands grow: samples/s": players,
        "hold'em, as boards grow: boards/s": streets,
    }


def _game(name: str) -> Game:
    return posted(HOUSE, name).game()


def _exact(hands: Sequence[str], board: str = "") -> Work:
    game = _game("holdem")
    spot, how = read_spot(game, hands, board), showdown(game)
    return lambda seconds, seed: work_for(
        seconds, lambda: exact(spot, how, workers=1), count=spot.deals()
    )


def _sampled(name: str, hands: Sequence[str]) -> Work:
    game = _game(name)
    spot, how = read_spot(game, hands), showdown(game)
    return lambda seconds, seed: work_for(
        seconds, lambda: sampled(spot, how, TRIALS, seed, workers=1), count=TRIALS
    )


def _exact_contest(missing: list[str]) -> dict[str, Work]:
    contest = {OURS: _exact(HEADS_UP)}
    for peer, make in (("pokerfast", _pokerfast_exact), ("eval7, in a loop", _eval7_exact)):
        _enter(contest, peer, make, missing)
    return contest


def _pokerfast_exact() -> Work:
    from pokerfast.equity import equity

    return lambda seconds, seed: work_for(
        seconds, lambda: equity(list(HEADS_UP), exact=True, threads=1), count=BOARDS
    )


def _pokerfast_sampled(hands: Sequence[str]) -> Work:
    from pokerfast.equity import equity

    error = 0.0005

    def work(seconds: float, seed: int) -> Rate:
        share = equity(list(hands), exact=False, stdev=error, threads=1)[0]
        deals = int(share * (1 - share) / error**2)
        return work_for(
            seconds,
            lambda: equity(list(hands), exact=False, stdev=error, threads=1),
            count=deals,
        )

    return work


def _eval7_exact() -> Work:
    from eval7 import Card, Deck, evaluate

    one, other = ([Card(hand[:2]), Card(hand[2:])] for hand in HEADS_UP)
    stub = [card for card in Deck().cards if card not in (*one, *other)]

    def some_boards() -> int:
        won = 0
        for board in islice(combinations(stub, 5), FEW):
            won += evaluate([*one, *board]) > evaluate([*other, *board])
        return won

    return lambda seconds, seed: work_for(seconds, some_boards, count=FEW)


def _poker_equity(variant: str, hands: Sequence[str]) -> Work:
    from poker_equity import chunk_from_text

    def work(seconds: float, seed: int) -> Rate:
        def deal() -> None:
            chunk_from_text(variant, list(hands), samples=TRIALS // 4, seed=seed, threads=1)

        return work_for(seconds, deal, count=TRIALS // 4)

    return work


def _pokerkit(variant: str, hands: Sequence[str]) -> Work:
    import pokerkit

    kinds: dict[str, tuple[Any, ...]] = {
        "holdem": (pokerkit.StandardHighHand,),
        "stud": (pokerkit.StandardHighHand,),
        "stud_hi_lo": (pokerkit.StandardHighHand, pokerkit.EightOrBetterLowHand),
        "omaha": (pokerkit.OmahaHoldemHand,),
        "omaha_hi_lo": (pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand),
    }
    own = {"holdem": 2, "omaha": 4, "omaha_hi_lo": 4}.get(variant, 7)
    shared = 0 if variant.startswith("stud") else 5
    ranges = [pokerkit.parse_range(hand) for hand in hands]

    def deal() -> None:
        pokerkit.calculate_equities(
            ranges, (), own, shared, pokerkit.Deck.STANDARD, kinds[variant], sample_count=20
        )

    return lambda seconds, seed: work_for(seconds, deal, count=20)
