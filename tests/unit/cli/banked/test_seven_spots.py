"""A banked round of seven spots: the socket, the history and the terminal tell the same."""

import re
from collections.abc import Iterable

import pytest

from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.rulebook import posted
from cardhouse.server.history import Played, frames
from cardhouse.server.messages import Line
from cardhouse.server.table.telling import Telling
from cardhouse.store.records import KeptHand, Seated
from tests.unit.cli.banked.table import Table

SETTLED = WagerSettled.__struct_config__.tag
# The sentence of a settlement with both its hands.
TOLD = {
    "no-bust-blackjack": r"(Your|\w+'s) \w+ (beats|loses to|ties|is over 21).*: (you|\w+) "
    r"(wins? \$\d+|loses? \$\d+|push(es)?)",
    "pai-gow-poker": r"Front: (.+ (beats?|loses? to)|both have) .+\. Back: .+\. (You|\w+) "
    r"(wins? \$\d+|loses? \$\d+|push(es)?)\.",
}
SEATS = {"no-bust-blackjack": 8, "pai-gow-poker": 7}
# A person who passes the bank on, wagers, and plays to the end of the hand.
TYPED = {
    "no-bust-blackjack": ("pass", "w 10", "done", "s"),
    "pai-gow-poker": ("pass", "w 10", "done", "", ""),
}


@pytest.mark.parametrize("game", SEATS)
def test_the_socket_the_history_and_the_terminal_tell_each_spot_the_same(game: str) -> None:
    table = Table(*TYPED[game], game=game, seats=SEATS[game])
    assert table.session.over
    post, seated = posted("tommys", game), table.session.table
    sent = settlements(Telling(post, seated, viewers=(1,)).lines(1, seated))
    players = {seat: Seated(player.name) for seat, player in seated.players.items()}
    kept = KeptHand(
        number=seated.hands, first=0, rules=post.table("").name, seats=players, book=post.hash
    )
    shown = frames("t", post, Played(kept, tuple(seated.log)), "You")
    read = settlements(line for frame in shown for line in frame.lines)
    # The bank's own spot is compared with nobody's.
    assert len(sent) == SEATS[game] - 1 and sent == read
    own = [line for line in sent if re.search(r"\b[Yy]ou\b", line)]
    assert len(own) == 1
    for line in sent:
        assert re.fullmatch(TOLD[game], line), line
        assert line in table.said


def settlements(lines: Iterable[Line]) -> list[str]:
    """The sentences that tell wagers settled."""
    return [line.text for line in lines if line.kind == SETTLED]
