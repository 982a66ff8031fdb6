"""A table of blackjack as arrays, for the kernel to deal, play and settle."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.blackjack.bank import ENDS, end_total, natural_of
from cardhouse.analysis.blackjack.chart import LETTERS, UPS, Chart, Table, total_name
from cardhouse.analysis.blackjack.hands import FIRST_NATURAL, ROWS, player_of
from cardhouse.analysis.blackjack.rules import NATURALS, Rules
from cardhouse.analysis.blackjack.shoe import KINDS, NAMES, TEN, WILD, Ints
from cardhouse.cards import JOKER, Card
from cardhouse.engine.banked.blackjack.bank_hand import DrawBank
from cardhouse.engine.banked.blackjack.outcome import outcome
from cardhouse.engine.banked.blackjack.shoe import BurnFirst
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.banked.outcome import Outcome
from cardhouse.engine.core.game import Game
from cardhouse.ranking.points import BEST

# Cards as the kernel deals them: ace, two to nine, the four ranks worth ten, joker.
RANKS: Final = "A23456789TJQK"
JOKER_CODE: Final = len(RANKS)
# The tables of a chart by number.
FIRST, SPLIT_HAND, MORE, CLOSED = range(4)
CODES: Final = "".join(LETTERS)


# Numbers and switches of a table, by place in the options.
(
    BET,
    BY_RANK,
    SPLIT_HANDS,
    RESPLIT_ACES,
    ACES_PLAY,
    LATE,
    HITS_SOFT_17,
    BUST_LOSES,
    HOLE,
    PEEK,
    BURN,
    CUT,
    OPTIONS,
) = range(13)


class Felt(NamedTuple):
    """A table: shoe, results in cents, the chart, and the house's rules."""

    shoe: NDArray[np.uint8]
    # The kind of each card code.
    kinds: Ints
    # The chart: by table, softness, points and up card; and the pairs that are split.
    plays: NDArray[np.int8]
    pairs: NDArray[np.bool_]
    # The row of the natural that two kinds make, or 0.
    naturals: Ints
    options: Ints
    # Cents won by a wager of one bet, by row and by the bank's end; and the loss of a surrendered
    # hand, with no, one and two bets.
    pay: Ints
    give: Ints

    def fresh(self) -> "Felt":
        """The same table with a shuffle before every round, as the solver assumes."""
        options = self.options.copy()
        options[CUT] = 0
        return self._replace(options=options)


def felt(rules: Rules, chart: Chart, game: Game | None = None, *, bet: int = 1000) -> Felt:
    """A table played by a chart; a house's own game says how its shoe is dealt."""
    chip = game.stakes.chip if game else 1
    return Felt(
        shoe=np.array([code(card) for card in rules.deck.cards()], np.uint8),
        kinds=np.array([min(rank, TEN) for rank in range(JOKER_CODE)] + [WILD]),
        plays=np.stack([_plays(t) for t in (chart.first, chart.split, chart.more, chart.closed)]),
        pairs=_pairs(chart),
        naturals=_naturals(rules),
        options=_options(rules, game, bet),
        pay=_pay(rules, bet, chip),
        give=np.array([Outcome("lose", "", (1, 2)).due(n * bet, chip) for n in range(3)]),
    )


def _options(rules: Rules, game: Game | None, bet: int) -> Ints:
    play, practice = rules.play, rules.practice
    steps = game.script if game else ()
    hole = any(isinstance(step, DrawBank) and step.hole for step in steps)
    found = np.zeros(OPTIONS, np.int64)
    found[BET] = bet
    found[BY_RANK] = play.pair == "rank"
    found[SPLIT_HANDS] = play.split_hands
    found[RESPLIT_ACES] = play.resplit_aces
    found[ACES_PLAY] = practice.split_aces_play
    found[LATE] = play.surrender == "any-time"
    found[HITS_SOFT_17] = play.soft_17 == "hit"
    found[BUST_LOSES] = play.bust == "loses"
    found[HOLE] = practice.peek or hole
    found[PEEK] = practice.peek
    found[BURN] = any(isinstance(step, BurnFirst) for step in steps)
    found[CUT] = game.banking.cut if isinstance(game, BankedGame) else 0
    return found


def code(card: Card) -> int:
    """A card as the kernel deals it."""
    return JOKER_CODE if card == JOKER else RANKS.index(card[0])


def _pay(rules: Rules, bet: int, chip: int) -> Ints:
    """Cents by row and end, from the engine's own table of results."""
    table = np.zeros((ROWS, ENDS), np.int64)
    for row in range(ROWS):
        player, cards = player_of(row)
        for end in range(ENDS):
            found = outcome(player, cards, end_total(end, rules.points), rules.play)
            table[row, end] = found.due(bet, chip) * (1 if found.result == "win" else -1)
    return table


def _naturals(rules: Rules) -> Ints:
    table = np.zeros((KINDS, KINDS), np.int64)
    for a in range(KINDS):
        for b in range(KINDS):
            if (natural := natural_of(a, b)) in rules.points.naturals and natural:
                table[a, b] = FIRST_NATURAL + NATURALS.index(natural)
    return table


def _plays(table: Table) -> NDArray[np.int8]:
    found = np.zeros((2, BEST + 1, KINDS), np.int8)
    for soft in (0, 1):
        for points in range(BEST + 1):
            row = table.get(total_name(points, bool(soft)), "")
            for up, letter in zip(UPS, row, strict=False):
                if letter in CODES:
                    found[soft, points, NAMES.index(up)] = CODES.index(letter)
    return found


def _pairs(chart: Chart) -> NDArray[np.bool_]:
    found = np.zeros((KINDS, KINDS), np.bool_)
    for rank, row in chart.pairs.items():
        for up, letter in zip(UPS, row, strict=True):
            found[NAMES.index(rank), NAMES.index(up)] = letter == "P"
    return found
