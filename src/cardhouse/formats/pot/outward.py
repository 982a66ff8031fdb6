"""From our history to a plain hand, as far as plain terms can say it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.events import (
    Arranged,
    Began,
    Burned,
    Dealt,
    Event,
    FeeAssessed,
    FeeDropped,
    HandEnded,
    HandStarted,
    Shuffled,
)
from cardhouse.engine.pot.deal_events import BoardDealt
from cardhouse.engine.pot.events import (
    AntePosted,
    BettingOpened,
    BlindPosted,
    BroughtIn,
    Called,
    Checked,
    DeadPosted,
    Discarded,
    Drawn,
    DrawOpened,
    Folded,
    HandKilled,
    Mucked,
    PotAwarded,
    Raised,
    ShowdownOpened,
    Shown,
    StockRenewed,
    UncalledReturned,
)
from cardhouse.engine.pot.hand import PotGame
from cardhouse.formats.history import History, Viewer, as_seen, replayed
from cardhouse.formats.pot.holdings import holdings
from cardhouse.formats.pot.inward import winnings
from cardhouse.formats.pot.plain import UNKNOWN, Act, Kind, PlainHand, Unsayable
from cardhouse.formats.pot.variants import variant_of
from cardhouse.rulebook import Posted

# Events that follow from the others.
IMPLIED: Final = (
    AntePosted,
    Arranged,
    Began,
    BettingOpened,
    BlindPosted,
    Burned,
    DeadPosted,
    DrawOpened,
    FeeAssessed,
    FeeDropped,
    HandEnded,
    HandKilled,
    PotAwarded,
    ShowdownOpened,
    StockRenewed,
    Shuffled,
    UncalledReturned,
)

# The kinds of acts.
KINDS: Final[dict[type[Event], Kind]] = {
    BoardDealt: "board",
    Folded: "fold",
    Called: "call",
    Checked: "call",
    Raised: "raise",
    BroughtIn: "bring-in",
    Discarded: "discard",
    Shown: "show",
    Mucked: "muck",
}
# Events of a kind that can be told, in a form that cannot.
NAMED: Final = {
    "folded": "a fold with no bet to face, after which the seat is still dealt cards",
    "checked": "a check of a straddle",
    "discarded": "a draw whose fifth card comes after the others",
    "shown": "a hand shown in part",
    "mucked": "a hand thrown away that plays the board",
    "kill-posted": "a kill",
    "straddled": "a straddle",
    "stake-set": "an opening stake that the button names",
    "ruled": "a ruling of the floor",
}


def plain(history: History, post: Posted, viewer: Viewer = "all") -> PlainHand:
    """The hand as a viewer saw it; whatever plain terms cannot say is refused by its name."""
    table = post.table(history.table)
    game = post.game(table)
    if not isinstance(game, PotGame):
        raise Unsayable(f"a hand of {game.title}: it is not played for a pot")
    variant = variant_of(game)
    if variant is None:
        raise Unsayable(f"a hand of {game.title} at {history.house}: {_strange(game)}")
    last = replayed(history, game)[-1]
    started = history.started()
    _sayable(started)
    seats, stakes = started.seats, game.stakes
    events = as_seen(history, viewer).events
    forced = _forced(events, game)
    finishing = tuple(last.chips[seat] for seat in seats) if last.over else ()
    won = winnings(list(history.events))
    before = _paid_before(events)
    return PlainHand(
        variant=variant,
        limit=stakes.limit,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        bring_in=stakes.bring_in,
        seats=seats,
        stacks=tuple(_stack(started.stacks[seat] - before.get(seat, 0)) for seat in seats),
        names=tuple(history.names.get(seat, "") for seat in seats),
        button=started.button,
        antes=forced["antes"],
        blinds=forced["blinds"],
        posts=forced["posts"],
        acts=tuple(_with_all_cards(_acts(events), seats)),
        unshown=_unshown(events, tuple(last.live)) if last.over else (),
        finishing=() if UNKNOWN in started.stacks.values() else finishing,
        winnings=tuple(won.get(seat, 0) for seat in seats) if last.over else (),
        chip=stakes.chip,
        hand=str(history.hand),
        table=history.table,
        venue=post.room.name,
        address=post.room.address,
        # A hand that brings its own rules is of no house.
        ours=_mucked(events) | (_ours(history, events) if history.rules is UNSET else {}),
    )


def _strange(game: PotGame) -> str:
    """The part of a game that no other format knows."""
    if game.deck.jokers:
        return "a joker is in the deck"
    tags = {type(step).__struct_config__.tag for step in game.script}
    known = {"assess", "collect", "antes", "blinds", "deal", "bet", "draw", "stretch", "showdown"}
    if odd := sorted(str(tag) for tag in tags - known):
        return f"other programs know no step `{odd[0]}`"
    return "other programs know no game with its cards, its betting and its ranking"


def _sayable(started: HandStarted) -> None:
    for what, there in (
        ("a kill", started.kill),
        ("a player dealt in by mistake", started.absent),
        ("a deck that is not the game's", started.deck),
        ("a fee that depends on who comes in", started.fees),
    ):
        if there:
            raise Unsayable(what)


def _stack(chips: int) -> int:
    if chips <= 0:
        raise Unsayable("a player left without chips by the fee")
    return chips


def _paid_before(events: tuple[Event, ...]) -> dict[int, int]:
    """Fees paid by a player before the deal: to other programs they are no part of the hand."""
    paid: dict[int, int] = {}
    for event in events:
        if isinstance(event, Dealt):
            break
        if isinstance(event, FeeDropped) and not event.from_pot:
            paid[event.seat] = paid.get(event.seat, 0) + event.amount
    return paid


def _forced(events: tuple[Event, ...], game: PotGame) -> dict[str, dict[int, int]]:
    """Forced bets as they should have been, even where a player had fewer chips."""
    stakes = game.stakes
    antes: dict[int, int] = {}
    blinds: dict[int, int] = {}
    posts: dict[int, int] = {}
    started = events[0]
    assert isinstance(started, HandStarted)
    full = list(stakes.blinds)
    for event in events:
        match event:
            case AntePosted(seat=seat):
                antes[seat] = antes.get(seat, 0) + stakes.ante
            case BlindPosted(seat=seat, cite="blind.entering"):
                posts[seat] = started.posts[seat].live
            case BlindPosted(seat=seat):
                blinds[seat] = full[len(blinds)]
            case DeadPosted(seat=seat):
                antes[seat] = antes.get(seat, 0) + started.posts[seat].dead
    return {"antes": antes, "blinds": blinds, "posts": posts}


def _acts(events: tuple[Event, ...]) -> list[Act]:
    """The acts in order; the deals of a street, or of a draw, player by player."""
    acts: list[Act] = []
    dealt: dict[int, list[Card]] = {}
    for event in events[1:]:
        match event:
            case Dealt(seats=seats, cards=cards):
                for seat, card in zip(seats, cards, strict=True):
                    dealt.setdefault(seat, []).append(card)
                continue
            case Drawn(seat=seat, cards=cards):
                dealt.setdefault(seat, []).extend(cards)
                continue
            case Discarded() | StockRenewed() | Arranged() | Burned():
                pass
            case _:
                acts += [Act(kind="deal", seat=s, cards=tuple(c)) for s, c in dealt.items()]
                dealt = {}
        if (act := _act(event)) is not None:
            acts.append(act)
    return acts


def _with_all_cards(acts: list[Act], seats: tuple[int, ...]) -> list[Act]:
    """Hands are shown whole, with the cards that lay face up before."""
    held = holdings(seats, acts)
    whole = []
    for act in acts:
        if act.kind == "show":
            rest = [card for card in held[act.seat].cards() if card not in act.cards]
            act = replace(act, cards=(*act.cards, *rest))
        whole.append(act)
    return whole


def _unshown(events: tuple[Event, ...], live: tuple[int, ...]) -> tuple[int, ...]:
    """The player who won at a showdown without showing: all others threw their hands away."""
    shown = {event.seat for event in events if isinstance(event, Shown | Mucked)}
    opened = any(isinstance(event, ShowdownOpened) for event in events)
    return tuple(seat for seat in live if opened and seat not in shown)


def _act(event: Event) -> Act | None:
    """The act behind an event, or None if the event follows from others."""
    if (kind := KINDS.get(type(event))) is not None and _told(event):
        seat, to = getattr(event, "seat", 0), getattr(event, "to", 0)
        cards, says = getattr(event, "cards", ()), getattr(event, "says", "")
        return Act(kind=kind, seat=seat, to=to, cards=cards, says=says)
    if kind is not None or not isinstance(event, IMPLIED):
        tag = str(type(event).__struct_config__.tag)
        raise Unsayable(NAMED.get(tag, f"the event `{tag}`"))
    return None


def _told(event: Event) -> bool:
    """True for an event in the form that other programs know too."""
    match event:
        case Folded(needless=odd) | Checked(straddled=odd) | Mucked(board=odd):
            return not odd
        case Discarded(filled=filled, fifth_later=later):
            return not (filled or later)
        case Shown(cite=cite):
            return cite != "show.all-cards"
    return True


def _mucked(events: tuple[Event, ...]) -> dict[str, Any]:
    """Hands thrown away at the showdown, which a format may have to turn up."""
    mucked = [event.seat for event in events if isinstance(event, Mucked)]
    return {"mucked": mucked} if mucked else {}


def _ours(history: History, events: tuple[Event, ...]) -> dict[str, Any]:
    """The rest, which only our histories say; an order of cards only if it is wholly known."""
    started = history.started()
    shuffles = [event.cards for event in events if isinstance(event, Arranged)]
    fees = [event for event in events if isinstance(event, FeeDropped)]
    ours: dict[str, Any] = {
        "house": history.house,
        "game": history.game,
        "table": history.table,
        "hand": history.hand,
        "book": history.book,
        "button": started.button,
    }
    if started.fee:
        ours |= {"fee_seat": started.fee_seat, "fee": started.fee}
        ours["fees"] = [[event.seat, event.amount] for event in fees if not event.from_pot]
        ours["pot_fees"] = [event.amount for event in fees if event.from_pot]
    if started.posts:
        ours["posts"] = [[seat, post.live, post.dead] for seat, post in started.posts.items()]
    if started.between:
        ours["between"] = list(started.between)
    if shuffles and not any(HIDDEN in cards for cards in shuffles):
        ours["shuffles"] = ["".join(cards) for cards in shuffles]
    return ours
