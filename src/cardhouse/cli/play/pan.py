"""Pan in the terminal: spreads and proposals shown with their worth, and what is typed."""

from collections.abc import Iterator, Mapping
from typing import Final

from cardhouse.cards import show_cards
from cardhouse.cli.felt.cards import in_suits
from cardhouse.cli.play.read import Unclear, cards
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View
from cardhouse.engine.pan.commands import (
    DiscardCard,
    DrawCard,
    Force,
    GoOnTop,
    Increase,
    LayMeld,
    LetGo,
    Retire,
    SplitMeld,
    TakeDiscard,
)
from cardhouse.engine.pan.terms import Laying, as_command
from cardhouse.ranking.meld_search import Move
from cardhouse.words.pan import chips_words
from cardhouse.words.scene import dollars

PLAIN: Final[dict[str, type[Command]]] = {
    "stay": GoOnTop,
    "on-top": GoOnTop,
    "go-on-top": GoOnTop,
    "retire": Retire,
    "draw": DrawCard,
    "d": DrawCard,
    "draw-card": DrawCard,
    "take": TakeDiscard,
    "t": TakeDiscard,
    "take-discard": TakeDiscard,
    "force": Force,
    "let": LetGo,
    "let-go": LetGo,
}
LAYING: Final = (LayMeld, Increase, SplitMeld)
VERBS: Final = frozenset({*PLAIN, "meld", "m", "add", "a", "split", "throw", "discard", "x"})
# How many proposals are shown, the best ones first.
SHOWN: Final = 9
HELP: Final = (
    ("stay / retire", "before play: go on top, or give up the hand and the ante"),
    ("d, draw / t, take", "draw from the deck; take the top discard and meld it at once"),
    ("1, 2, 3 ...", "lay out the melds as proposed; what they collect is shown"),
    ("m, meld CARDS", "lay a new meld: m 5h 5s 5c; borrowing: m 4h 4s from 1 4c"),
    ("a, add MELD CARDS", "add cards to one of your melds: a 1 5d"),
    ("split MELD CARDS into CARDS", "add cards and divide a meld: split 1 4c 4d into 4c 4c 4c"),
    ("x, discard CARD", "end your turn; a drawn card that is not melded goes by itself: x"),
    ("force / let", "make the next player take the top discard, which fits his spread, or not"),
    ("Enter", "what stands for silence: retire, draw, discard, or the next hand"),
    ("why", "the house's rules behind what happened"),
)


def is_verb(word: str) -> bool:
    """Whether a word is something that a player of pan does."""
    return word in VERBS or (word.isascii() and word.isdigit())


def proposed(ask: Ask) -> list[Move]:
    """What could be laid out now, what collects most first; nothing twice."""
    found: list[Move] = []
    for kind in LAYING:
        terms = ask.offers.get(kind)
        if isinstance(terms, Laying):
            found += terms.proposals(kind)
    found.sort(key=lambda move: (-move.worth, move.do == "split", bool(move.borrowed)))
    return found[:SHOWN]


def lines(view: View, ask: Ask, names: Mapping[int, str]) -> Iterator[str]:
    """The table in words: spreads, the top discard, one's hand, and the proposals."""
    table = view.pan
    if table is None:
        return
    chip = view.stakes.chip
    for seat, melds in table.melds.items():
        laid = "   ".join(
            f"{n}: {show_cards(m.cards)}" + (f" ({chips_words(m.worth)})" if m.worth else "")
            for n, m in enumerate(melds, 1)
        )
        yield f" {names.get(seat, f'Seat {seat}')} has spread {laid}"
    if table.top:
        state = ", straight from the deck" if table.fresh else ""
        yield f" Top discard: {show_cards(table.top)}{state}"
    if table.drawn:
        yield f" Drawn: {show_cards(table.drawn)}"
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    if own is not None and own.down:
        yield f" Your hand: {show_cards(sorted(own.down, key=in_suits))}"
    for number, move in enumerate(proposed(ask), 1):
        worth = f", collects {chips_words(move.worth)} ({dollars(move.worth * chip)}) from each"
        yield f"   {number}: {_move_words(move)}{worth if move.worth else ''}"


def _move_words(move: Move) -> str:
    if move.do == "increase":
        return f"add {show_cards(move.cards)} to meld {move.meld}"
    if move.do == "split":
        return f"split meld {move.meld} with {show_cards(move.cards)} into {show_cards(move.first)}"
    borrowed = f" with {show_cards(move.borrowed)} from meld {move.meld}" if move.borrowed else ""
    return f"meld {show_cards(move.cards)}{borrowed}"


def command(words: list[str], view: View, ask: Ask | None) -> Command:
    """The command of the viewer behind the words; a number carries out a proposal."""
    verb, *rest = words
    me = view.viewer
    if verb.isdigit():
        found = proposed(ask) if ask is not None else []
        if not 1 <= int(verb) <= len(found):
            raise Unclear(f"There is no proposal {verb}.")
        return as_command(found[int(verb) - 1], me)
    if verb in PLAIN:
        if rest:
            raise Unclear(f"{verb!r} takes nothing more: {' '.join(rest)!r} was not understood.")
        return PLAIN[verb](me)
    if verb in ("throw", "discard", "x"):
        drawn = view.pan.drawn if view.pan else ()
        named = cards(rest) if rest else drawn
        if len(named) != 1:
            raise Unclear(f"Which card? Like: {verb} Kd.")
        return DiscardCard(me, named[0])
    if verb in ("meld", "m"):
        return _meld(me, rest)
    return _onto(me, verb, rest)


def _meld(me: int, rest: list[str]) -> LayMeld:
    own, source = rest, list[str]()
    if "from" in rest:
        at = rest.index("from")
        own, source = rest[:at], rest[at + 1 :]
    number = int(source[0]) if source and source[0].isdigit() else 0
    return LayMeld(me, cards(own), number, cards(source[1:]))


def _onto(me: int, verb: str, rest: list[str]) -> Increase | SplitMeld:
    """Cards for a meld that is named by its number."""
    if not rest or not rest[0].isdigit():
        raise Unclear(f"To which of your melds? Like: {verb} 1 5d.")
    number, named = int(rest[0]), rest[1:]
    if verb != "split":
        return Increase(me, number, cards(named))
    if "into" not in named:
        raise Unclear("Into what? Like: split 1 4c 4d into 4c 4c 4c.")
    at = named.index("into")
    return SplitMeld(me, number, cards(named[:at]), cards(named[at + 1 :]))
