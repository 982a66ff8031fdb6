"""Offers and silence as messages; every command has its own, with the key in square brackets."""

from typing import Final

from cardhouse.cards import Card
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import OfferView
from cardhouse.words.catalogue import catalogue
from cardhouse.words.said import Arg, Cards, Listed, Money, Said, say

# Begins the message of each command; alone, it is said of one that has no words yet.
OFFERED: Final = "offered"
# An offer without its key, and what Enter does where that is said in other words.
PLAIN: Final = "plain"
SILENT: Final = "silent"


def offer_said(offer: OfferView, form: str = "") -> Said:
    """An offer with its key and its bounds: "[r]aise to $4"."""
    return _said(offer.do, form, {**_bounds(offer), **_choices(offer)})


def silence_said(command: Command) -> Said:
    """The default behind Enter, as short as possible."""
    do, cards = _tag(command), tuple[Card, ...](getattr(command, "cards", ()))
    amount = getattr(command, "amount", 0)
    chosen = "cards" if cards else "amount" if amount else "no"
    args: dict[str, Arg] = {
        **_bounds(OfferView(do)),
        **_choices(OfferView(do)),
        "chosen": chosen,
        "cards": Cards(cards),
        "amount": Money(amount),
    }
    said = _said(do, SILENT, args)
    # Most commands are called the same, chosen or offered.
    return said if catalogue().has(f"{said.id}.{SILENT}") else _said(do, PLAIN, args)


def _said(do: str, form: str, args: dict[str, Arg]) -> Said:
    key = f"{OFFERED}-{do}"
    return Said(key if catalogue().has(key) else OFFERED, {"name": do, **args}, form=form)


def _bounds(offer: OfferView) -> dict[str, Arg]:
    """The cost of an offer, and the least and the most of it, in chips and in cards."""
    return {
        "costs": bool(offer.cost),
        "cost": Money(offer.cost),
        "ranged": offer.least < offer.most,
        "least": Money(offer.least),
        "most": Money(offer.most),
        "least_cards": offer.least,
        "most_cards": offer.most,
    }


def _choices(offer: OfferView) -> dict[str, Arg]:
    """The numbers, cards and spots to choose from."""
    picks = "no"
    if offer.cards:
        picks = "exactly" if offer.least == offer.most else "some"
    # 0 stands for the default, if no number is given.
    named = [value for value in offer.values if value]
    numbered = "no" if not named else "or" if 0 in offer.values else "only"
    return {
        "picks": picks,
        "numbered": numbered,
        "numbers": ", ".join(map(str, named)),
        "spots": Listed(tuple(_spots(offer)), "semicolon"),
    }


def _spots(offer: OfferView) -> list[Said]:
    """The wagers allowed on each spot: "$5-$100 on 1, 3-6"."""
    by_range: dict[tuple[int, int], list[int]] = {}
    for spot, bounds in offer.spots.items():
        by_range.setdefault(bounds, []).append(spot)
    return [
        say("offered-spots", least=Money(least), most=Money(most), spots=_numbers(on))
        for (least, most), on in by_range.items()
    ]


def _numbers(numbers: list[int]) -> str:
    """Numbers with runs drawn together: "1, 3-6"."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if run[1:] else str(run[0]) for run in runs)


def _tag(command: Command) -> str:
    return str(command.__struct_config__.tag)
