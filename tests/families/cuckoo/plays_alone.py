"""Cuckoo without a room: its page, its hands, its words, its figures, and the terminal."""

import io
from collections import Counter
from pathlib import Path

import pytest

import cardhouse
from cardhouse.bots import Session
from cardhouse.cards import HIDDEN, Card, parse_cards
from cardhouse.chance import Seeded, Stacked
from cardhouse.cli.main import main
from cardhouse.coach.advice import label_of
from cardhouse.coach.families import advise, coach_of
from cardhouse.coach.sheet import order_of
from cardhouse.engine import Event, Illegal, look, replay
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.env import aec
from cardhouse.formats.history import History, as_seen, decode, encode, replayed
from cardhouse.formats.log import decode_event, encode_event
from cardhouse.rulebook import Posted, examine, load
from cardhouse.table import AnyEvent
from cardhouse.table.events import ChipsBought
from cardhouse.words.core import WORDS as CORE
from cardhouse.words.families import TELLINGS
from cardhouse.words.speech import plain
from cardhouse.words.text import render
from tests.families.cuckoo.engine import events as cuckoo
from tests.families.cuckoo.engine.commands import Exchange, KeepCard
from tests.families.cuckoo.engine.family import CUCKOO
from tests.families.cuckoo.engine.hand import CuckooHand
from tests.families.cuckoo.floor.remedies import CardFlashed
from tests.families.cuckoo.table.course import DealMoved, DealPassed, PassDeal
from tests.families.cuckoo_book import write
from tests.kit.refusals import refusal
from tests.unit.cli.calls import call

HANDS = 120
Capsys = pytest.CaptureFixture[str]


@pytest.fixture
def post(tmp_path: Path) -> Posted:
    return load(str(write(tmp_path))).games["cuckoo"]


def seated(post: Posted, deck: str, *people: int) -> Session:
    """Three seats with these cards on the deck: those dealt out, and the next one."""
    bots = {seat: "sensible" for seat in (1, 2, 3) if seat not in people}
    return Session.open(post, chance=Stacked(parse_cards(deck)), seats=3, bots=bots)


def hand_of(session: Session) -> Hand:
    hand = session.table.hand
    assert hand is not None
    return hand


def history(session: Session, post: Posted) -> History:
    table = session.table
    names = {seat: player.name for seat, player in table.players.items()}
    return History(
        house=post.house,
        game=post.name,
        table="$2",
        hand=table.hands,
        book=post.hash,
        names=names,
        events=tuple(table.log),
    )


def test_a_page_is_read_and_checked(tmp_path: Path, capsys: Capsys) -> None:
    house = write(tmp_path)
    assert call(capsys, "check", str(house)).out.endswith("ok\n")
    said = call(capsys, "rules", str(house), "cuckoo").out
    assert "Table $2: antes of $2, buy-in from $20" in said
    assert "CC-ROOM-2" in said, "a rule of the house that holds for cuckoo"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("antes = 2", "antes = 0", "$.cuckoo.antes: expected `int` >= 1"),
        ("[cuckoo]", "[cukoo]", "$.cukoo: unknown key `cukoo`; did you mean `cuckoo`?"),
        ("[seating]", "[pan]\n\n[seating]", "$.pan: no step of this game looks at it"),
        ("king_stays = false", "king = 1", "$.table[1].cuckoo.king: unknown key `king`"),
        ("cuckoo-settle", "cuckoo-setle", "no such step: 'cuckoo-setle'; did you mean"),
        ('{ step = "assess" },', "", "$.script[2]: a card is dealt before the step `assess`"),
        ('"pass-deal", ', '"pass-bank", ', "nothing is called `pass-bank` here"),
        ("sets.cuckoo.antes = 2", "sets.cuckoo.antes = 3", "says that `cuckoo.antes` is 3; it"),
        (
            '{ step = "assess" },',
            '{ step = "blinds" },',
            "`blinds` is no step of games of",
        ),
        ("small_bet = 200, big_bet = 200", "small_bet = 100, big_bet = 400", "for its antes"),
    ],
)
def test_a_bad_page_is_refused(old: str, new: str, fault: str, tmp_path: Path) -> None:
    book, faults = examine(write(tmp_path, (old, new)))
    assert book is None
    assert any(fault in str(each) for each in faults), [str(each) for each in faults]


@pytest.mark.parametrize("bot", ["sensible", "random", "caller"])
@pytest.mark.parametrize("table", ["$2", "kings too"])
def test_hands_of_bots_conserve_chips_and_cards(post: Posted, table: str, bot: str) -> None:
    bots = dict.fromkeys(range(1, 6), bot)
    session = Session.open(post, chance=Seeded(5), seats=5, table_name=table, bots=bots, seed=5)
    total = sum(player.chips for player in session.table.players.values())
    found: Counter[type[AnyEvent]] = Counter()
    for _ in range(HANDS):
        happened = [*session.next_hand(), *session.advance()]
        total += sum(event.chips for event in happened if isinstance(event, ChipsBought))
        found.update(type(event) for event in happened)
        hand = hand_of(session)
        assert hand.over and sum(len(place) for place in hand.places()) == 52
        chips = sum(player.chips for player in session.table.players.values())
        assert chips + session.table.box == total
    assert session.table.box == HANDS * 1_00
    if bot != "caller":
        told = {*TELLINGS[CUCKOO].words, DealMoved}
        kings = {cuckoo.CardSeen} if table == "kings too" else set()
        assert told - found.keys() == kings


def test_a_log_leads_to_the_same_hand_and_shows_nobody_a_hidden_card(post: Posted) -> None:
    bots = dict.fromkeys(range(1, 6), "random")
    session = Session.open(post, chance=Seeded(7), seats=5, bots=bots, seed=7)
    hidden = 0
    for _ in range(40):
        session.next_hand()
        while session.step():
            hand, log = hand_of(session), session.table.log
            assert replay(hand.game, log) == hand
            for viewer in (0, *hand.seats):
                seen = replay(hand.game, [event.seen(viewer) for event in log])
                view = look(hand, viewer)
                assert [seat.down for seat in view.seats] == [
                    backs(tuple(seen.down[seat]), own=seat == viewer) for seat in hand.seats
                ]
                known = {card for place in seen.places() for card in place} - {HIDDEN}
                theirs = {card for seat in hand.seats if seat != viewer for card in hand.down[seat]}
                given = given_away(log, viewer)
                assert not known & theirs - given
                hidden += len(theirs)
        assert [decode_event(encode_event(event)) for event in session.table.log] == log
        kept = history(session, post)
        assert decode(encode(kept)) == kept
        assert replayed(kept, hand_of(session).game)[-1] == hand_of(session)
    assert hidden > 1000


def backs(cards: tuple[Card, ...], *, own: bool) -> tuple[Card, ...]:
    return cards if own else (HIDDEN,) * len(cards)


def given_away(log: list[Event], viewer: int) -> set[Card]:
    """The cards a viewer held and gave away, and therefore knows."""
    given = [event for event in log if isinstance(event, cuckoo.Exchanged)]
    return {card for e in given if viewer in (e.seat, e.other) for card in (e.gave, e.got)}


def test_every_event_has_words_of_its_own(post: Posted) -> None:
    own = {kind for kind in vars(cuckoo).values() if isinstance(kind, type)}
    events = {kind for kind in own if issubclass(kind, Event) and kind is not Event}
    assert len(events) == 8
    assert events <= {*TELLINGS[CUCKOO].words, *CORE}


def test_a_hand_is_told_to_each_as_they_saw_it(post: Posted) -> None:
    # The deal is seat 1's: 2, 3 and 1 are dealt to. Seat 2 gives its deuce to the queen of 3.
    session = seated(post, "2c Qd 8h Ah", 1, 2, 3)
    session.next_hand()
    session.advance()
    for command in (Exchange(2), KeepCard(3), Exchange(1)):
        session.play(command)
    kept = history(session, post)
    lines = render(kept, post, viewer=3).splitlines()
    assert "Ben exchanges with Cora: 2c for Qd" in lines
    assert "Ada exchanges with the deck" in lines
    assert "Cora is dealt Qd" in lines
    assert "Seat 1: Ada, $20, dealer" in lines
    assert "Ada wins $5 [CC-CU-3]" in lines
    rail = render(as_seen(kept, 0), post, viewer=0)
    assert "Ben exchanges with Cora\n" in rail
    assert "8h" not in rail, "the card that went to the deck's muck"


def test_a_king_stays_and_a_card_that_was_seen_too(post: Posted) -> None:
    session = seated(post, "2c Kd 8h Ah", 1, 2, 3)
    session.next_hand()
    session.advance()
    (seen, kept) = session.play(Exchange(2))
    assert isinstance(seen, cuckoo.CardSeen) and seen.card == "Kd"
    assert isinstance(kept, cuckoo.Kept) and kept.cite == "cuckoo.king"
    with refusal("not your turn"):
        session.play(KeepCard(3))
    session.play(KeepCard(1))
    assert session.over and hand_of(session).chips[3] == 20_00 - 2_00 + 5_00


def test_the_floor_rules_on_a_card_that_was_flashed(post: Posted) -> None:
    session = seated(post, "2c Qd 8h Ah", 1, 2, 3)
    session.next_hand()
    session.advance()
    ruled = session.play(CardFlashed(seat=3))
    assert [event.cite for event in ruled] == ["cuckoo.flashed"] * 2
    assert hand_of(session).up[3] == ["Qd"]
    with refusal("asked already"):
        session.play(CardFlashed(seat=3))
    (kept,) = session.play(Exchange(2))
    assert isinstance(kept, cuckoo.Kept), "what everybody has seen is not exchanged"
    assert hand_of(session).asked[0].actor == 1


def test_the_deal_goes_round_and_may_be_passed_on(post: Posted) -> None:
    session = seated(post, "2c Qd 8h Ah", 1, 2, 3)
    with refusal("not yours"):
        session.play(PassDeal(seat=2))
    assert session.play(PassDeal(seat=1)) == [DealPassed(seat=1)]
    assert session.next_hand()[0] == DealMoved(seat=2)
    started = session.table.log[0]
    assert isinstance(started, HandStarted) and started.seats == (3, 1, 2)
    with pytest.raises(Illegal):
        session.play(PassDeal(seat=3))


def test_a_hand_is_copied_flat(post: Posted) -> None:
    session = seated(post, "2c Qd 8h Ah", 1, 2, 3)
    session.next_hand()
    session.advance()
    hand = hand_of(session)
    assert isinstance(hand, CuckooHand)
    copy = hand.copy()
    assert copy == hand
    session.play(Exchange(2))
    assert copy != hand and copy.down[2] == ["2c"]


def test_the_terminal_draws_the_table(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = str(write(tmp_path))
    typed = ("why", "exchange", "pass", "help", "history", "", "report flashed 1", "quit")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join((*typed, ""))))
    assert main(["play", house, "cuckoo", "--seats", "4", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert "Pot $7" in said and "Your turn, antes $7" in said
    assert "[keep] it   [exchange] it   Enter: keep" in said
    assert "That cannot be done now. The deal is not yours. [CC-CU-2]" in said
    assert "keep / exchange" in said and "is not known here" not in said
    assert "Floor: card flashed, you [CC-CU-3]" in said
    assert "Thank you for playing." in said


def test_commands_that_look_at_games_know_it(tmp_path: Path, capsys: Capsys) -> None:
    house = str(write(tmp_path))
    (drop,) = call(capsys, "worth", house, "--json").data["drops"]
    assert (drop["per_hand"], drop["pace"]) == (1_00, 60)
    dealt = call(capsys, "deal", house, "cuckoo", "--hands", "2", "--seed", "1")
    assert dealt.code == 0 and "*** Result ***" in dealt.out
    ranked = call(capsys, "rank", house, "cuckoo", "Kd")
    assert ranked.code == 0 and "king of diamonds" in ranked.out
    played = call(capsys, "simulate", house, "cuckoo", "--hands", "40", "--seed", "1")
    assert played.code == 0 and "seat 1" in played.out
    assert call(capsys, "edge", house, "cuckoo").code == 2


def test_it_is_played_through_the_door(tmp_path: Path) -> None:
    class Keeper:
        def decide(self, view: cardhouse.View, ask: cardhouse.Ask) -> cardhouse.Command:
            assert all(HIDDEN in seat.down or seat.up for seat in view.seats if seat != view.own)
            return ask.prefer("keep-card")

    book = cardhouse.open_book(write(tmp_path))
    game = book.game("cuckoo")
    hand = game.deal(seats=3, seed=7)
    while (ask := hand.ask) is not None:
        again = cardhouse.load(hand.save(), book)
        assert again.play(ask.default) == hand.copy().play(ask.default) == hand.play(ask.default)
    assert sum(hand.won.values()) + hand.dropped == 0 and "cuckoo" in str(hand)
    assert game.rank("Kd")[0].name == "king of diamonds"
    assert cardhouse.Session(game, [Keeper(), "sensible", "random"], seed=7).play(20)[1].hands == 20


def test_it_has_a_coach_and_a_page(post: Posted) -> None:
    session = seated(post, "2c Kd 9h 8s", 1)
    session.next_hand()
    session.advance()
    ask, game = session.waiting, session.table.game
    assert ask is not None
    advice = advise(game, look(hand_of(session), 1), ask)
    assert {plain(label_of(choice)) for choice in advice.choices} == {"Keep", "Exchange"}
    assert advice.best in [choice.command for choice in advice.choices]
    assert next(plain(told.said) for told in order_of(game)) == "Everybody antes."
    assert coach_of(game).sheet(game).pictures


def test_learners_play_it(tmp_path: Path) -> None:
    house = str(write(tmp_path))
    env = aec(house, "cuckoo", seats=3, hands=4, unit="cents")
    env.reset(seed=7)
    won, said = Counter[str](), set[str]()
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        won[agent] += int(reward)
        legal = [] if over or seen is None else seen["action_mask"].nonzero()[0].tolist()
        said |= {env.meaning(action) for action in legal}
        env.step(legal[-1] if legal else None)
    assert said == {"keep-card", "exchange"} and any(won.values())
