"""What happens at a pan table, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardhouse.cards import HIDDEN, show_cards
from cardhouse.engine.pan import events as pan
from cardhouse.engine.pan import mend
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pan.hand import PanGame
from cardhouse.rulebook import Posted
from cardhouse.table.rules import TableRules
from cardhouse.words.fees import own_fee
from cardhouse.words.scene import Scene, dollars
from cardhouse.words.telling import Telling, Words


def chips_words(chips: int) -> str:
    """So many chips: "1 chip", "4 chips"."""
    return f"{chips} chip{'' if chips == 1 else 's'}"


def _nothing(event: Any, scene: Scene) -> str:
    return ""


def _packet(event: pan.PacketDealt, scene: Scene) -> str:
    known = [card for card in event.cards if card != HIDDEN]
    up = f", {event.cards[-1]} face up" if event.up else ""
    if not known or known == list(event.cards[-1:]):
        return f"{scene.who(event.seat)} is dealt {len(event.cards)} cards{up}" if up else ""
    return f"{scene.who(event.seat)} is dealt {show_cards(event.cards)}{up}"


def _taken(event: pan.DiscardTaken, scene: Scene) -> str:
    who = scene.who(event.seat)
    if event.by:
        forced = f"{scene.who(event.by)} forces the {event.card} upon {who}"
        return f"{forced}{scene.rules(event.cite)}"
    return f"{who} takes the {event.card} from the discards"


def _laid(event: pan.Laid, scene: Scene) -> str:
    who, cards = scene.who(event.seat), show_cards(event.cards)
    table = " | ".join(show_cards(meld.cards) for meld in event.melds)
    return f"{who} lays {cards}: {table}{scene.rules(event.cite)}"


def _collected(event: pan.Collected, scene: Scene) -> str:
    if not event.shares:
        return ""
    paid = ", ".join(f"{scene.who(s)} {dollars(each)}" for s, each in event.shares.items())
    what = chips_words(event.chips)
    return f"{scene.who(event.seat)} collects {what} from each: {paid}{scene.rules(event.cite)}"


def _discarded(event: pan.CardDiscarded, scene: Scene) -> str:
    where = "straight from the deck" if event.fresh else "out of the hand"
    return f"{scene.who(event.seat)} discards {event.card}, {where}"


def _given_back(event: mend.GivenBack, scene: Scene) -> str:
    paid = ", ".join(f"{scene.who(s)} {dollars(each)}" for s, each in event.shares.items())
    return f"{scene.who(event.seat)} gives back what was collected: {paid}{scene.rules(event.cite)}"


def _posted(event: pan.TopPosted, scene: Scene) -> str:
    what = "antes" if event.cite == "tops" else "adds to the collection"
    return f"{scene.who(event.seat)} {what} {dollars(event.amount)}{scene.all_in(event.seat)}"


def _moved(what: str) -> Callable[[Any, Scene], str]:
    """Cards served to a hand or taken out of it, which only its player sees."""

    def tell(event: Any, scene: Scene) -> str:
        count = f"{len(event.cards)} card{'' if len(event.cards) == 1 else 's'}"
        cards = count if HIDDEN in event.cards else show_cards(event.cards)
        return f"{scene.who(event.seat)} {what} {cards}{scene.rules(event.cite)}"

    return tell


WORDS: Final[Words] = {
    pan.TableSpread: _nothing,
    pan.TopPosted: _posted,
    pan.TopReturned: lambda e, s: (
        f"{dollars(e.amount)} of the tops goes back to {s.who(e.seat)}{s.rules(e.cite)}"
    ),
    pan.PacketDealt: _packet,
    pan.EldestFound: lambda e, s: f"{s.who(e.seat)} is the eldest hand{s.rules(e.cite)}",
    pan.OnTopOpened: _nothing,
    pan.WentOnTop: lambda e, s: f"{s.who(e.seat)} goes on top",
    pan.Retired: lambda e, s: f"{s.who(e.seat)} retires",
    pan.TurnBegan: _nothing,
    pan.NotForced: _nothing,
    pan.CardCalled: _nothing,
    pan.CardDrawn: lambda e, s: f"{s.who(e.seat)} draws {e.card}",
    pan.DiscardTaken: _taken,
    pan.Laid: _laid,
    pan.Collected: _collected,
    pan.PaidShort: lambda e, s: (
        f"{s.who(e.seat)} lacks {dollars(e.missing)}, which is not owed{s.rules(e.cite)}"
    ),
    pan.CardDiscarded: _discarded,
    pan.DiscardsShuffled: lambda e, s: (
        f"The deck has run out: the discards are shuffled{s.rules(e.cite)}"
    ),
    pan.WentOut: lambda e, s: f"{s.who(e.seat)} goes out with eleven cards{s.rules(e.cite)}",
    pan.LastLeft: lambda e, s: f"{s.who(e.seat)} is the last one left{s.rules(e.cite)}",
    pan.TopsWon: lambda e, s: f"{s.who(e.seat)} takes the tops, {dollars(e.amount)}",
    pan.DeckRenewed: _nothing,
    mend.HandToMend: _nothing,
    mend.CardsServed: _moved("is served"),
    mend.CardsWithdrawn: _moved("is relieved of"),
    mend.HandDead: lambda e, s: f"The hand of {s.who(e.seat)} is dead{s.rules(e.cite)}",
    mend.PlayerFouled: lambda e, s: (
        f"The hand of {s.who(e.seat)} is fouled, and goes on paying{s.rules(e.cite)}"
    ),
    mend.GivenBack: _given_back,
    mend.SpreadDemanded: lambda e, s: (
        f"{s.who(e.seat)} must make spread {e.meld} valid{s.rules(e.cite)}"
    ),
    mend.SpreadTakenBack: lambda e, s: f"{s.who(e.seat)} takes a spread back{s.rules(e.cite)}",
}


def _tops(post: Posted, rules: TableRules) -> str:
    """What everybody puts up before the deal: "tops 1"."""
    game = post.game(rules)
    assert isinstance(game, PanGame)
    return f"tops {game.pan.tops}"


TELLING: Final = Telling(
    family=PAN,
    words=WORDS,
    stakes=lambda post, rules: f"chips of {dollars(rules.stakes.chip)}",
    more=_tops,
    fees=own_fee,
    mark="first player",
)
