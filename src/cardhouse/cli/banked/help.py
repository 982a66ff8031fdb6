"""Help on the commands of a banked table."""

from typing import Final

from cardhouse.cli.terminal import Rows

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
