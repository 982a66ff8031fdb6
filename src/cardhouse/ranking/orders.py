"""The scale of a house's rules, built once."""

from functools import cache

from cardhouse.ranking.apart import ApartScale
from cardhouse.ranking.rules import High, Low
from cardhouse.ranking.scales import Scale, SuitedScale
from cardhouse.ranking.spoiled import SpoiledScale


@cache
def scale(rules: High | Low) -> Scale:
    """The order of hands under a house's rules."""
    if isinstance(rules, Low) and rules.apart:
        return ApartScale(rules)
    if isinstance(rules, Low) and not rules.ace_to_five:
        return SpoiledScale(rules)
    return SuitedScale(rules) if rules.suits_break_ties else Scale(rules)
