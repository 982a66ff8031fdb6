"""Hands of Ven-A-Mexico's blackjack for tests: cards by spot, and their results."""

from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.blackjack.insurance import Insuring
from cardhouse.engine.banked.commands import Decline
from cardhouse.rulebook import posted
from tests.kit.banked import Banked, game
from tests.kit.hands import cited

HOUSE, NAME = "ven-a-mexico", "no-bust-blackjack"
POST = posted(HOUSE, NAME)
VEN = game(HOUSE)


def rules(key: str) -> set[str]:
    """The ids of the house's rules behind a cite key of this game."""
    return cited(key, HOUSE, NAME)


def shoe(spots: dict[int, str], bank: str, draws: str = "") -> str:
    """Two cards to each spot and to the bank; then the draws of the spots and last of the bank."""
    hands = [*(spots[spot].split() for spot in sorted(spots)), bank.split()]
    *players, banks = hands
    later = [card for cards in players for card in cards[2:]]
    firsts, seconds = [cards[0] for cards in hands], [cards[1] for cards in hands]
    return " ".join([*firsts, *seconds, *later, *draws.split(), *banks[2:]])


def dealt(
    spots: dict[int, str],
    bank: str,
    draws: str = "",
    *,
    seat: int = 8,
    money: float = 1000,
    wagers: dict[int, float] | None = None,
    others: str = "",
    seats: tuple[int, ...] = (),
    stacks: int | dict[int, int] = 5_000_00,
    played: BlackjackGame = VEN,
    insurance: bool = False,
) -> Banked:
    """Ten dollars on each spot by default; with `insurance` it is still on offer."""
    table = Banked(
        played,
        bank=seat,
        money=money,
        wagers=dict.fromkeys(spots, 10) if wagers is None else wagers,
        others=others,
        seats=seats,
        stacks=stacks,
        shoe=shoe(spots, bank, draws),
    )
    return table if insurance else decline(table)


def decline(table: Banked) -> Banked:
    """Nobody else insures anything."""
    while isinstance(table.hand.at, Insuring):
        table.play(Decline(table.hand.asked[0].actor))
    return table


def against(player: str, bank: str, bet: float = 10, played: BlackjackGame = VEN) -> Banked:
    """A single player draws these cards, stands, and is settled against the bank's."""
    table = dealt({1: player}, bank, wagers={1: bet}, played=played)
    for _ in player.split()[2:]:
        table.act("1 hit")
    table.stand()
    return table


def won(player: str, bank: str, bet: float = 10) -> float:
    """The gain or loss of the player of one hand."""
    return against(player, bank, bet).won()[1]
