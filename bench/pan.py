"""Pan, which no peer plays: hands with sensible players, and the most expensive Ask of a table."""

from bench.contest import Rate, Result, play_for, work_for
from cardhouse.bots import Session
from cardhouse.cards import Card, parse_cards
from cardhouse.chance import Seeded
from cardhouse.engine.pan.commands import Increase, LayMeld, SplitMeld
from cardhouse.engine.pan.terms import Laying
from cardhouse.ranking.meld_search import moves
from cardhouse.ranking.melds import MeldRules, classify
from cardhouse.rulebook import posted

SEATS = 8
# Ten cards that fit together in many ways, beside four melds that take and lend them.
HELD = "3c 4c 5c 5d 5h 5s 6c 7c 7d Jd"
SPREAD = ("Ac 2c 3c 4c", "Kc Kc Kc Kd", "4h 4s 4c 4c", "7d 7d 7d 7d")
CARDS = "3c 6c Qd 7d Kc 2c 4d 5s"


def hands(seconds: float, seed: int) -> Result:
    """Play hands at a table of eight, each on the deck left by the last."""
    bots = dict.fromkeys(range(1, SEATS + 1), "sensible")
    table = posted("tommys", "pan")
    session = Session.open(table, chance=Seeded(seed), seats=SEATS, bots=bots, seed=seed)

    def one() -> int:
        session.next_hand()
        decisions = 0
        while session.step():
            decisions += 1
        return decisions

    return play_for(seconds, one)


def asks(seconds: float, seed: int) -> Rate:
    """Find the possible melds at the worst table, anew for each card drawn."""
    rules = MeldRules()
    melds = tuple(meld for text in SPREAD if (meld := classify(parse_cards(text), rules)))
    drawn, held = parse_cards(CARDS), tuple(sorted(parse_cards(HELD)))

    def ask(card: Card) -> int:
        terms = Laying(cards=held, card=card, melds=melds, rules=rules)
        return sum(len(terms.proposals(kind)) for kind in (LayMeld, Increase, SplitMeld))

    def one() -> None:
        # Earlier results would be cached.
        moves.cache_clear()
        for card in drawn:
            ask(card)

    return work_for(seconds, one, count=len(drawn))
