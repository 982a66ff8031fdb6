"""A question about odds as people ask it: hands, ranges, a board and dead cards in text."""

from collections.abc import Iterable, Sequence
from itertools import accumulate

from cardhouse.analysis.equity.ranges import is_range, parse_range
from cardhouse.analysis.equity.spot import PLAYERS_MAX, Hand, Holding, Spot, hands_together
from cardhouse.analysis.evaluate.tables import NUMBER
from cardhouse.cards import HIDDEN, Card, CardError, card_words, distinct, parse_cards
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.portion import portions, total

RANDOM = "random"


def read_spot(game: Game, hands: Sequence[str], board: str = "", dead: str = "") -> Spot:
    """The spot behind the words, or a CardError that explains the mistake."""
    dealt = total(game.script)
    held, shared = dealt.held, dealt.board
    if not 2 <= len(hands) <= PLAYERS_MAX:
        raise CardError(f"odds are between 2 and {PLAYERS_MAX} hands, not {len(hands)}")
    on_board = _board(board, [portion.board for portion in portions(game.script)])
    out = parse_cards(dead)
    read = [_hands(text, held) for text in hands]
    _in_deck(
        game, [*on_board, *out, *(card for each in read if len(each) == 1 for card in each[0])]
    )
    known = {NUMBER[card] for card in (*on_board, *out)}
    holdings = _possible([_holding(each, held) for each in read], hands, known)
    stub = _stub(game, holdings, known)
    spot = Spot(holdings, _numbers(on_board), shared - len(on_board), stub)
    due = spot.board_due + sum(holding.due for holding in holdings)
    if due > len(stub):
        raise CardError(f"{due} cards are still to come, and {len(stub)} are left in the deck")
    return spot


def _board(text: str, streets: list[int]) -> tuple[Card, ...]:
    cards = parse_cards(text)
    lengths = sorted({0, *accumulate(streets)})
    if len(cards) not in lengths:
        if lengths == [0]:
            raise CardError("this game has no board: each hand is all of a player's own cards")
        *most, last = map(str, lengths[1:])
        due = f"{', '.join(most)} or {last}" if most else last
        raise CardError(f"a board is {due} cards, not {len(cards)}")
    return cards


def _hands(text: str, held: int) -> tuple[tuple[Card, ...], ...]:
    """A hand, perhaps incomplete, or in a game of two cards the hands of a range."""
    if text.strip().lower() == RANDOM:
        return ((),)
    if is_range(text):
        if held != 2:
            raise CardError(f"'{text}' is a range, which only a hand of two cards can be")
        return parse_range(text)
    cards = tuple(card for card in parse_cards(text) if card != HIDDEN)
    if not cards:
        raise CardError(f"the hand '{text}' has no cards: {RANDOM} is one that nobody has seen")
    if held == 2 and len(cards) > 2 and "," in text:
        return parse_range(text)
    if len(cards) > held:
        raise CardError(f"the hand '{text}' is not {held} cards or fewer but {len(cards)}")
    return (distinct(cards),)


def _in_deck(game: Game, cards: Iterable[Card]) -> None:
    deck = set(game.deck.cards())
    for card in distinct(cards):
        if card not in deck:
            raise CardError(f"{card} ({card_words(card)}) is not in the deck of this game")


def _numbers(cards: Iterable[Card]) -> Hand:
    return tuple(NUMBER[card] for card in cards)


def _holding(hands: tuple[tuple[Card, ...], ...], held: int) -> Holding:
    return Holding(tuple(map(_numbers, hands)), held - len(hands[0]))


def _possible(
    holdings: list[Holding], texts: Sequence[str], known: set[int]
) -> tuple[Holding, ...]:
    """Drop the hands of ranges whose cards lie elsewhere."""
    while True:
        fixed = [set(h.hands[0]) if len(h.hands) == 1 else set() for h in holdings]
        kept = []
        for i, holding in enumerate(holdings):
            elsewhere = known.union(*fixed[:i], *fixed[i + 1 :])
            hands = tuple(hand for hand in holding.hands if elsewhere.isdisjoint(hand))
            if not hands:
                raise CardError(f"no hand of '{texts[i]}' is left: its cards lie elsewhere")
            kept.append(holding._replace(hands=hands))
        if kept == holdings:
            break
        holdings = kept
    if next(hands_together(holdings), None) is None:
        raise CardError("these ranges cannot be held at the same time: they need the same cards")
    return tuple(holdings)


def _stub(game: Game, holdings: Sequence[Holding], known: set[int]) -> Hand:
    fixed = {card for h in holdings if len(h.hands) == 1 for card in h.hands[0]}
    return tuple(
        number
        for number in map(NUMBER.__getitem__, game.deck.cards())
        if number not in known | fixed
    )
