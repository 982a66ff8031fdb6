"""Options that differ from house to house in rulings: types of the rule book."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Irregularities(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house's remedies for mistakes."""

    # True: a hand one card short or over is put right while nobody has acted; false: it is a
    # misdeal.
    repair: bool = True
    # Any other hand with a wrong number of cards: a misdeal, or out with its ante back, and foul
    # once its player has acted on it.
    count: Literal["misdeal", "out"] = "misdeal"
    # True if a street of stud dealt too early, or after a wrong burn, is put right.
    mend_streets: bool = False
    # A last card dealt face up simply plays, or its player may stand all-in for the pot as it lies;
    # then the whole street is dealt face up if its first card was.
    last_exposed: Literal["plays", "all-in"] = "plays"
    # Streets that get a new burn when dealt from a reshuffled deck; for the others the card burned
    # before the mistake is the burn.
    reburn: tuple[Literal["flop", "turn", "river"], ...] = ()
    # Source of the card that replaces an exposed card or a joker: the top of the stock, or its
    # middle, the first card of the lower half.
    replacement: Literal["top", "middle"] = "top"
    # A down card exposed on the deal becomes the next burn, goes to the muck, or stays as an up
    # card and the next up card is dealt face down.
    exposed: Literal["burn", "muck", "up"] = "burn"
    # Two down cards exposed on the deal are a misdeal, or, if they belong to one hand, that hand is
    # out with its ante back.
    exposed_two: Literal["misdeal", "out"] = "misdeal"
    # True if a fourth flop card that can be told from the others becomes the next burn.
    fourth_burns: bool = False
    # True if a discarded hand may be given back although another hand was given up since.
    revive_after_fold: bool = True
    # A discarded hand turned up only informs, or it decides: turned up by its owner the hand lives
    # again, by anybody else it is dead for good.
    turned_up: Literal["informs", "decides"] = "informs"
    # True if cards dealt by mistake to a player sitting out play once the player puts chips in.
    absent_plays: bool = False
    # A card exposed on the deal with at most this many pips (ace one), or the joker, must be kept;
    # 0 if every exposed card is exchanged.
    exposed_kept: Annotated[int, Meta(ge=0, le=13)] = 0
    # A wrong number of cards is mended only before anybody has acted; or, in games with a draw, a
    # short hand is still filled up on the draw, and no extra card is taken back.
    put_right: Literal["before-action", "until-draw"] = "before-action"
