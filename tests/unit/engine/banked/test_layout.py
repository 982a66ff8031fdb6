"""A copy of a banked table: the same in every part, and on its own."""

from cardhouse.cards import parse_cards
from cardhouse.engine.banked.layout import Cover, Laid, Layout, Wager


def full() -> Layout:
    """A table on which no two numbers are alike."""
    return Layout(
        covers=[Cover(player=2, posted=50_00, pays=30_00, takes=20_00)],
        wagers=[Wager(3, 13, 15_00, added=5_00, behind=True, insurance=2_00, idle=1_00)],
        players={3: 4},
        hands={3: [3, 13]},
        order=(3, 1),
        doubled=[13],
        surrendered=[23],
        fouled=[5],
        void=[6],
        abandoned=[7],
        collected={(3, 4): 50},
        action=8,
        settings={3: Laid(parse_cards("Ks Qh"), parse_cards("Td Tc 7s 4h 2d"))},
        watching={4: 3},
        misread={1: "push"},
    )


def test_a_copy_is_the_same_in_every_part() -> None:
    empty, table = Layout(), full()
    assert all(getattr(table, name) != getattr(empty, name) for name in table.__struct_fields__)
    assert table.copy() == table


def test_what_a_copy_covers_bets_or_plays_leaves_the_table_as_it_was() -> None:
    table, copied = full(), full().copy()
    twin = copied.copy()
    copied.covers[0].pays -= 10_00
    copied.wagers[0].idle = 0
    copied.hands[3].append(23)
    copied.fouled.append(3)
    assert twin == table != copied
