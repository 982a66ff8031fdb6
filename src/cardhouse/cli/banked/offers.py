"""Offers at a banked table, in words."""

from typing import Final

from cardhouse.cli.play.offers import Offers, plain
from cardhouse.engine.core.view import OfferView
from cardhouse.words.scene import dollars


def _wager(offer: OfferView) -> str:
    """The wagers allowed on each spot: "$5-$100 on 1, 3-6"."""
    by_range: dict[tuple[int, int], list[int]] = {}
    for spot, bounds in offer.spots.items():
        by_range.setdefault(bounds, []).append(spot)
    spots = "; ".join(
        f"{dollars(least)}-{dollars(most)} on {_numbers(on)}"
        for (least, most), on in by_range.items()
    )
    return f"[w]ager {spots}"


def _numbers(numbers: list[int]) -> str:
    """Numbers with runs drawn together: "1, 3-6"."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if run[1:] else str(run[0]) for run in runs)


WAGERS: Final[Offers] = {
    "put-up": lambda offer: f"[put] up to {dollars(offer.most)}",
    "wager": _wager,
    "take-back": plain("take [back]"),
    "refuse": plain("[refuse]"),
    "done": plain("[done]"),
}
BLACKJACK: Final[Offers] = {
    **WAGERS,
    "insure": plain("[i]nsure for"),
    "decline": plain("[no]"),
    "follow": plain("[f]ollow for"),
    "hit": plain("[h]it"),
    "stand": plain("[s]tand"),
    "double": plain("[d]ouble for"),
    "split": plain("s[p]lit for"),
    "surrender": plain("s[u]rrender"),
}
PAI_GOW: Final[Offers] = {
    **WAGERS,
    "shake": lambda offer: "[shake] the cup",
    "look-at": plain("[look] at"),
    "set-hand": plain("[set] two in front"),
    "propose": plain("[propose] two in front"),
    "ask-advice": plain("[house] way"),
    "let-dealer-set": plain("[dealer] sets"),
    "confirm": plain("[confirm]"),
}
# Enter's words, where they differ from the name of its command.
SILENCE: Final = {"decline": "no", "ask-advice": "house", "set-hand": "house way"}
