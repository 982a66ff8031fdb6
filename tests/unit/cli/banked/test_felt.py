"""The drawing of a banked table: inside its terminal, and without hidden cards."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.cli.banked.felt import BankedScene as Scene
from cardhouse.cli.banked.hands import counted
from cardhouse.cli.banked.pai_gow.set import Layout
from cardhouse.cli.felt.canvas import Canvas
from cardhouse.cli.felt.cards import Look
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import plan
from cardhouse.cli.felt.table import draw
from cardhouse.cli.play.offers import PLAIN as WITHOUT_KEY
from cardhouse.cli.play.offers import offer_said
from cardhouse.engine.banked.blackjack.view import look
from cardhouse.engine.banked.view import HandView
from cardhouse.engine.core.view import OfferView
from cardhouse.ranking.paigow import PaiGow
from cardhouse.words.speech import plain
from tests.kit.banked import Banked, game

PLAIN = Look(colour=False)
SIZES = [(80, 24), (100, 32), (120, 40), (200, 60)]
STYLES = [PLAIN, Look(), Look(four_colours=True), Look(signs=False)]
NAMES = dict(enumerate(["Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"], 1))


def drawn(
    dealt: Banked, size: tuple[int, int] = (80, 24), style: Look = PLAIN, viewer: int = 1
) -> str:
    scene = Scene(view=look(dealt.hand, viewer), names=NAMES)
    return draw(scene, plan(*size), style).plain


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("size", SIZES)
def test_the_closed_card_of_the_bank_is_not_drawn(size: tuple[int, int], style: Look) -> None:
    texts = []
    for hole in ("Kd", "2h"):
        dealt = Banked(game("ven-a-mexico"), wagers={1: 10}, shoe=f"Ts 9s 6h {hole}")
        scene = Scene(view=look(dealt.hand, 1), names=NAMES)
        texts.append(draw(scene, plan(*size), style))
    assert texts[0].plain == texts[1].plain
    assert texts[0].spans == texts[1].spans


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("size", SIZES)
def test_every_player_and_hand_is_drawn_within_the_terminal(
    players: int, size: tuple[int, int]
) -> None:
    wagers = {seat: 10.0 + seat for seat in range(1, players + 1)}
    shoe = "4 " * players + "T " + "5 " * players
    dealt = Banked(game("new-esquire"), wagers=wagers, shoe=shoe)
    text = drawn(dealt, size)
    lines = text.split("\n")
    assert len(lines) <= size[1] - plan(*size).log - 4
    assert max(map(len, lines)) <= size[0]
    for seat, wager in wagers.items():
        assert text.count(f"{seat} {NAMES[seat]}") == 1
        assert text.count(f"● ${wager:.0f}") == 1
    assert text.count("(B1)") == 1
    assert f"Bank Hal $1,000, wagers ${sum(wagers.values()):.0f}" in text


def test_bets_behind_a_player_stand_beside_his_wager() -> None:
    dealt = Banked(game("ven-a-mexico"), wagers={1: 10, 3: 5}, others="1 wager 3 20", shoe="Ts")
    assert "● $5 +$20" in drawn(dealt)


def test_somebody_at_the_rail_has_no_plate() -> None:
    dealt = Banked(
        game("ven-a-mexico"),
        wagers={1: 10},
        seats=(1, 8, 101),
        others="101 wager 1 20",
        shoe="Ts",
    )
    text = drawn(dealt)
    assert "101" not in text
    assert "● $10 +$20" in text


def test_without_signs_everything_is_ascii() -> None:
    dealt = Banked(game("ven-a-mexico"), wagers={1: 10, 2: 5}, shoe="Ts 9s 6h Kd")
    assert drawn(dealt, style=Look(colour=False, signs=False)).isascii()


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (HandView(1, parse_cards("Ts 9s"), points=19, kind="hard"), "19"),
        (HandView(1, parse_cards("As 6s"), points=17, soft=True, kind="soft"), "7/17"),
        (HandView(1, parse_cards("Ts 9s 4d"), points=23, kind="over"), "23 over"),
        (HandView(1, parse_cards("As Ks"), points=21, kind="natural"), "natural"),
        (HandView(1, parse_cards("5s 6s Td"), points=21, kind="hard", doubled=True), "21 x2"),
        (HandView(1, (), surrendered=True), "given up"),
        (HandView(1, ()), ""),
    ],
)
def test_what_a_hand_counts_in_short(hand: HandView, said: str) -> None:
    pen = Pen(Canvas(1, 1), plan(80, 24), PLAIN)
    assert counted(pen, hand) == said


@pytest.mark.parametrize(
    ("offer", "said"),
    [
        (OfferView("wager", spots={1: (500, 10000), 3: (500, 10000)}), "[w]ager $5-$100 on 1, 3"),
        (
            OfferView("wager", spots={1: (1000, 10000), 2: (500, 10000), 3: (500, 10000)}),
            "[w]ager $10-$100 on 1; $5-$100 on 2-3",
        ),
        (OfferView("put-up", least=1, most=19900), "[put] up to $199"),
        (OfferView("take-back", values=(1, 3)), "take [back] 1, 3"),
        (OfferView("refuse", values=(4,)), "[refuse] 4"),
        (OfferView("surrender", values=(0,)), "s[u]rrender"),
        (OfferView("surrender", values=(0, 13)), "s[u]rrender or 13"),
        (OfferView("double", cost=1000), "[d]ouble for $10"),
        (OfferView("shake", values=(0, 1, 2)), "[shake] the cup"),
    ],
)
def test_offers_in_words(offer: OfferView, said: str) -> None:
    assert plain(offer_said(offer)) == said
    bare = said.replace("[", "").replace("]", "")
    assert plain(offer_said(offer, WITHOUT_KEY)) == bare, "the same without its key"


def test_two_hands_are_named_and_a_foul_is_told() -> None:
    sound = Layout(parse_cards("Kd Qc"), parse_cards("9s 9h 7s 4h 2d"))
    said = plain(sound.said(PaiGow()))
    assert said == "Your setting: front King-Queen, back Pair of Nines"
    fouled = Layout(parse_cards("9s 9h"), parse_cards("Kd Qc 7s 4h 2d"))
    assert plain(fouled.said(PaiGow())).endswith("FOUL, the front outranks the back")
