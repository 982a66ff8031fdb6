"""Help on the commands of a table that plays for a pot."""

from typing import Final

from cardhouse.cli.terminal import Rows

HELP: Final[Rows] = (
    ("f, fold", "give up the hand"),
    ("c, call / k, check", "stay in; c does either"),
    ("b, bet [AMOUNT]", "bet: b 4"),
    ("r, raise [AMOUNT]", "raise to an amount: r 8, r most"),
    ("stake AMOUNT / in / out", "before the deal: name the stake, put it in too, stay out"),
    ("d, draw CARDS / pat", "on the draw: by place or name, d 1 3 or d Kh 9c; pat keeps all five"),
    ("s, show / m, muck / board", "at the showdown: show, throw away, play the board"),
    ("Enter", "what stands for silence: check or fold, show, or the next hand"),
    ("why / why raise", "the house's rules behind what happened, and whether you may"),
)
