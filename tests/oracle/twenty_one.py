"""The correct result of a hand of no-bust blackjack, from its log alone: a second settlement.

Nothing here knows the program: events are read as JSON, and houses by their papers.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

Data = dict[str, Any]

BANK = 9
TENS = "TJQK"


@dataclass(frozen=True)
class Papers:
    """The rules in a house's papers."""

    # The pairs of first cards that are naturals ("T" is any ten), and the bank's payment on them.
    naturals: dict[str, tuple[int, int]]
    # Each wager's fee up to an amount in cents, the bank's fee, and the fee for covering behind it.
    fees: tuple[tuple[int, int], ...]
    bank_fee: int = 100
    behind_fee: int = 0
    # The highest total that must hit, and the hard and soft totals that must stand.
    must_hit: int = 11
    stands: tuple[int, int] = (21, 21)
    split_hands: int = 4
    # True if the order goes round from the bank's left.
    from_bank: bool = False
    # A bank with a hole card: insurance, late surrender, and three cards of 23 to 25 push.
    hole: bool = False
    # True if the bank stands on soft 17; true if a hand over 21 loses whatever the bank draws.
    soft_stands: bool = False
    bust_loses: bool = False


HOUSES = {
    "tommys": Papers({"AA": (1, 1), "**": (1, 1), "*A": (1, 1)}, ((10000, 50),), must_hit=0),
    "new-esquire": Papers({"**": (2, 1)}, ((10000, 50),), stands=(19, 19)),
    "lo-ball-room": Papers(
        {"**": (1, 1)},
        ((2000, 50), (10000, 100), (30000, 200)),
        behind_fee=100,
        stands=(20, 21),
        split_hands=3,
        from_bank=True,
    ),
    "ven-a-mexico": Papers({"AT": (6, 5)}, ((5000, 50), (10000, 100)), hole=True),
    "corner-club": Papers(
        {"AT": (3, 2)}, ((10000, 50),), must_hit=0, soft_stands=True, bust_loses=True
    ),
}


@dataclass
class Bet:
    """A player's chips on one hand."""

    player: int
    hand: int
    first: int = 0
    added: int = 0
    insured: int = 0
    behind: bool = False


@dataclass
class Sheet:
    """A dealer's notes on a hand."""

    bank: int
    order: list[int]
    stacks: Counter[int]
    covers: dict[int, int] = field(default_factory=dict)
    bets: list[Bet] = field(default_factory=list)
    cards: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    # Each spot's player, and the hands made by splits, in the order made.
    players: dict[int, int] = field(default_factory=dict)
    made: list[int] = field(default_factory=list)
    given_up: list[int] = field(default_factory=list)
    doubled: list[int] = field(default_factory=list)

    def decides_for_others(self, player: int, hand: int, amount: int) -> bool:
        """True if the spot's player has no wager on the hand, and so pays nothing."""
        own = any((b.player, b.hand) == (player, hand) for b in self.bets)
        assert own or not amount, "a bet without a wager"
        return not own

    def bet(self, player: int, hand: int) -> Bet:
        return next(b for b in self.bets if (b.player, b.hand) == (player, hand))

    def hands(self, spot: int) -> list[int]:
        """The hands of a spot in the order made; split hands end in the spot's digit."""
        return [spot, *(hand for hand in self.made if hand % 10 == spot)]


def read(log: list[Data], papers: Papers) -> Sheet:
    """The facts of a hand: money, wagers, cards and actions; nothing of its settlement."""
    start = log[0]
    bank, spots = start["button"], list(range(1, 9))
    order = spots[bank:] + spots[:bank] if papers.from_bank else spots
    stacks = Counter({int(seat): chips for seat, chips in start["stacks"].items()})
    sheet = Sheet(bank, order, stacks)
    for event in log[1:]:
        note(sheet, event)
    return sheet


def note(sheet: Sheet, event: Data) -> None:
    """Note one more fact, before the bets are closed or after."""
    match event:
        case {"event": "money-put-up", "seat": seat, "amount": amount}:
            sheet.covers[seat] = amount
        case {"event": "wager-placed", "seat": seat, "spot": spot, "amount": amount}:
            sheet.bets.append(Bet(seat, spot, amount, behind=event.get("behind", False)))
        case {"event": "wager-taken-back", "seat": seat, "spot": spot}:
            sheet.bets.remove(sheet.bet(seat, spot))
        case {"event": "wagers-closed", "players": players}:
            sheet.players = {int(spot): player for spot, player in players.items()}
        case {"event": "insurance-answered", "seat": seat, "hand": hand, "amount": amount}:
            sheet.bet(seat, hand).insured = amount
        case _:
            note_play(sheet, event)


def note_play(sheet: Sheet, event: Data) -> None:
    """Note a card, or a player's action."""
    match event:
        case {"event": "dealt", "seats": seats, "cards": cards}:
            for hand, card in zip(seats, cards, strict=True):
                sheet.cards[hand].append(card)
        case {"event": "card-taken", "hand": hand, "card": card}:
            sheet.cards[hand].append(card)
        case {"event": "doubled", "seat": seat, "hand": hand, "amount": amount}:
            sheet.doubled.append(hand)
            if not sheet.decides_for_others(seat, hand, amount):
                sheet.bet(seat, hand).added += amount
        case {"event": "pair-split", "seat": seat, "hand": hand, "made": made, "amount": amount}:
            sheet.cards[made] = [sheet.cards[hand].pop()]
            sheet.made.append(made)
            if not sheet.decides_for_others(seat, hand, amount):
                behind = sheet.bet(seat, hand).behind
                sheet.bets.append(Bet(seat, made, added=amount, behind=behind))
        case _:
            note_following(sheet, event)


def note_following(sheet: Sheet, event: Data) -> None:
    """Note the actions of players who bet behind a hand, or on one that was given up."""
    match event:
        case {"event": "bet-followed", "seat": seat, "made": made, "amount": amount}:
            sheet.bets.append(Bet(seat, made, added=amount, behind=True))
        case {"event": "bet-followed", "seat": seat, "hand": hand, "amount": amount}:
            sheet.bet(seat, hand).added += amount
        case {"event": "surrendered", "hand": hand}:
            sheet.given_up.append(hand)


def points(cards: list[str]) -> tuple[int, bool]:
    """The total of a hand, and true if one of its aces counts eleven."""
    if "Jo" in cards:
        return 21, False
    low = sum(1 if c[0] == "A" else 10 if c[0] in TENS else int(c[0]) for c in cards)
    soft = any(c[0] == "A" for c in cards) and low <= 11
    return low + 10 * soft, soft


def natural(cards: list[str], papers: Papers) -> str:
    """The natural made by two cards, or an empty text."""
    named = "".join(sorted("*" if c == "Jo" else "T" if c[0] in TENS else c[0] for c in cards))
    return named if len(cards) == 2 and named in papers.naturals else ""


def due(sheet: Sheet, bet: Bet, papers: Papers) -> tuple[int, int]:
    """A bet's gain (above 0) or loss, as a fraction of the bet."""
    cards, bank = sheet.cards[bet.hand], sheet.cards[BANK]
    if bet.hand in sheet.given_up:
        return -1, 2
    split = len(sheet.hands(bet.hand % 10)) > 1
    mine = "" if split else natural(cards, papers)
    theirs = natural(bank, papers)
    if mine or theirs:
        if mine and theirs:
            return 0, 1
        return papers.naturals[mine] if mine else (-1, 1)
    (p, _), (d, _) = points(cards), points(bank)
    if p > 21:
        saved = d > 21 and p < d and not papers.bust_loses
        if papers.hole:
            saved = saved and len(cards) == 3 and p in (23, 24, 25)
        return (0 if saved else -1), 1
    if d > 21:
        return 1, 1
    return (p > d) - (p < d), 1


def settle(sheet: Sheet, papers: Papers) -> tuple[dict[int, int], int]:
    """The stacks at the end, and the chips in the box."""
    stacks, box = sheet.stacks.copy(), 0
    if not sheet.bets:
        return dict(stacks), 0
    for player, fee in fees(sheet, papers):
        stacks[player] -= fee
        box += fee
    left = sheet.covers.copy()
    for bet, amount in exchanges(sheet, papers):
        rest = abs(amount)
        for cover in left:
            share = min(rest, left[cover])
            left[cover] -= share
            rest -= share
            stacks[cover] -= share if amount > 0 else -share
            stacks[bet.player] += share if amount > 0 else -share
    return dict(stacks), box


def fees(sheet: Sheet, papers: Papers) -> list[tuple[int, int]]:
    """The fees paid before the first card; doubles, splits and insurance cost nothing."""
    first = [bet for bet in sheet.bets if bet.first]
    found = [(b.player, next(f for most, f in papers.fees if b.first <= most)) for b in first]
    behind = [player for player in sheet.covers if player != sheet.bank]
    if behind and papers.behind_fee and sum(b.first for b in first) > sheet.covers[sheet.bank]:
        found.append((behind[0], papers.behind_fee))
    return [*found, (sheet.bank, papers.bank_fee)]


def exchanges(sheet: Sheet, papers: Papers) -> list[tuple[Bet, int]]:
    """The gain or loss of each bet, in the order that uses up the bank's money."""
    bank, found = sheet.cards[BANK], list[tuple[Bet, int]]()
    only_first = bank[1:2] == ["Jo"] and bank[0] != "Jo"
    sure = bool(natural(bank, papers))
    for spot in reversed(sheet.order):
        on = [b for hand in sheet.hands(spot) for b in sheet.bets if b.hand == hand]
        # The spot's own player, then the others as they came to it.
        line = [b.player for b in sorted(on, key=lambda b: (b.hand != spot, b.behind))]
        if papers.hole:
            # Each player's hands together, and then their insurance.
            groups = [[b for b in on if b.player == name] for name in dict.fromkeys(line)]
        else:
            groups = [[b for b in on if b.hand == hand] for hand in sheet.hands(spot)]
            groups = [sorted(group, key=lambda b: line.index(b.player)) for group in groups]
        for group in groups:
            for bet in group:
                times, parts = due(sheet, bet, papers) if bank else (-1, 2)
                amount = bet.first + (0 if only_first else bet.added)
                # Half a cent stays where it is, whoever wins.
                changes = amount * abs(times) // parts
                found.append((bet, changes if times > 0 else -changes))
            found += [(b, 2 * b.insured if sure else -b.insured) for b in group]
    return found


def faults(sheet: Sheet, papers: Papers) -> list[str]:
    """Cards dealt against the players' or the bank's chart, and spots with too many hands."""
    bank, found = sheet.cards[BANK], list[str]()
    if bank and len(bank) != wanted(sheet, papers):
        found.append(f"the bank stopped at {bank}")
    for spot in sheet.players:
        hands = sheet.hands(spot)
        if len(hands) > papers.split_hands:
            found.append(f"{len(hands)} hands on spot {spot}")
        for hand in hands:
            # A split that nobody followed is not played.
            played = hand not in sheet.given_up and any(bet.hand == hand for bet in sheet.bets)
            if played and not played_well(sheet, hand, papers):
                found.append(f"hand {hand} played {sheet.cards[hand]} against {bank}")
    return found


def wanted(sheet: Sheet, papers: Papers) -> int:
    """The number of the bank's cards that complete its hand."""
    bank = sheet.cards[BANK]
    if all(hand in sheet.given_up for spot in sheet.players for hand in sheet.hands(spot)):
        return 1 + papers.hole if not any(b.insured for b in sheet.bets) else 2
    playing = [h for spot in sheet.players for h in sheet.hands(spot) if h not in sheet.given_up]
    sure = [natural(sheet.cards[h], papers) and len(sheet.hands(h % 10)) == 1 for h in playing]
    if papers.hole and all(sure):
        return 2
    if papers.bust_loses and all(points(sheet.cards[hand])[0] > 21 for hand in playing):
        return 1
    for count in range(2, len(bank) + 1):
        total, soft = points(bank[:count])
        if natural(bank[:count], papers) or total >= 17 + (soft and not papers.soft_stands):
            return count
    return len(bank) + 1


def played_well(sheet: Sheet, hand: int, papers: Papers) -> bool:
    """True if every card was taken or refused by the players' chart."""
    cards, split = sheet.cards[hand], len(sheet.hands(hand % 10)) > 1
    if sheet.cards[BANK][0] == "Jo" or (split and cards[0][0] == "A"):
        return len(cards) == 2
    for count in range(2, len(cards)):
        total, soft = points(cards[:count])
        plain = split or not natural(cards[:count], papers)
        if not plain or (total >= papers.stands[soft] and hand not in sheet.doubled):
            return False
    if hand in sheet.doubled:
        return len(cards) == 3
    return points(cards)[0] > papers.must_hit


def cases(sheet: Sheet, papers: Papers) -> Counter[str]:
    """The cases a hand is an example of."""
    bank = sheet.cards[BANK]
    found = exchanges(sheet, papers) if sheet.bets else []
    seen = {
        "hands": True,
        "played": bool(sheet.bets),
        "split": bool(sheet.made),
        "split twice": any(len(sheet.hands(spot)) > 2 for spot in sheet.players),
        "doubled": bool(sheet.doubled),
        "given up": bool(sheet.given_up),
        "insured": any(bet.insured for bet in sheet.bets),
        "behind": any(sheet.players[bet.hand % 10] != bet.player for bet in sheet.bets),
        "natural": any(natural(cards, papers) for cards in sheet.cards.values()),
        "joker second": bank[1:2] == ["Jo"] and bank[0] != "Jo",
        "bank short": sum(abs(amount) for _, amount in found) > sheet.covers.get(sheet.bank, 0),
        "money short": sum(abs(amount) for _, amount in found) > sum(sheet.covers.values()),
        "covered behind": len(sheet.covers) > 1,
    }
    return Counter(name for name, met in seen.items() if met)
