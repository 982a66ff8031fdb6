"""The default bot plays every posted game: legal, the same again, and better than chance."""

from random import Random

import pytest
from msgspec.structs import replace

from cardhouse.analysis.pot.policies.buckets import place
from cardhouse.analysis.pot.policies.shares import shares_of
from cardhouse.analysis.pot.policies.traits import traits
from cardhouse.bots import Session
from cardhouse.bots.pot.sensible import Sensible
from cardhouse.bots.pot.sight import sight_of
from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.pot.commands import BringIn, Discard, Match, Stake, StayOut
from cardhouse.engine.pot.view import look
from cardhouse.rulebook import Posted, all_games
from cardhouse.table.rules import Band, Fee
from tests.kit.hands import Dealt, game

GAMES = pytest.mark.parametrize("post", all_games(), ids=lambda post: f"{post.house} {post.name}")
POKER = pytest.mark.parametrize(
    "post",
    [post for post in all_games() if post.family.scope != "banked"],
    ids=lambda post: f"{post.house} {post.name}",
)
DRAW = game("ven-a-mexico", "draw-joker")


def session(post: Posted, bots: dict[int, str]) -> Session:
    found = Session.open(post, chance=Seeded(3), seats=len(bots), bots=bots, seed=3)
    # A fee would drown any edge at these tables.
    fee = Fee(bands=(Band(up_to=10, amount=0),))
    found.table.spread = replace(found.table.spread, fee=fee)
    return found


def play(table: Session, hands: int) -> tuple[list[Event], dict[int, int]]:
    """Play this many hands; returns their events, and each seat's gain."""
    log: list[Event] = []
    won = dict.fromkeys(table.bots, 0)
    for _ in range(hands):
        table.next_hand()
        table.advance()
        started, hand = table.table.log[0], table.table.hand
        assert isinstance(started, HandStarted) and hand is not None
        for seat, stack in started.stacks.items():
            won[seat] += hand.chips[seat] - stack
        log += table.table.log
    return log, won


@GAMES
def test_the_same_seed_plays_the_same_hands(post: Posted) -> None:
    bots = dict.fromkeys(range(1, 5), "sensible")
    assert play(session(post, bots), 6) == play(session(post, bots), 6)


@POKER
def test_it_wins_from_bots_that_take_any_offer(post: Posted) -> None:
    bots = {1: "sensible", 2: "random", 3: "sensible", 4: "random"}
    _, won = play(session(post, bots), 60)
    assert won[1] + won[3] > 0


def decisions(dealt: Dealt, seat: int, times: int = 40) -> list[Command]:
    """The bot's choices at the same decision, over many seeds."""
    ask = next(ask for ask in dealt.hand.asked if ask.actor == seat)
    view = look(dealt.hand, seat)
    made = [Sensible(dealt.game, Random(i)).decide(view, ask) for i in range(times)]
    assert all(ask.allows(command) for command in made)
    return made


def test_the_button_stakes_a_little_and_cheap_stakes_are_matched() -> None:
    dealt = Dealt(DRAW, seats=4, button=4, stacks=200_00)
    stakes = [command.to for command in decisions(dealt, 4) if isinstance(command, Stake)]
    assert len(stakes) == 40 and min(stakes) == 2_00 and max(stakes) <= 20_00
    dealt.act("4 stake 5")
    assert set(map(type, decisions(dealt, 1))) == {Match}
    dear = Dealt(DRAW, seats=4, button=4, stacks=200_00).act("4 stake 100")
    kinds = [type(command) for command in decisions(dear, 1)]
    assert kinds.count(StayOut) > kinds.count(Match) > 0


def test_the_low_card_is_brought_in_or_completed() -> None:
    stud = game("tommys", "stud7")
    hands = {1: "7s 4d 2c", 2: "As Ad Kh", 3: "Ks Qd Jh"}
    dealt = Dealt(stud, seats=3, hands=hands)
    assert dealt.turn == 1 and BringIn in dealt.ask.offers
    kinds = [type(command) for command in decisions(dealt, dealt.turn)]
    assert kinds.count(BringIn) > 30


def test_a_pair_is_drawn_to() -> None:
    dealt = Dealt(DRAW, seats=2, hands={1: "As Ad 9h 6c 2s"}).act("2 stake 2", "1 match")
    dealt.act("1 check", "2 check")
    assert decisions(dealt, 1, 5) == [Discard(1, ("9h", "6c", "2s"))] * 5  # type: ignore[arg-type]


def share(dealt: Dealt, seat: int) -> int:
    """The share of the pot that a seat reckons with, in parts of 255."""
    ask = next(ask for ask in dealt.hand.asked if ask.actor == seat)
    sight = sight_of(dealt.game, look(dealt.hand, seat), ask)
    return shares_of(dealt.game)[place(traits(dealt.game), sight)]


def test_a_draw_is_worth_more_before_it_than_after_it() -> None:
    hands = {1: "As 9s 7s 4s 2d", 2: "Kd Kh 8c 5d 3c"}
    dealt = Dealt(DRAW, seats=2, hands=hands).act("2 stake 2", "1 match")
    before = share(dealt, 1)
    dealt.act("1 check", "2 check", "1 discard", "2 discard")
    assert before > share(dealt, 1) + 12


def test_half_a_pot_is_half_a_win() -> None:
    both = game("tommys", "omaha-hilo")
    hands = {1: "As 2s 9d 8c", 2: "Qd Jd Tc 9c"}
    dealt = Dealt(both, seats=2, hands=hands, board="3h 4h 5h Qs Qh")
    for _ in range(3):
        dealt.check_round()
    assert 255 * 0.45 < share(dealt, 1) <= 255
