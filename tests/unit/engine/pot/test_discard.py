"""The discard: a fixed number of down cards, face down, for good; the rest play."""

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Cards
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.view import see
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.discard import CardsDiscarded, DiscardDown, DiscardOpened
from cardhouse.engine.pot.events import HandKilled, PotAwarded
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.round import Discarding
from cardhouse.engine.pot.view import look
from cardhouse.floor.core.reports import WrongCount
from cardhouse.floor.pot.reports import ExtraDealt, KillHand, ReviveHand
from tests.kit.hands import Dealt
from tests.kit.sixth import sixth_game


def pineapple() -> PotGame:
    return sixth_game("crazy-pineapple")


def to_the_discard(**options: object) -> Dealt:
    table = Dealt(pineapple(), seats=3, **options)  # type: ignore[arg-type]
    return table.check_round().check_round()


def test_everybody_throws_one_away_in_turn_and_plays_two() -> None:
    hands = {1: "As Ad 2c", 2: "Ks Kd 3c", 3: "Qs Qd 4c"}
    table = to_the_discard(hands=hands, board="7h 8h 9c Js 2d")
    assert table.turn == 1
    table.act("1 discard 2c", "2 discard Kd", "3 discard 4c")
    assert [len(table.hand.down[seat]) for seat in (1, 2, 3)] == [2, 2, 2]
    assert table.hand.discards == {1: ["2c"], 2: ["Kd"], 3: ["4c"]}
    table.check_round().check_round().show_all()
    assert [event.seat for event in table.events(PotAwarded)] == [1]
    assert not [event for event in table.events(HandKilled) if event.cite == "count.dead"]


def test_a_card_thrown_away_does_not_play() -> None:
    # Seat 1 throws away the ace that would have made two pair of aces.
    hands = {1: "As 2d 3c", 2: "Ks 4d 5c", 3: "8s 4h 5h"}
    table = to_the_discard(hands=hands, board="Ac Kh 9d Js 7c")
    table.act("1 discard As", "2 discard 5c", "3 discard 5h").check_round().check_round()
    table.show_all()
    assert [event.seat for event in table.events(PotAwarded)] == [2]


def test_neither_none_nor_two_nor_anothers_card_may_be_thrown() -> None:
    table = to_the_discard(hands={1: "As Ad 2c", 2: "Ks Kd 3c"})
    for words in ("1 discard", "1 discard As Ad", "1 discard 3c", "2 discard 3c"):
        table.refused(words)
    table.refused("1 discard As Ad", Reason.WRONG_CARDS)
    table.refused("1 fold", Reason.NOT_OFFERED)


def test_nobody_else_sees_the_card() -> None:
    table = to_the_discard(hands={1: "As Ad 2c"})
    (event,) = table.play(table.spoken("1 discard 2c"))[:1]
    assert isinstance(event, CardsDiscarded)
    for viewer, cards in ((1, ("2c",)), (2, (HIDDEN,)), (0, (HIDDEN,))):
        seen = see(event, viewer)
        assert isinstance(seen, CardsDiscarded) and seen.cards == cards
    own = next(seat for seat in look(table.hand, 1).seats if seat.seat == 1)
    other = next(seat for seat in look(table.hand, 2).seats if seat.seat == 1)
    assert (own.down, own.discards) == (parse_cards("As Ad"), 1)
    assert (other.down, other.discards) == ((HIDDEN,) * 2, 1)


def test_silence_throws_the_last_card_away() -> None:
    table = to_the_discard(hands={1: "As Ad 2c"})
    assert table.ask.default == table.spoken("1 discard 2c")


def test_the_count_of_a_hand_follows_the_discard() -> None:
    table = to_the_discard(hands={1: "As Ad 2c"})
    for seat in (1, 2, 3):
        table.refused(WrongCount(seat=seat), Reason.NOT_SUCH_CASE)
    table.act("1 discard 2c")
    for seat in (1, 2, 3):
        table.refused(WrongCount(seat=seat), Reason.NOT_SUCH_CASE)


def test_a_card_too_many_fouls_the_hand_at_the_showdown() -> None:
    table = Dealt(pineapple(), seats=3, wait=True)
    table.report(ExtraDealt(seat=2))
    table.deal().check_round().check_round()
    for seat in (1, 2, 3):
        table.act(f"{seat} discard {table.hand.down[seat][0]}")
    table.check_round().check_round().show_all()
    dead = [event.seat for event in table.events(HandKilled) if event.cite == "count.dead"]
    assert dead == [2]


def test_all_in_players_throw_away_too() -> None:
    table = Dealt(pineapple(), seats=2, stacks={1: 4_00, 2: 4_00})
    table.check_round()
    assert table.offers == {"discard"}
    table.act(f"{table.turn} discard {table.hand.down[table.turn][0]}")
    assert table.offers == {"discard"}


def test_a_hand_with_too_few_cards_throws_away_those_it_has() -> None:
    hand = to_the_discard(hands={1: "As Ad 2c"}).hand.copy()
    two = DiscardDown(count=2)
    (ask,) = two.asks(hand)
    assert ask.offers == {Discard: Cards(cards=parse_cards("As Ad 2c"), least=2, most=2)}
    assert ask.default == Discard(1, parse_cards("Ad 2c"))
    hand.down[1] = list(parse_cards("As"))
    (ask,) = two.asks(hand)
    assert ask.offers == {Discard: Cards(cards=parse_cards("As"), least=1, most=1)}
    hand.down[1] = []
    (opened,) = two.open(hand)
    assert isinstance(opened, DiscardOpened) and opened.order == (2, 3)


def test_the_last_one_left_throws_nothing_away() -> None:
    hand = to_the_discard().hand.copy()
    one, live = DiscardDown(), hand.live[:]
    assert one.needed(hand) and [one.coming(hand, seat) for seat in (1, 2, 9)] == [-1, -1, 0]
    for count, asked in ((2, True), (1, False)):
        hand.live[:] = live[:count]
        assert (one.needed(hand), bool(one.asks(hand))) == (asked, asked)


def test_a_viewer_who_sees_backs_cannot_tell_which_cards_are_left() -> None:
    table = to_the_discard(hands={1: "As Ad 2c"}).act("1 discard Ad")
    for viewer, left in ((1, ["As", "2c"]), (2, [HIDDEN, HIDDEN])):
        seen = kernel.replay(table.game, [see(event, viewer) for event in table.log])
        assert seen.down[1] == left


def test_a_hand_that_is_killed_throws_nothing_away_and_one_given_back_has_its_turn() -> None:
    table = to_the_discard(hands={1: "As Ad 2c", 2: "Ks Kd 3c", 3: "Qs Qd 4c"})
    killed = KillHand(seat=2, by="Flora", reason="looked at the muck")
    table.report(killed)
    assert Discarding.of(table.hand).to_discard == [1, 3]
    table.act("1 discard 2c")
    table.report(ReviveHand(seat=2, by="Flora", reason="they had not"))
    assert Discarding.of(table.hand).to_discard == [2, 3]
    table.act("2 discard 3c")
    table.report(killed)
    assert Discarding.of(table.hand).to_discard == [3]
    table.report(ReviveHand(seat=2, by="Flora", reason="they had not"))
    assert Discarding.of(table.hand).to_discard == [3], "seat 2 has thrown its card away"
    table.act("3 discard 4c")
    assert not isinstance(table.hand.at, Discarding)


def test_who_sees_only_backs_does_not_know_what_is_left() -> None:
    table = to_the_discard(hands={1: "As Ad 2c"})
    known = table.hand.copy()
    kernel.fold(known, CardsDiscarded(seat=1, cards=(HIDDEN,)))
    assert known.down[1] == [HIDDEN, HIDDEN]
    kernel.fold(table.hand, CardsDiscarded(seat=1, cards=parse_cards("2c")))
    assert table.hand.down[1] == list(parse_cards("As Ad"))


def test_only_a_seat_still_to_discard_has_a_card_to_give_up() -> None:
    table, step = to_the_discard(), DiscardDown(count=2)
    table.act(f"1 discard {table.hand.down[1][0]}")
    assert [step.coming(table.hand, seat) for seat in (1, 2, 3)] == [0, -2, -2]
    assert step.coming(Dealt(pineapple(), seats=3).hand, 1) == 0
