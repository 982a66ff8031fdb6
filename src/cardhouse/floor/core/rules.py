"""The options in which houses' rulings differ. Types of the rule book."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Irregularities(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this house mends what went wrong."""

    # Whether a hand one card short or over is put right as long as nobody has acted;
    # otherwise it is a misdeal.
    repair: bool = True
    # What else becomes of a hand with a wrong number of cards: a misdeal, or it is out with its
    # ante back, and foul once its player has acted on it.
    count: Literal["misdeal", "out"] = "misdeal"
    # Whether a street of stud that was dealt too early, or with a wrong burn, is put right.
    mend_streets: bool = False
    # A last card that came face up just plays, or its player may stand all-in for the pot as it
    # lies; there the whole street is dealt face up if the first card of it was.
    last_exposed: Literal["plays", "all-in"] = "plays"
    # The streets for which a card is burned again when they are dealt from a reshuffled deck;
    # for the others the card that was burned before the mistake is the burn.
    reburn: tuple[Literal["flop", "turn", "river"], ...] = ()
    # Where the card comes from that makes good an exposed card or a joker: the top of the stock,
    # or its middle, which is the first card of the lower half.
    replacement: Literal["top", "middle"] = "top"
    # What becomes of a down card exposed on the deal: it is the next burn card, it is out of
    # play in the muck, or it stays as an up card and the next up card is dealt face down.
    exposed: Literal["burn", "muck", "up"] = "burn"
    # What two down cards exposed on the deal lead to: a misdeal, or, if they are of one hand, that
    # hand is out with its ante back.
    exposed_two: Literal["misdeal", "out"] = "misdeal"
    # Whether a fourth card of the flop that can be told from the others is just the next burn.
    fourth_burns: bool = False
    # Whether a discarded hand may be given back although another hand was given up since.
    revive_after_fold: bool = True
    # Whether cards dealt by mistake to a player who sits out play if he puts chips in.
    absent_plays: bool = False
    # A card exposed on the deal with no more pips than this (ace one), or the joker, must be kept;
    # 0 where every exposed card is exchanged.
    exposed_kept: Annotated[int, Meta(ge=0, le=13)] = 0
    # Until when a wrong number of cards is mended: only before anybody has acted; or, where there
    # is a draw, a short hand is still filled up on it, and nobody takes back a card too many.
    put_right: Literal["before-action", "until-draw"] = "before-action"
