"""The options in which houses' rulings differ. Types of the rule book."""

from msgspec import Struct


class Irregularities(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this house mends what went wrong."""

    # Whether a hand one card short or over is put right as long as nobody has acted;
    # otherwise it is a misdeal.
    repair: bool = True
