"""A banked table with a stacked shoe and a person typing, for tests of the terminal."""

import io

from rich.console import Console

from cardhouse.bots import Session
from cardhouse.cards import parse_cards
from cardhouse.chance import Stacked
from cardhouse.cli.felt.cards import Look
from cardhouse.cli.play.loop import Sitting
from cardhouse.cli.play.screen import Screen
from cardhouse.cli.play.sight import Sight
from cardhouse.rulebook import posted
from tests.unit.cli.play.test_play import typed

NAMES = dict(enumerate(("You", "Ben", "Cora", "Dan", "Eve", "Finn", "Gail", "Hal"), 1))


class Table:
    """A person in seat `me`, bots in the others, and everything printed."""

    def __init__(
        self,
        *lines: str,
        house: str = "tommys",
        game: str = "no-bust-blackjack",
        shoe: str = "",
        seats: int = 2,
        me: int = 1,
    ) -> None:
        post = posted(house, game)
        self.session = Session.open(
            post,
            chance=Stacked(parse_cards(shoe)),
            seats=seats,
            bots={seat: "sensible" for seat in range(1, seats + 1) if seat != me},
            names=NAMES | {1: "Ada", me: "You"},
            chips=200_00,
        )
        self.out = io.StringIO()
        console = Console(file=self.out, width=80, height=24, color_system=None)
        self.sitting = Sitting(
            Sight(post, self.session, post.table().name),
            screen=Screen(console, Look(colour=False)),
            read=typed(lines),
        )
        assert self.sitting.run() == 0
        # Long lines are wrapped, so only the words count.
        self.said = " ".join(self.out.getvalue().split())
        self.lines = self.out.getvalue().split("\n")

    @property
    def chips(self) -> dict[int, float]:
        """Everybody's chips in dollars, after the last hand."""
        return {seat: player.chips / 100 for seat, player in self.session.table.players.items()}

    def row(self, *words: str) -> bool:
        """True if some line contains all these words, in this order."""
        return any(_in_order(line, words) for line in self.lines)


def _in_order(line: str, words: tuple[str, ...]) -> bool:
    at = 0
    for word in words:
        found = line.find(word, at)
        if found < 0:
            return False
        at = found + len(word)
    return True
