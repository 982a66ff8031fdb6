"""Tommy's pan: drawing, taking and forcing discards, the end of a turn."""

import asyncio

import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pan.commands import DiscardCard, DrawCard, Force, Increase, LetGo, TakeDiscard
from cardhouse.engine.pan.events import (
    CardDiscarded,
    CardDrawn,
    Collected,
    DiscardTaken,
    Laid,
    TurnBegan,
    WentOut,
)
from cardhouse.engine.pan.rules import Pan as Options
from cardhouse.room.patience import AT_LEISURE, Waiting
from cardhouse.rulebook import posted
from tests.kit.pan import Pan, game


@pytest.mark.rule("TOM-PAN-24", "TOM-PAN-27")
def test_a_card_from_the_deck_never_enters_the_hand() -> None:
    table = Pan(seats=3, first=3, hands={3: "2c 4d Jh Qs Ks 7d 7c 3h 3d As"}, deck="6h")
    table.act("3 draw")
    assert table.hand.drawn == ["6h"]
    assert table.refused("3 throw 2c", Reason.WRONG_CARDS) == {"TOM-PAN-24", "TOM-PAN-P11"}
    terms = table.ask.offers[DiscardCard]
    assert terms.cards == ("6h",)  # type: ignore[attr-defined]
    table.act("3 throw 6h")
    assert table.hand.muck == ["6h"] and len(table.hand.down[3]) == 10
    assert "TOM-PAN-27" in table.rules_of(table.events(CardDiscarded)[0])


def two_players(a: str, b: str, deck: str) -> Pan:
    """A is seat 3 and plays first; B, to the right, is seat 2."""
    return Pan(seats=3, first=3, hands={3: a, 2: b}, deck=deck)


@pytest.mark.rule("TOM-PAN-25", "TOM-PAN-24")
def test_only_a_card_straight_from_the_deck_may_be_taken() -> None:
    a, b = "4c 5c 7h 2d Js Qd Kd As 2h Qs", "6h 5h 2s 2c Jd Qh Kc 3s Ah 4s"
    table = two_players(a, b, "6c Kh")
    table.act("3 draw", "3 meld 4c 5c 6c", "3 throw 7h")
    assert not table.offers(TakeDiscard)
    assert table.refused("2 take", Reason.NOT_OFFERED) == {"TOM-PAN-25"}

    table = two_players(a, b, "7h Kh").act("3 draw", "3 throw 7h")
    assert table.offers(TakeDiscard)
    table.act("2 take")
    # It must be melded now.
    assert table.refused("2 throw 7h", Reason.NOT_OFFERED) == {"TOM-PAN-25"}
    assert not table.offers(DiscardCard)
    table.act("2 meld 5h 6h 7h", "2 throw 2s")
    assert table.melds(2) == ["5h 6h 7h"] and len(table.hand.down[2]) == 7

    useless = two_players(a, b, "Ks Kh").act("3 draw", "3 throw Ks")
    assert useless.refused("2 take", Reason.NOT_OFFERED) == {"TOM-PAN-25"}
    # The player just before did not throw it.
    late = two_players(a, b, "7h 4d").act("3 draw", "3 throw 7h").idle()
    assert late.turn == 1 and late.hand.muck[-1] == "4d"


@pytest.mark.rule("TOM-PAN-26", "TOM-PAN-28", "TOM-PAN-29")
def test_several_melds_in_one_turn() -> None:
    b = "5c 6c 7c Kh Kd Kd 2d Js 3s Ah"
    table = two_players("2s 2h 4d 4s Jd Jc Qh Qs Ac As", b, "2c 4c").idle()
    table.act("2 draw", "2 meld 4c 5c 6c", "2 meld Kh Kd Kd", "2 add 1 7c")
    assert table.melds(2) == ["4c 5c 6c 7c", "Kd Kd Kh"]
    assert table.refused("2 meld 2d Js", Reason.WRONG_CARDS) == {
        "TOM-PAN-26",
        "TOM-PAN-28",
        "TOM-PAN-29",
    }
    table.act("2 throw 2d")
    kinds = [meld.kind for meld in table.hand.spreads.melds[2]]
    assert kinds == ["rope", "any"]
    # Nobody adds to the melds of others.
    table.act("1 draw")
    assert Increase not in table.ask.offers


@pytest.mark.rule("TOM-PAN-27")
def test_between_turns_everybody_owns_ten_cards() -> None:
    b = "5c 6c Kh Kd Kd 7d 2d Js 3s Ah"
    table = two_players("2s 2h 4d 4s Jd Jc Qh Qs Ac As", b, "2c Jh Qd 4c 2h 4c").idle()
    table.act("2 draw", "2 meld Kh Kd Kd", "2 throw Jh")
    assert (len(table.hand.up[2]), len(table.hand.down[2])) == (3, 7)
    table.idle(2).act("2 draw")
    assert table.hand.drawn == ["2h"]
    table.act("2 throw 2h")
    later = two_players("2s 2h 4d 4s Jd Jc Qh Qs Ac As", b, "2c Jh Qd 2h 4c").idle()
    later.act("2 draw", "2 meld Kh Kd Kd", "2 throw Jh").idle(2)
    later.act("2 draw", "2 meld 4c 5c 6c")
    assert (len(later.hand.up[2]), len(later.hand.down[2])) == (6, 5)
    later.act("2 throw Ah")
    assert (len(later.hand.up[2]), len(later.hand.down[2])) == (6, 4)


@pytest.mark.rule("TOM-PAN-P11")
def test_melds_from_the_hand_though_the_drawn_card_is_useless() -> None:
    hands = {4: "3h 3h 3h 2c 4d Jc Ks As 7d 6s"}
    table = Pan(seats=4, first=4, hands=hands, deck="Qd")
    table.act("4 draw", "4 meld 3h 3h 3h")
    assert table.chips() == {1: -3, 2: -3, 3: -3, 4: 5}
    assert table.refused("4 throw 2c", Reason.WRONG_CARDS)
    table.act("4 throw Qd")
    assert table.hand.muck == ["Qd"]
    strict = Pan(game(meld_needs_drawn_card=True), seats=4, first=4, hands=hands, deck="Qd")
    strict.act("4 draw")
    assert strict.refused("4 meld 3h 3h 3h", Reason.WRONG_CARDS)
    assert not Options().meld_needs_drawn_card


A = "2c 4d Jc Ks As 7d 6s Qd 2s 3c"
B = "6h 5h 4h 2d Jd Qs Kc 3s Ah 4s"


def forcible() -> Pan:
    """B has 6h 5h 4h spread, and A draws 7h at the second turn; D is seat 1."""
    table = Pan(seats=3, first=3, hands={3: A, 2: B}, deck="Kd Kd Jh 7h 2h 2h")
    table.act("3 draw", "3 throw Kd", "2 draw", "2 meld 6h 5h 4h", "2 throw Kd").idle()
    return table.act("3 draw")


@pytest.mark.rule("TOM-PAN-49", "TOM-PAN-50", "TOM-PAN-P10")
def test_a_card_that_fits_a_spread_can_be_forced() -> None:
    table = forcible().act("3 throw 7h")
    assert {ask.actor for ask in table.hand.asked} == {1, 3} and table.offers(Force)
    assert "TOM-PAN-P10" in table.rules_of(table.events(TurnBegan)[-1])
    table.act("1 force")
    assert table.rules_of(table.events(DiscardTaken)[0]) == {"TOM-PAN-49"}
    # Seat 2 must add it: no card from the deck, nothing else first.
    assert table.turn == 2 and set(table.ask.offers) == {Increase}
    assert table.refused("2 draw", Reason.NOT_OFFERED)
    assert table.refused("2 throw 7h", Reason.NOT_OFFERED) == {"TOM-PAN-50"}
    assert table.refused("2 meld 7h 6h 5h", Reason.NOT_OFFERED) == {"TOM-PAN-50"}
    assert table.refused("2 split 1 7h into 4h 5h 6h", Reason.NOT_OFFERED) == {"TOM-PAN-50"}
    table.act("2 add 1 7h")
    assert table.rules_of(table.events(Laid)[-1]) == {"TOM-PAN-50"}
    assert table.refused("2 throw 7h", Reason.WRONG_CARDS) == {"TOM-PAN-27"}
    table.act("2 throw Kc")
    assert (len(table.hand.up[2]), len(table.hand.down[2])) == (4, 6)


@pytest.mark.rule("TOM-PAN-49")
def test_without_such_a_spread_nobody_forces() -> None:
    table = Pan(seats=3, first=3, hands={3: A, 2: B}, deck="7h").act("3 draw", "3 throw 7h")
    # B could meld it with cards in hand, and may, but cannot be made to.
    assert table.offers(TakeDiscard) and not table.offers(Force)
    table.refused("1 force", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("TOM-PAN-P10")
def test_after_the_draw_from_the_deck_it_is_too_late() -> None:
    table = forcible().act("3 throw 7h")
    assert Options().force_seconds == 5
    table.let().act("2 draw")
    table.refused("1 force", Reason.NOT_YOUR_TURN)
    own = forcible().act("3 throw 7h", "2 take", "2 add 1 7h")
    assert own.melds(2) == ["4h 5h 6h 7h"]


@pytest.mark.rule("TOM-PAN-P10")
def test_the_others_have_five_seconds_to_force_and_then_it_is_too_late() -> None:
    async def scenario() -> None:
        asks = forcible().act("3 throw 7h").hand.asked
        waiting = Waiting(AT_LEISURE)
        assert waiting.look(asks)[0] == []
        assert {seat: (left.of, left.bank) for seat, left in waiting.left().items()} == {
            1: (5, 0),
            3: (5, 0),
        }
        assert [ask.default for ask in asks] == [LetGo(1), LetGo(3)]

    asyncio.run(scenario())
    shut = Pan(game(force_seconds=0), seats=3, first=3, hands={3: A, 2: B}, deck="Kd Kd Jh 7h 2h")
    shut.act("3 draw", "3 throw Kd", "2 draw", "2 meld 6h 5h 4h", "2 throw Kd").idle()
    shut.act("3 draw", "3 throw 7h")
    assert [ask.seconds for ask in shut.hand.asked] == [0, 0]


@pytest.mark.rule("TOM-PAN-50")
def test_a_forced_card_is_paid_like_any_other_and_may_put_him_out() -> None:
    hands = {3: A, 2: "Ah 2h 3h 6c 6c 6c 2s 2s 2s 2s"}
    table = Pan(seats=3, first=3, hands=hands, deck="Kd Kd Jh 4h")
    table.act("3 draw", "3 throw Kd", "2 draw", "2 meld Ah 2h 3h", "2 meld 6c 6c 6c")
    table.act("2 meld 2s 2s 2s 2s", "2 throw Kd").idle().act("3 draw", "3 throw 4h", "1 force")
    before = len(table.events(Collected))
    table.act("2 add 1 4h")
    paid = table.events(Collected)[before:]
    assert (paid[0].chips, paid[0].cite) == (1, "increase")
    assert table.events(WentOut) and table.hand.over


C = "6h 5h 4h 6c 6c 6c 2s 2s 2s 2s"


def ten_spread(b: str, deck: str) -> Pan:
    """C, seat 1, has ten cards spread; B, seat 2 to the left, is in turn after one other."""
    table = Pan(seats=3, first=1, hands={1: C, 2: b}, deck=f"Kd Jh {deck}")
    table.act("1 draw", "1 meld 6h 5h 4h", "1 meld 6c 6c 6c", "1 meld 2s 2s 2s 2s", "1 throw Kd")
    return table.idle(1)


@pytest.mark.rule("TOM-PAN-52")
def test_a_discard_that_puts_the_next_player_out_is_barred() -> None:
    spread = "4h 5h 6h Jd Qs Kc 3s Ah 4s Jc"
    table = ten_spread(spread, "Kd Kc 2d 7h")
    table.act("2 draw", "2 meld 4h 5h 6h", "2 throw Kd").idle(2).act("2 draw")
    assert table.hand.drawn == ["7h"]
    drawn = table.events(CardDrawn)[-1]
    assert drawn.must and table.rules_of(drawn) == {"TOM-PAN-52"}
    assert table.refused("2 throw 7h", Reason.NOT_OFFERED) == {"TOM-PAN-52"}
    table.act("2 add 1 7h", "2 throw Jd")
    # A card from a hand never puts C out.
    assert not table.offers(TakeDiscard) and not table.offers(Force)


@pytest.mark.rule("TOM-PAN-26", "TOM-PAN-52")
def test_the_card_that_may_not_be_discarded_is_melded_before_anything_else() -> None:
    table = ten_spread("4h 5h 6h Jd Jd Jd 3s Ah 4s Jc", "Kd Kc 2d 7h")
    table.act("2 draw", "2 meld 4h 5h 6h", "2 throw Kd").idle(2).act("2 draw")
    assert table.events(CardDrawn)[-1].must
    first = table.refused("2 meld Jd Jd Jd", Reason.WRONG_CARDS)
    assert first == {"TOM-PAN-26", "TOM-PAN-52"}
    table.act("2 add 1 7h", "2 meld Jd Jd Jd", "2 throw Ah")
    assert table.melds(2) == ["4h 5h 6h 7h", "Jd Jd Jd"]
    assert "before anything else" in posted("tommys", "pan").rules["TOM-PAN-52"].note


@pytest.mark.rule("TOM-PAN-25", "TOM-PAN-26")
def test_a_discard_that_was_taken_is_melded_before_anything_else() -> None:
    a, b = "4c 5c 7h 2d Js Qd Kd As 2h Qs", "6h 5h Jd Jd Jd Qh Kc 3s Ah 4s"
    table = two_players(a, b, "7h Kh").act("3 draw", "3 throw 7h", "2 take")
    assert table.refused("2 meld Jd Jd Jd", Reason.WRONG_CARDS) == {"TOM-PAN-25"}
    # With the card among them, wrong cards are refused like any others.
    assert "TOM-PAN-28" in table.refused("2 meld 7h 6h Qh", Reason.WRONG_CARDS)
    table.act("2 meld 7h 6h 5h", "2 meld Jd Jd Jd", "2 throw Ah")


@pytest.mark.rule("TOM-PAN-52")
def test_unless_there_is_no_other_choice() -> None:
    table = ten_spread("2d 4d Jd Qs Kc 3s Ah 4s Jc 7c", "7h")
    table.act("2 draw", "2 throw 7h", "1 take", "1 add 1 7h")
    assert table.hand.over and table.events(WentOut)[0].seat == 1
    assert not table.offers(DrawCard)
