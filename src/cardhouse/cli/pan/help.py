"""Help on the commands of a pan table."""

from typing import Final

from cardhouse.cli.terminal import Rows

HELP: Final[Rows] = (
    ("stay / retire", "before play: go on top, or give up the hand and the ante"),
    ("d, draw / t, take", "draw from the deck; take the top discard and meld it at once"),
    ("1, 2, 3 ...", "lay out the melds as proposed; what they collect is shown"),
    ("m, meld CARDS", "lay a new meld: m 5h 5s 5c; borrowing: m 4h 4s from 1 4c"),
    ("a, add MELD CARDS", "add cards to one of your melds: a 1 5d"),
    ("split MELD CARDS into CARDS", "add cards and divide a meld: split 1 4c 4d into 4c 4c 4c"),
    ("x, discard CARD", "end your turn; a drawn card that is not melded goes by itself: x"),
    ("force / let", "make the next player take the top discard, which fits his spread, or not"),
    ("Enter", "what stands for silence: retire, draw, discard, or the next hand"),
    ("why", "the house's rules behind what happened"),
)
