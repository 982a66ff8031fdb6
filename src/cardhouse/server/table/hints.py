"""What a good dealer would say if he were asked: what one holds, how to set it, what to meld."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from cardhouse.cards import HIDDEN, Card, show_cards
from cardhouse.engine.banked.commands import Propose, SetHand
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.view import View
from cardhouse.engine.pan.commands import Increase, LayMeld, SplitMeld
from cardhouse.engine.pan.terms import Laying, as_command
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.meld_search import Move
from cardhouse.ranking.paigow import PaiGow, back, back_scale, foul, front, front_name
from cardhouse.server.messages import Hints, MeldHint, Setting
from cardhouse.table import Table
from cardhouse.words.holding import holding
from cardhouse.words.pan import chips_words
from cardhouse.words.scene import dollars

LAYING = (LayMeld, Increase, SplitMeld)
# How many proposals are shown, the best ones first.
MELDS_MOST = 9


def hints(table: Table, view: View, ask: Ask | None) -> Hints:
    """Hints for one viewer, from what he may see and from what he is asked."""
    rules = table.game.paigow
    settings = {}
    if rules is not None and ask is not None and {SetHand, Propose} & set(ask.offers):
        settings = _settings(view, rules)
    silence = "" if ask is None or ask.default is None else ask.default.__struct_config__.tag
    return Hints(
        holding=holding(view, table.game) if view.layout is None and view.pan is None else "",
        settings=settings,
        melds=() if ask is None else _melds(ask, table.game.stakes.chip),
        silence=str(silence),
    )


def _settings(view: View, rules: PaiGow) -> dict[int, tuple[Setting, ...]]:
    """For each hand of seven that the viewer sees."""
    found = {}
    for hand in () if view.layout is None else (*view.layout.hands, view.layout.bank_hand):
        if len(hand.down) == 7 and HIDDEN not in hand.down:
            found[hand.hand] = ways(tuple(sorted(hand.down)), rules)
    return found


@lru_cache(maxsize=256)
def ways(cards: tuple[Card, ...], rules: PaiGow) -> tuple[Setting, ...]:
    """All ways to set seven cards, foul ones too; the house way is marked."""
    house = house_way(cards, rules)
    found = []
    for pair in combinations(range(7), 2):
        two = tuple(cards[i] for i in pair)
        five = tuple(cards[i] for i in range(7) if i not in pair)
        found.append(
            Setting(
                front=two,
                back=five,
                front_words=front_name(front(two, rules)),
                back_words=back_scale(rules).name(back(five, rules)),
                foul=foul(two, five, rules) is not None,
                house=sorted(two) == sorted(house.front),
            )
        )
    return tuple(found)


def _melds(ask: Ask, chip: int) -> tuple[MeldHint, ...]:
    """What could be laid out now, what collects most first."""
    found: list[Move] = []
    for kind in LAYING:
        terms = ask.offers.get(kind)
        if isinstance(terms, Laying):
            found += terms.proposals(kind)
    found.sort(key=lambda move: (-move.worth, move.do == "split", bool(move.borrowed)))
    return tuple(
        MeldHint(
            words=_move_words(move, chip),
            worth=move.worth,
            amount=move.worth * chip,
            command=as_command(move, ask.actor),
        )
        for move in found[:MELDS_MOST]
    )


def _move_words(move: Move, chip: int) -> str:
    cards = show_cards(move.cards)
    match move.do:
        case "increase":
            words = f"Add {cards} to meld {move.meld}"
        case "split":
            words = f"Split meld {move.meld} with {cards} into {show_cards(move.first)}"
        case "meld":
            words = f"Meld {cards}"
            if move.borrowed:
                words += f" with {show_cards(move.borrowed)} from meld {move.meld}"
    if not move.worth:
        return words
    return f"{words}: {chips_words(move.worth)} ({dollars(move.worth * chip)}) from each"
