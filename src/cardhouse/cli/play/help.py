"""What can be typed at the table, by the kind of game."""

from typing import Final

from cardhouse.cli.play.pan import HELP as PAN
from cardhouse.rulebook import Posted

Rows = tuple[tuple[str, str], ...]

POKER: Final[Rows] = (
    ("f, fold", "give up the hand"),
    ("c, call / k, check", "stay in; c does either"),
    ("b, bet [AMOUNT]", "bet: b 4"),
    ("r, raise [AMOUNT]", "raise to an amount: r 8"),
    ("stake AMOUNT / in / out", "before the deal: name the stake, put it in too, stay out"),
    ("d, draw CARDS / pat", "on the draw: by place or name, d 1 3 or d Kh 9c; pat keeps all five"),
    ("s, show / m, muck / board", "at the showdown: show, throw away, play the board"),
    ("Enter", "what stands for silence: check or fold, show, or the next hand"),
    ("why / why raise", "the house's rules behind what happened, and whether you may"),
)
BANK: Final[Rows] = (
    ("take / pass", "between hands: hold the bank that you are offered, or give it on"),
    ("fresh", "between hands: ask for fresh cards, where the house allows it"),
    ("put AMOUNT", "as the bank, or behind it: put money up"),
    ("w, wager [SPOT] AMOUNT", "put a wager in your circle or another one: w 10, or w 3 10"),
    ("back [SPOT] / done", "take a wager back; have no more bets to make"),
    ("refuse SEAT", "turn down who bets behind you"),
)
BLACKJACK: Final[Rows] = (
    ("h, hit / s, stand", "take a card, or no more"),
    ("d, double / p, split", "double the wager for one card; make two hands of a pair"),
    ("u, surrender [HAND] / lapse", "give a hand up for half of its wager, or keep it"),
    ("i, insure / no", "bet half of a wager on a natural of the bank, or do not"),
    ("f, follow / no", "do as the player does behind whom you bet, or do not"),
)
PAI_GOW: Final[Rows] = (
    ("shake [SEAT]", "as the bank: shake the dice cup, or let somebody else"),
    ("set TWO CARDS", "lay two cards in front, by place or name: set 1 2, or set Kd Qc"),
    ("house / dealer", "see the house way; let the dealer set your hand"),
    ("confirm", "your setting is final"),
    ("look SPOT / propose CARDS", "as a bettor behind: see a hand, and say how you would set it"),
)
SILENCE: Final[Rows] = (
    ("Enter", "what you did the last time, what stands for silence, or the next hand"),
    ("why / why done", "the house's rules behind what happened, and whether you may"),
)
COMMON: Final[Rows] = (
    ("rules [WORD]", "the house's rules, by id, kind or word"),
    ("report", "tell the floor about an irregularity"),
    ("table / stacks / history", "draw the table again; everybody's chips; the last hand"),
    ("save FILE", "write all finished hands as lines of JSON"),
    ("quit", "leave the table"),
)


def rows(posted: Posted) -> Rows:
    """What can be typed at a table of this game."""
    if posted.page.pan is not None:
        return (*PAN, *COMMON)
    if posted.page.banking is None:
        return (*POKER, *COMMON)
    game = PAI_GOW if posted.page.paigow is not None else BLACKJACK
    return (*BANK, *game, *SILENCE, *COMMON)
