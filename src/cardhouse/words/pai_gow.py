"""What happens at a table of pai gow poker, in words."""

from __future__ import annotations

from typing import Final

from cardhouse.cards import HIDDEN, Card, show_cards
from cardhouse.engine.banked.pai_gow import bank as pai_gow_bank
from cardhouse.engine.banked.pai_gow import dice, piles, setting
from cardhouse.engine.banked.pai_gow import misdeal as pai_gow_misdeal
from cardhouse.engine.banked.pai_gow import rulings as pai_gow_rulings
from cardhouse.engine.banked.pai_gow import settle as pai_gow_settle
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.words import banked
from cardhouse.words.scene import Scene, dollars
from cardhouse.words.telling import Telling, Words, nothing


def _opened(event: dice.CupOpened, scene: Scene) -> str:
    rolled = ", ".join(map(str, event.dice))
    return f"The dice show {rolled}: the action begins at spot {event.action}"


def _delivered(event: piles.PileDelivered, scene: Scene) -> str:
    if not event.hand or HIDDEN in event.cards:
        return ""
    return f"{scene.hand_of(event.hand)} is dealt {show_cards(event.cards)}"


def laid(front: tuple[Card, ...], back: tuple[Card, ...]) -> str:
    """Two hands as they lie: "Ks Kd in front, As Ah 9c 8c 2d in the back"."""
    return f"{show_cards(front)} in front, {show_cards(back)} in the back"


def _arranged(event: setting.HandArranged, scene: Scene) -> str:
    who = scene.who(event.seat)
    if event.by_dealer:
        return f"{who} lets the dealer set the hand{scene.rules(event.cite)}"
    proposed = event.cite == "set.propose"
    return f"{who} says how to set the hand of spot {event.spot}" if proposed else ""


def _set(event: setting.HandSet, scene: Scene) -> str:
    whose = scene.hand_of(event.spot)
    if HIDDEN in event.front:
        return f"{whose} has set the hand"
    return f"{whose} sets {laid(event.front, event.back)}"


def _bank_set(event: pai_gow_bank.BankSet, scene: Scene) -> str:
    who = "The floor sets the bank's hand:" if event.by_floor else "The bank sets"
    return f"{who} {laid(event.front, event.back)}"


def _misread(event: pai_gow_rulings.ReadingMistaken, scene: Scene) -> str:
    what = "misreads" if event.result else "reads again"
    return f"The dealer {what} the hand of spot {event.spot}{scene.rules(event.cite)}"


WORDS: Final[Words] = {
    **banked.WORDS,
    piles.PilesDealt: lambda e, s: "Seven piles of cards are dealt",
    piles.PileDelivered: _delivered,
    dice.CupShaken: lambda e, s: f"{s.who(e.by)} shakes the dice cup",
    dice.CupOpened: _opened,
    setting.SettingOpened: nothing,
    setting.HandNamed: lambda e, s: f"{s.who(e.seat)} looks at the hand of spot {e.spot}",
    setting.HandArranged: _arranged,
    setting.AdviceGiven: lambda e, s: f"{s.who(e.seat)} asks the floor for the house way",
    setting.SettingLeft: nothing,
    setting.HandSet: _set,
    setting.AllSet: lambda e, s: "All hands are set",
    pai_gow_bank.BankOpened: lambda e, s: f"The bank opens {show_cards(e.cards)}",
    pai_gow_bank.BankAsked: nothing,
    pai_gow_bank.BankSet: _bank_set,
    pai_gow_bank.BankConfirmed: lambda e, s: "The bank's hand is final",
    pai_gow_bank.BankClosed: nothing,
    pai_gow_bank.BankCounted: lambda e, s: f"The bank covers {dollars(e.amount)}",
    pai_gow_settle.HandExposed: lambda e, s: f"{s.hand_of(e.spot)} shows {laid(e.front, e.back)}",
    pai_gow_settle.ReadingEnded: nothing,
    pai_gow_misdeal.DealVoided: lambda e, s: f"Misdeal: all cards come in{s.rules(e.cite)}",
    pai_gow_misdeal.DeckReplaced: lambda e, s: f"A new deck comes to the table{s.rules(e.cite)}",
    pai_gow_rulings.CardSeen: lambda e, s: (
        f"Everybody saw {show_cards((e.card,))}{s.rules(e.cite)}"
    ),
    pai_gow_rulings.HandFouled: lambda e, s: f"The hand of spot {e.spot} is foul{s.rules(e.cite)}",
    pai_gow_rulings.WagerForfeited: lambda e, s: (
        f"{s.who(e.seat)} forfeits his bet on spot {e.spot}{s.rules(e.cite)}"
    ),
    pai_gow_rulings.ReadingMistaken: _misread,
}

TELLING: Final = Telling(
    family=PAI_GOW,
    words=WORDS,
    stakes=banked.stakes,
    fees=banked.fees,
    mark="bank",
    between=banked.BETWEEN,
    seated=banked.SEATED,
    hand_of=banked.hand_of,
)
