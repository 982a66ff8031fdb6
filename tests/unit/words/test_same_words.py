"""A banked round is told in the same words on the page, in its history and at the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from cardhouse.bots import Session
from cardhouse.chance import Stacked
from cardhouse.cli.histories import history_of
from cardhouse.cli.play.sight import Sight
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.rulebook import Posted, open_table, posted
from cardhouse.server.history import Played, frames
from cardhouse.server.table.telling import Telling
from cardhouse.store.records import KeptHand, Seated
from cardhouse.table import Table
from cardhouse.table.table import Player
from cardhouse.words.text import render
from tests.kit.banked import AnyBanked, Banked, game
from tests.kit.pai_gow import PaiGowTable

NAMES = dict(enumerate(("You", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal"), 1))
ME = 1
SETTLED = WagerSettled.__struct_config__.tag
# The terminal and a written history name a line's rules at its end; pages have a button for them.
RULES = re.compile(r" \[[^\]]*\]$")
LANGUAGES = ("en", "es")


def sat(post: Posted, played: AnyBanked) -> Table:
    """A table at which the hand has just been played."""
    table = open_table(post)
    for seat, chips in played.hand.chips.items():
        if isinstance(seat, int):
            table.players[seat] = Player(NAMES[seat], chips)
    table.hand, table.log, table.hands = played.hand, list(played.log), 0
    return table


def on_page(post: Posted, played: AnyBanked, language: str) -> list[str]:
    """The lines of a settlement as they come to the page."""
    table = sat(post, played)
    lines = Telling(post, table).lines(ME, table, language)
    return [line.text for line in lines if line.kind == SETTLED]


def in_history(post: Posted, played: AnyBanked, language: str) -> Iterator[list[str]]:
    """The same on the page of the finished hand, event by event."""
    kept = KeptHand(
        number=1,
        first=1,
        last=len(played.log),
        book="",
        rules=post.table("").name,
        seats={seat: Seated(NAMES[seat]) for seat in played.seats},
    )
    told = Played(kept, tuple(played.log))
    for state in frames("table", post, told, NAMES[ME], language):
        yield [line.text for line in state.lines if line.kind == SETTLED]


def at_terminal(post: Posted, played: AnyBanked, language: str) -> tuple[list[str], list[str]]:
    """All lines of `cardhouse play`, and those that `cardhouse deal` and `replay` write down."""
    table = sat(post, played)
    others = {seat: "caller" for seat in played.seats if seat != ME}
    session = Session.open(post, chance=Stacked(()), seats=played.seats, bots=others)
    session.table = table
    sight = Sight(post, session, post.table("").name, language)
    # A person without a name is spoken to.
    table.players[ME].name = sight.names[ME] = {"en": "You", "es": "Tú"}[language]
    history = history_of(session, post, post.table("").name)
    written = render(history, post, viewer=ME, you=ME, language=language).splitlines()
    return [told.line.text for told in sight.lines()], written


def settlement(post: Posted, played: AnyBanked, language: str = "en") -> list[str]:
    """The words of a settlement, which are the same to the letter wherever they are read."""
    page = on_page(post, played, language)
    # One event at a time: no moment of the history tells two results.
    steps = list(in_history(post, played, language))
    assert max(map(len, steps)) == 1
    assert [text for step in steps for text in step] == page
    for place in at_terminal(post, played, language):
        bare = [RULES.sub("", text) for text in place]
        first = bare.index(page[0])
        found = [text for text in bare[first:] if text in page]
        assert found == page
    return page


def seven_spots() -> Banked:
    """Seven spots: splits, a double, insurance, hands over 21, and a bank that runs short."""
    table = Banked(
        game("ven-a-mexico"),
        wagers={spot: 10 * spot for spot in range(1, 8)},
        money=150,
        shoe="8 T 5 9 T 2 7 A 8 9 6 9 6 3 K 8 8 3 T T 9 T T 9 9 9 7 6 T",
    )
    table.act("7 insure", "6 insure", *(f"{spot} decline" for spot in range(5, 0, -1)))
    table.act("1 split", "1 split", "1 double", "1 stand", "1 stand", "2 stand", "3 double")
    table.act("4 split", "4 stand", "4 stand", "5 surrender", "6 hit", "6 hit", "7 hit")
    return table.stand()


def seven_hands() -> PaiGowTable:
    """Six spots against the bank: a copy, a foul, a push, and two hands that are not read."""
    hands = {
        1: "Kh Jd 8h 8d 7c 6h 3c",
        2: "Kd Jh 9d 9c 7h 4s 2c",
        3: "Ad Ac Qc 8c 7d 6s 3s",
        4: "Ks Qh Td Tc 7s 4h 2d",
        5: "Ts 8s 5d 5h 6c 3h 2h",
        6: "As 6d 5s 5c 9h Jc 2s",
        7: "Ah Qs Qd Jo Th 4d 3d",
    }
    wagers = {1: 10, 3: 20, 4: 30, 5: 10, 6: 20, 7: 40}
    table = PaiGowTable(wagers=wagers, money=55, hands=hands)
    fronts = {1: "Kh Jd", 3: "Ad Ac", 4: "Ks Qh", 5: "Ts 8s", 6: "As Jc"}
    return table.read(fronts, "Kd Jh").end()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("book", "round_of"),
    [("ven-a-mexico/no-bust-blackjack", seven_spots), ("tommys/pai-gow-poker", seven_hands)],
    ids=("blackjack", "pai-gow"),
)
def test_page_history_and_terminal_tell_a_settlement_alike(
    book: str, round_of: Callable[[], AnyBanked], language: str
) -> None:
    played = round_of()
    told = settlement(posted(*book.split("/")), played, language)
    assert len(told) == len(played.events(WagerSettled))


def test_seven_spots_are_told_with_their_totals() -> None:
    short = "is not covered by the bank's money"
    assert settlement(posted("ven-a-mexico", "no-bust-blackjack"), seven_spots()) == [
        "Gus's 24 is over 21: Gus loses $70",
        "The bank has no natural: Gus loses $35 on insurance",
        f"Fay's 23 is over 21: Fay loses $45, $15 {short}",
        f"The bank has no natural: Fay loses nothing on insurance, $30 {short}",
        f"Eli surrendered: Eli loses nothing, $25 {short}",
        "Dot's 19 (hand 1) ties the bank's 19: Dot pushes",
        f"Dot's 18 (hand 2) loses to the bank's 19: Dot loses nothing, $40 {short}",
        f"Cy's 21 beats the bank's 19: Cy wins nothing, $60 {short}",
        "Bea's 19 ties the bank's 19: Bea pushes",
        f"Your 21 (hand 1) beats the bank's 19: you win nothing, $20 {short}",
        f"Your 17 (hand 3) loses to the bank's 19: you lose nothing, $10 {short}",
        f"Your 18 (hand 2) loses to the bank's 19: you lose nothing, $10 {short}",
    ]


def test_seven_hands_are_told_front_and_back() -> None:
    unread, used = "is not read", "the bank's money is used up"
    assert settlement(posted("tommys", "pai-gow-poker"), seven_hands()) == [
        "Front: ace-jack beats king-jack."
        " Back: a pair of fives loses to a pair of nines. Fay pushes.",
        "Front: a pair of queens beats king-jack."
        " Back: a pair of aces beats a pair of nines. Gus wins $40.",
        "Front: both have king-jack, and the bank wins a copy."
        " Back: a pair of eights loses to a pair of nines. You lose $10.",
        "The hand of Cy is foul: a pair of aces in front outranks queen high in the back."
        " Cy loses $5, $15 is not covered by the bank's money.",
        f"The hand of Dot {unread}, {used}: $30 goes back to Dot",
        f"The hand of Eli {unread}, {used}: $10 goes back to Eli",
    ]
