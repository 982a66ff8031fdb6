"""The events of pai gow poker, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardhouse.cards import HIDDEN
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.pai_gow import bank as pai_gow_bank
from cardhouse.engine.banked.pai_gow import dice, piles, setting
from cardhouse.engine.banked.pai_gow import misdeal as pai_gow_misdeal
from cardhouse.engine.banked.pai_gow import rulings as pai_gow_rulings
from cardhouse.engine.banked.pai_gow import settle as pai_gow_settle
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.spots import PILES
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.ranking.paigow import back_scale, front
from cardhouse.words import banked
from cardhouse.words.hands import front_said, hand_said
from cardhouse.words.pai_gow_rank import set_by_house
from cardhouse.words.rank import alone
from cardhouse.words.said import Cards, Listed, Said, Seat, say, small
from cardhouse.words.scene import Scene
from cardhouse.words.telling import Telling, Words, fields, nothing

# The rules that settle a wager by comparing both hands.
_COMPARED: Final = frozenset({"settle.both", "settle.neither", "settle.one", "settle.copy"})


def _opened(event: dice.CupOpened, scene: Scene) -> Said:
    rolled = Listed(tuple(say("die", number=number) for number in event.dice))
    return say("cup-opened", dice=rolled, spot=event.action)


def _delivered(event: piles.PileDelivered, scene: Scene) -> Said | None:
    if not event.hand or HIDDEN in event.cards:
        return None
    return say("is-dealt", whose=scene.hand_of(event.hand), cards=Cards(event.cards))


def _arranged(event: setting.HandArranged, scene: Scene) -> Said | None:
    if not event.by_dealer and event.cite != "set.propose":
        return None
    cites = (event.cite,) if event.by_dealer else ()
    how = {"dealer": event.by_dealer, "spot": event.spot}
    return say("hand-arranged", *cites, seat=Seat(event.seat), **how)


def _set(event: setting.HandSet, scene: Scene) -> Said:
    whose = scene.hand_of(event.spot)
    return say("hand-set", whose=whose, front=Cards(event.front), back=Cards(event.back))


def _bank_set(event: pai_gow_bank.BankSet, scene: Scene) -> Said:
    laid = {"front": Cards(event.front), "back": Cards(event.back)}
    return say("bank-set", floor=event.by_floor, **laid)


def _exposed(event: pai_gow_settle.HandExposed, scene: Scene) -> Said:
    whose = scene.hand_of(event.spot)
    return say("hand-exposed", whose=whose, front=Cards(event.front), back=Cards(event.back))


def _misread(event: pai_gow_rulings.ReadingMistaken, scene: Scene) -> Said:
    wrong = bool(event.result)
    return say("reading-mistaken", event.cite, wrong=wrong, spot=event.spot)


def _settled(event: WagerSettled, scene: Scene) -> Said:
    """The outcome of a wager, with both hands compared to the bank's."""
    assert isinstance(scene.hand, PaiGowHand)
    said, lay = banked.settled(event, scene), scene.hand.layout
    if event.cite == "settle.foul":
        return say("wager-foul", *said.cites, settled=said)
    if event.cite not in _COMPARED or not {event.hand, BANK} <= set(lay.settings):
        return said
    rules, mine, bank = scene.hand.game.paigow, lay.settings[event.hand], lay.settings[BANK]
    fronts = front(mine.front, rules), front(bank.front, rules)
    scale = back_scale(rules)
    backs = scale.value(mine.back), scale.value(bank.back)
    return say(
        "wager-compared-both",
        *said.cites,
        settled=said,
        front=_compared(fronts, front_said),
        back=_compared(backs, lambda value: hand_said(scale, value)),
    )


def _compared(values: tuple[int, int], name: Callable[[int], Said]) -> Said:
    """The front or back hand against the bank's."""
    mine, bank = values
    how = "beats" if mine > bank else "loses" if mine < bank else "copies"
    return say("compared", how=how, mine=small(name(mine)), bank=small(name(bank)))


WORDS: Final[Words] = {
    **banked.WORDS,
    WagerSettled: _settled,
    piles.PilesDealt: fields(),
    piles.PileDelivered: _delivered,
    dice.CupShaken: fields("by"),
    dice.CupOpened: _opened,
    setting.SettingOpened: nothing,
    setting.HandNamed: fields("seat", "spot"),
    setting.HandArranged: _arranged,
    setting.AdviceGiven: fields("seat"),
    setting.SettingLeft: nothing,
    setting.HandSet: _set,
    setting.AllSet: fields(),
    pai_gow_bank.BankOpened: fields("cards"),
    pai_gow_bank.BankAsked: nothing,
    pai_gow_bank.BankSet: _bank_set,
    pai_gow_bank.BankConfirmed: fields(),
    pai_gow_bank.BankClosed: nothing,
    pai_gow_bank.BankCounted: fields("amount"),
    pai_gow_settle.HandExposed: _exposed,
    pai_gow_settle.ReadingEnded: nothing,
    pai_gow_misdeal.DealVoided: fields(ruled=True),
    pai_gow_misdeal.DeckReplaced: fields(ruled=True),
    pai_gow_rulings.CardSeen: fields("card", ruled=True),
    pai_gow_rulings.HandFouled: fields("spot", ruled=True),
    pai_gow_rulings.WagerForfeited: fields("seat", "spot", ruled=True),
    pai_gow_rulings.ReadingMistaken: _misread,
}


def _numbered(scene: Scene, key: int) -> Said:
    """A spot, or one of the piles before they are delivered."""
    if key in PILES:
        return say("choice-pile", number=PILES.index(key) + 1)
    return banked.numbered(scene, key)


TELLING: Final = Telling(
    family=PAI_GOW,
    words=WORDS,
    stakes=banked.stakes,
    fees=banked.fees,
    cost=banked.cost,
    about=lambda game: say("about-pai-gow"),
    mark="bank",
    between=banked.BETWEEN,
    seated=banked.SEATED,
    hand_of=banked.hand_of,
    numbered=_numbered,
    rank=alone(set_by_house),
)
