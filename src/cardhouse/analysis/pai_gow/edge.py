"""The edge of pai gow poker: exactly over all deals, or by dealing at random."""

from math import sqrt
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.analysis.pai_gow.play import deal
from cardhouse.analysis.pai_gow.value import Counts, value
from cardhouse.analysis.pai_gow.work import Told, quiet
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.banked.rules import Collection
from cardhouse.engine.core.game import Game

HOUSE_WAY: Final = "house way"
# Wagers at a full table, without the bank.
FULL: Final = 6


class Match(Struct, frozen=True, kw_only=True):
    """A player's wager of one against the bank, each setting in a given way."""

    # The two ways of setting, in words.
    name: str
    win: float
    push: float
    lose: float
    front_copies: float
    back_copies: float
    # The standard error of the edge, if hands were dealt at random.
    error: float = 0.0
    # True if some other setting may be better still.
    at_least: bool = False
    # The side whose setting is tested; the other side sets the house way.
    side: Literal["player", "bank"] = "player"

    @property
    def player(self) -> float:
        """The player's average win, as a share of the bet."""
        return self.win - self.lose

    @property
    def bank(self) -> float:
        return self.lose - self.win


class Edge(Struct, frozen=True, kw_only=True):
    """The value of the game under a house's rules."""

    method: Literal["exact", "simulated"]
    deals: int
    matches: tuple[Match, ...]

    @property
    def player(self) -> float:
        """The value to a player of the best setting, or of the house way if only that is known."""
        return max(match.player for match in self.matches if match.side == "player")


def edge(
    game: Game,
    *,
    trials: int = 0,
    seed: int = 1,
    workers: int = 1,
    told: Told = quiet,
) -> Edge:
    """The edge of a table's game; with `trials` only of the house way against itself."""
    if not isinstance(game, PaiGowGame):
        raise ValueError(f"{game.name} is not pai gow poker")
    rules = game.paigow
    if trials:
        dealt = deal(rules, trials, seed)
        outcomes = dealt.won, dealt.even, dealt.lost
        match = _match(HOUSE_WAY, outcomes, (dealt.front_copies, dealt.back_copies))
        spread = match.win + match.lose - match.player**2
        match = replace(match, error=sqrt(spread / max(trials - 1, 1)))
        return Edge(method="simulated", deals=trials, matches=(match,))
    exact = value(rules.joker, rules.wheel, workers=workers, told=told)
    house_way, player, bank = (_exact(counts, rules.copies) for counts in exact)
    # The best settings assume that the bank wins copies: others may be better if copies push.
    least = rules.copies != "bank"
    matches = (
        house_way,
        replace(player, name="player's best", at_least=least),
        replace(bank, name="bank's best", side="bank", at_least=least),
    )
    return Edge(method="exact", deals=exact.house_way.deals, matches=matches)


def bank_nets(match: Match, bet: int, fees: Collection) -> dict[int, float]:
    """Cents that the bank wins a hand after its fee, from one wager and from a full table."""
    return {wagers: match.bank * bet * wagers - fees.bank for wagers in (1, FULL)}


def _exact(counts: Counts, copies: str) -> Match:
    lost = counts.lost(copies)
    outcomes = counts.win, counts.deals - counts.win - lost, lost
    return _match(HOUSE_WAY, outcomes, (counts.front_copies, counts.back_copies))


def _match(name: str, outcomes: tuple[int, int, int], copies: tuple[int, int]) -> Match:
    deals = sum(outcomes)
    win, push, lose = (count / deals for count in outcomes)
    front, back = (count / deals for count in copies)
    return Match(name=name, win=win, push=push, lose=lose, front_copies=front, back_copies=back)
