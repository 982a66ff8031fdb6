"""The events of pan, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.pan import events as pan
from cardhouse.engine.pan import mend
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pan.hand import PanGame
from cardhouse.ranking.meld_search import Move
from cardhouse.rulebook import Posted
from cardhouse.table.rules import TableRules
from cardhouse.words.fees import own_fee
from cardhouse.words.pan_rank import melds
from cardhouse.words.rank import alone
from cardhouse.words.said import Arg, Cards, Listed, Money, Said, Seat, say
from cardhouse.words.scene import Scene
from cardhouse.words.telling import Telling, Words, fields, nothing, paid


def chips_said(chips: int) -> Said:
    """A number of chips: "1 chip", "4 chips"."""
    return say("chips", chips=chips)


def move_said(move: Move, melds: Sequence[tuple[Card, ...]]) -> Said:
    """A meld that could be laid; those on the table are called by their cards."""
    onto = Cards(melds[move.meld - 1] if move.meld else ())
    args: dict[str, Arg] = {"cards": Cards(move.cards), "onto": onto}
    match move.do:
        case "increase":
            return say("move-increase", **args)
        case "split":
            return say("move-split", first=Cards(move.first), **args)
        case "meld":
            borrows = bool(move.borrowed)
            return say("move-meld", borrows=borrows, borrowed=Cards(move.borrowed), **args)


def pays_said(move: Move, payers: int) -> Said:
    """The chips that a meld collects from each payer."""
    return say("move-pays", pays=bool(move.worth), chips=chips_said(move.worth), payers=payers)


def _packet(event: pan.PacketDealt, scene: Scene) -> Said | None:
    known = [card for card in event.cards if card != HIDDEN]
    hidden = not known or known == list(event.cards[-1:])
    if hidden and not event.up:
        return None
    last = Cards(event.cards[-1:])
    seat, cards = Seat(event.seat), Cards(event.cards)
    return say("packet-dealt", seat=seat, cards=cards, hidden=hidden, up=event.up, last=last)


def _taken(event: pan.DiscardTaken, scene: Scene) -> Said:
    cites = (event.cite,) if event.by else ()
    seat, by, card = Seat(event.seat), Seat(event.by), Cards((event.card,))
    return say("discard-taken", *cites, seat=seat, by=by, card=card)


def _laid(event: pan.Laid, scene: Scene) -> Said:
    table = tuple(say("meld", cards=Cards(meld.cards)) for meld in event.melds)
    seat, cards = Seat(event.seat), Cards(event.cards)
    return say("laid", event.cite, seat=seat, cards=cards, melds=Listed(table, "bar"))


def _collected(event: pan.Collected, scene: Scene) -> Said | None:
    if not event.shares:
        return None
    seat, chips = Seat(event.seat), chips_said(event.chips)
    return say("collected", event.cite, seat=seat, chips=chips, shares=_shares(event.shares))


def _given_back(event: mend.GivenBack, scene: Scene) -> Said:
    return say("given-back", event.cite, seat=Seat(event.seat), shares=_shares(event.shares))


def _shares(shares: dict[int, int]) -> Listed:
    """The amount that each of several players pays or gets."""
    each = (say("paid", seat=Seat(seat), amount=Money(cents)) for seat, cents in shares.items())
    return Listed(tuple(each))


# The chips of a posting by the rule that asks for them; the floor gives chips into the tops.
POSTED: Final = {"tops": "tops", "floor": "given"}


def _posted(event: pan.TopPosted, scene: Scene) -> Said:
    said = paid()(event, scene)
    assert said is not None
    return Said(said.id, {**said.args, "what": POSTED.get(event.cite, "fee")})


WORDS: Final[Words] = {
    pan.TableSpread: nothing,
    pan.TopPosted: _posted,
    pan.TopReturned: fields("seat", "amount", ruled=True),
    pan.PacketDealt: _packet,
    pan.EldestFound: fields("seat", ruled=True),
    pan.OnTopOpened: nothing,
    pan.WentOnTop: fields("seat"),
    pan.Retired: fields("seat"),
    pan.TurnBegan: nothing,
    pan.NotForced: nothing,
    pan.CardCalled: nothing,
    pan.CardDrawn: fields("seat", "card"),
    pan.DiscardTaken: _taken,
    pan.Laid: _laid,
    pan.Collected: _collected,
    pan.PaidShort: fields("seat", "missing", ruled=True),
    pan.CardDiscarded: fields("seat", "card", "fresh"),
    pan.DiscardsShuffled: fields(ruled=True),
    pan.WentOut: fields("seat", ruled=True),
    pan.LastLeft: fields("seat", ruled=True),
    pan.TopsWon: fields("seat", "amount"),
    pan.DeckRenewed: nothing,
    mend.HandToMend: nothing,
    mend.CardsServed: fields("seat", "cards", ruled=True),
    mend.CardsWithdrawn: fields("seat", "cards", ruled=True),
    mend.HandDead: fields("seat", ruled=True),
    mend.PlayerFouled: fields("seat", ruled=True),
    mend.GivenBack: _given_back,
    mend.SpreadDemanded: fields("seat", "meld", ruled=True),
    mend.SpreadTakenBack: fields("seat", ruled=True),
}


def _tops(post: Posted, rules: TableRules) -> Said:
    """The tops that everybody puts up before the deal: "tops 1"."""
    game = post.game(rules)
    assert isinstance(game, PanGame)
    return say("tops", tops=game.pan.tops)


TELLING: Final = Telling(
    family=PAN,
    words=WORDS,
    stakes=lambda post, rules: say("stakes-pan", chip=Money(rules.stakes.chip)),
    more=_tops,
    fees=own_fee,
    about=lambda game: say("about-pan"),
    mark="first-player",
    rank=alone(melds),
)
