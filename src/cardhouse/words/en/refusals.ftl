# Refused commands: the reason, and more where there is more to say. Seats are called by their
# numbers, as those who report something do; $seat says whether the listener sits there.

refused = { $reason } { $detail }

# The reasons.
hand-over = The hand is over.
not-your-turn = It is not your turn.
act-stands = You acted out of turn and the bet has not changed: your act stands.
not-offered = That cannot be done now.
not-in-hand = You are not in this hand.
bet-to-call = There is a bet to you: call it, raise it or fold.
nothing-to-call = There is no bet to call: check or bet.
already-bet = There is a bet already: raise it instead.
must-open = The blind cannot be called: open the pot or fold.
no-openers = To open the pot takes a pair of jacks or better.
no-bet-yet = There is no bet to raise: bet instead.
capped = The betting is capped: call or fold.
not-reopened = The short all-in did not reopen the betting: call or fold.
only-call = You have seen your next card: check, call or fold.
nobody-to-raise = Everybody else is all-in: there is nobody to raise.
no-check-raise = A player who checked may not raise in the same round.
not-enough-chips = You do not have that many chips.
wrong-amount = That amount is not allowed.
wrong-cards = Those cards cannot be chosen.
hand-not-shown = A contested pot goes only to a hand that lies face up.
not-live = Only a player with a live hand may do that.
not-such-case = Nothing of that kind can have happened now.
seat-taken = That seat is taken.
no-such-seat = There is no such seat at this table.
buy-in-too-small = That is less than the buy-in of this table.
short-buy-used = One short buy is allowed after a full buy-in, and it has been made.
between-blinds = A new player may not come in between the blinds: wait for the button to pass.
no-blind-owed = There is no blind to post or to wait for.
hand-running = A hand is being played: wait until it is over.
not-enough-players = At least two players with chips are needed.
barred = Barred from this table, until the floor lets the player come back.

# Games for a pot.
bet-exactly = Bet or raise to { $to }.
bet-range = Bet or raise to an amount from { $least } to { $most }.
stake-range = Stake from { $least } to { $most }.
straddle-range = Straddle from { $least } to { $most }.
draw-most = Draw up to { $most } of your own.
throw-away = Throw away { $count } of your own cards.

# Games that a player banks.
bank-range = From { $least } to { $most }.
wager-range = A wager here is { $least } to { $most } in steps of { $step }.
all-cards-set = All cards go in front or in the back.
not-two-and-five = Two cards go in front and five in the back.
front-outranks-back = The front may not outrank the back.

# Pan.
say-who-stays = First everybody says whether they stay in.
take-and-meld = Only a card straight from the deck may be taken, and melded at once.
must-meld = This card must be melded.
meld-or-discard = Meld { $card } or discard it: a drawn card never enters the hand.
meld-first = Meld { $card } before anything else.
add-to-spread = Add the card to a spread.

# What cannot have happened, at any table.
not-face-up = { $card } does not lie face up: point at the card.
no-card-there = No card lies at { $place }.
not-dealt-yet = The cards have not been dealt yet.
players-have-left = Players of this hand have left the table.
unsigned-ruling = A ruling needs the floor person's name and a reason.
no-ruling = There is no ruling { $number } in this hand.
no-place-for-chips = { $place } is no place for chips of this hand.
before-settlement = { $ended ->
    [yes] {" "}before the settlement
   *[no] {""}
}
seat-has = { $seat ->
    [you] You have
   *[other] Seat { $seat_number } has
} { $chips }{ before-settlement }{ $banking ->
    [yes] , and { $bank } as the bank's money in { $account }
   *[no] {""}
}.
account-has = The account { $account } has { $chips }{ before-settlement }.

# For a pot: the betting.
not-awaited = { $seat ->
    [you] You are not awaited in this round.
   *[other] Seat { $seat_number } is not awaited in this round.
}
in-turn = { $seat ->
    [you] It is your turn.
   *[other] It is the turn of seat { $seat_number }.
}
acted-already = { $seat ->
    [you] You have acted already.
   *[other] Seat { $seat_number } has acted already.
}
no-raise-by-another = The last action was not a raise by somebody else.

# For a pot: the deal.
exposed-before-action = A card is exposed on the deal only before the action.
card-not-held = { $seat ->
    [you] You do not hold { $card }.
   *[other] Seat { $seat_number } does not hold { $card }.
}
no-down-card-stays-up = No down card of this deal stays as an up card.
passed-over-already = { $seat ->
    [you] You are passed over already.
   *[other] Seat { $seat_number } is passed over already.
}
nobody-can-count = { $seat ->
    [you] Nobody can count your cards now.
   *[other] Nobody can count the cards of seat { $seat_number } now.
}
holds-as-due = { $seat ->
    [you] You hold { cards-held }, as you should.
   *[other] Seat { $seat_number } holds { cards-held }, as it should.
}
cards-held = { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
hands-dealt = The hands have been dealt.
flop-acted-on = The flop is counted before anybody has acted on it.
no-betting-before-board = No betting is under way before a board card.
no-betting-before-street = No betting is under way before a street.
no-street-after-burn = No street has just been dealt after a wrong burn.
burn-is-right = That is no wrong burn.
only-down-card-mixed = Only a down card can be mixed with hole cards.
too-many-too-early = So many cards cannot have been dealt too early.
last-card-before-betting = A last card is exposed before the last betting only.
acted-since-draw = Somebody has acted since the draw.
card-not-drawn = { $seat ->
    [you] You have not drawn { $card }.
   *[other] Seat { $seat_number } has not drawn { $card }.
}
filled-on-draw = { $seat ->
    [you] Your hand will be filled up on the draw.
   *[other] Seat { $seat_number } will be filled up on the draw.
}
acted-on-card = The player has acted on the card.
up-cards-bet-on = The betting on the up cards has begun.
out-of-play-already = { $card } is out of play already.
not-in-stock = { $card } is not in the stock.
no-joker-in-deck = There is no joker in this deck.

# For a pot: hands given up, and orders of the floor.
in-turn-folds = A player in turn folds or mucks their hand.
nothing-thrown-away = { $seat ->
    [you] You have thrown no hand away.
   *[other] Seat { $seat_number } has thrown no hand away.
}
no-hand-to-turn-up = { $seat ->
    [you] You have no hand that could be turned up.
   *[other] Seat { $seat_number } has no hand that could be turned up.
}
turned-up-at-showdown = A hand is turned up only at the showdown.
ruled-dead = { $seat ->
    [you] Your hand was ruled dead.
   *[other] The hand of seat { $seat_number } was ruled dead.
}
nobody-gave-up = Nobody has given up a hand because of it.
no-claim-to-half = { $seat ->
    [you] You have
   *[other] Seat { $seat_number } has
} no claim to a { $half ->
    [high] high
   *[low] low
} half.
no-hand-to-give-back = { $seat ->
    [you] You have no hand to be given back.
   *[other] Seat { $seat_number } has no hand to be given back.
}
given-up-since = { $seat ->
    [you] You have given up since.
   *[other] Seat { $seat_number } has given up since.
}
turned-up-by-another = Somebody else has turned the hand up.
no-hand-left = No hand is left to win the pot.
no-other-hand-left = No other hand is left to win the pot: one must be given back first.
side-pot-awarded = A side pot has been awarded already.
chips-moved-already = A ruling has already moved chips of this hand.

# Where a player banks.
wager-and-player = Chips of a wager go to a player, or come from one.
wagers-of = { $seat ->
    [you] You have { wagers-counted }.
   *[other] Player { $seat_number } has { wagers-counted }.
}
wagers-counted = { $count ->
    [one] { $count } wager
   *[other] { $count } wagers
}
no-place-for-cards = { $place } is no place for cards.
card-not-there = { $card } does not lie there.
wager-settled-already = A wager has been settled already.

# Blackjack.
round-dealt = Round { $round } has been dealt.
no-mistake = That is no mistake.
no-extra-hand = There is no hand too many on spot { $spot }.
hand-complete = The hand of spot { $spot } is not incomplete.
draw-not-begun = The draw has not begun.
nothing-to-burn = The first card of the shoe is not to be burned.
number-is-right = That is no wrong number of cards.
not-next-in-shoe = { $card } is not the next card of the shoe.
spot-not-missed = Spot { $spot } was not missed.
spot-not-in-turn = It is not the turn of spot { $spot } yet.
bank-not-missed = The bank's first card is not missing.
no-card-instead = No card can have gone to such a hand instead.
no-hand = There is no hand { $hand }.
bank-incomplete = The bank's hand is not complete before all have played.
not-doubled = Hand { $hand } could not be doubled.
not-asked-for-card = Hand { $hand } cannot have asked for a card.
nothing-left-behind = { $seat ->
    [you] You have no hand that you could leave behind.
   *[other] Player { $seat_number } has no hand that they could leave behind.
}
hand-not-in-turn = It is not the turn of hand { $hand }.
nobody-in-turn = No player is in turn.
hand-not-played-on = Hand { $hand } cannot be played on.
no-wager-dealt = There is no such wager on a hand that was dealt.
within-limits = Such a wager is within the limits of the table.

# Pai gow poker.
card-in-no-pile = { $card } lies in none of the piles.
piles-delivered = The piles have been dealt already.
spot-cards-right = Spot { $spot } has the cards that it should have.
bank-not-opened = The bank's hand cannot have been opened now.
no-twin = { $card } does not lie there twice.
bank-cannot-have-set = The bank cannot have set such a hand.
bank-not-foul = The bank's hand is not foul.
nothing-to-read = Spot { $spot } has no hand to be read.
read-rightly = The hand of spot { $spot } was read as it is.
nothing-to-foul = Spot { $spot } has no hand that can be foul.
no-wager-can-lie = No such wager can lie there.
spot-without-wager = Spot { $spot } has no such wager.
no-wager-to-touch = { $seat ->
    [you] You have no wager there to touch.
   *[other] Player { $seat_number } has no wager there to touch.
}
no-wager-removed = No wager can have been removed now.
wager-undecided = That wager neither wins nor loses.
wager-without-action = That wager has no action.
no-money-on-table = { $seat ->
    [you] You have no money on the table.
   *[other] Seat { $seat_number } has no money on the table.
}

# Mistakes at pan.
cards-looked-at = The cards have been looked at.
count-is-right = The number of cards is right.
cards-not-held = The player does not hold these cards.
out-with-wrong-spread = Nobody goes out with a wrong spread.
spread-valid = This spread is valid.
spreads-valid = All spreads are valid.
not-barred-from-discard = The player is not barred from any discard.
chips-there-already = The chips lie there already.

# Between two hands.
seat-nameless = A seat needs a name.
sits-here-already = { $name } sits at this table already.
seats-are = Seats are 1 to { $most }.
seat-empty = Nobody sits in seat { $seat_number }.
at-least = At least { $amount }.
sold-in-steps = Chips are sold in steps of { $step }.
short-buy-below = Less than { $amount } is a short buy.
leaves-after-hand = { $seat ->
    [you] You leave after this hand.
   *[other] Seat { $seat_number } leaves after this hand.
}
stays-anyway = { $seat ->
    [you] You did not want to leave.
   *[other] Seat { $seat_number } did not want to leave.
}
waiting-nameless = The list needs a name.
has-place-already = { $name } has a place already.
not-waiting = { $name } is not on the list.
waited-longer = { $name } has waited longer for a seat.
expel-unsigned = It needs a floor person's name and a reason.
moved-after-hand = { $seat ->
    [you] The hand is not over for you: you are moved after it.
   *[other] The hand is not over for seat { $seat_number }: stop the table after this hand, then move them.
}
bank-keeps-place = { $seat ->
    [you] A standing bank keeps its place.
   *[other] Seat { $seat_number } is a standing bank, which keeps its place.
}
seat-not-free = { $seat ->
    [you] That seat is not free.
   *[other] Seat { $seat_number } is not free, or kept for somebody who was called to it.
}
moved-without-chips = Somebody without chips is not moved: they buy in at the other table.
barred-here-already = { $name } is barred from this table already.
not-barred-here = { $name } is not barred from this table.
rule-unsigned = A posted rule needs a text and an author.
table-misnamed = A table cannot be called '{ $name }': accounts of the room are.
none-absent = Nobody can be dealt in by mistake here.
not-sitting-out = { $seat ->
    [you] You do not sit out.
   *[other] Seat { $seat_number } does not sit out.
}
draw-for-button = Draw for the button first.
only-the-fee = { $seat ->
    [you] You have no more than the fee.
   *[other] Seat { $seat_number } has no more than the fee.
}
seat-of-hand-taken = { $name } has taken a seat of that hand.
names-game-first = { $seat ->
    [you] You name the game first.
   *[other] Seat { $seat_number } names the game first.
}
next-game-is = The next game is { $title }.
name-one-of = Name one of these: { $games }.
game-name = { $name }
bank-held = Another player has the bank.
bank-in-between = Another player must bank in between.
no-wager-before = There was no wager on that spot in the previous hand.
bank-offered-first = { $seat ->
    [you] The bank is offered to you first.
   *[other] The bank is offered to seat { $seat_number } first.
}
bank-broken = Nobody has the bank: the game is broken.

# Bonuses, and the tables where they are played for without a purchase.
bonus-before-hand = The bonus is paid before the next hand.
bonus-unpaid = The bonus has to be paid first.
awarded-already = That hand has been awarded already.
free-unopened = The floor has to open it first.
free-unsigned = It needs a floor person's name.
free-nameless = It needs a name.
has-seat-already = { $name } has a seat already.
room-closed = The room is closed.
no-live-game = No live game is in action.
no-bonus-for = The house posts no bonus for { $game }.

# The cage.
nothing-held = The cage holds nothing for { $name }.
cage-amount = An amount is between nothing and { $most }.
cage-nameless = The cage writes down a name for everything.
drawer-closed = Drawer { $drawer } is not open.
drawer-taken = Drawer { $drawer } is open: { $by } has it.
drawer-uncounted = Drawer { $drawer } is open: { $by } counts it first.
drawer-short = Drawer { $drawer } has less than { $amount }: bring more cash to it.
drawer-of-another = Drawer { $drawer } is { $by }'s: whoever else closes it says why.
drop-alone = Two people count a drop.
drop-by-cashier = { $by } has a drawer: who sells chips does not count the drop.
box-empty = There is nothing in the box of { $table }.
drop-over = { $counted } is more than the books have for the box of { $table }: count again.
drop-short = { $counted } is less than the books have for the box of { $table }: count again, or give the reason.
nothing-to-settle = There is nothing to settle: nobody has bought in.
still-seated = Everybody leaves the tables first: { $names } at { $table }.
cage-holds-for = The cage holds chips for { $names }: pay them first.

# The room.
overdrawn = { $account }: { $amount } is more than it holds.
sits-there-no-more = { $name } does not sit there any more.
no-table = There is no table { $table } here.
bots-too-often = At this table bots come and go only so often: wait a moment.
bots-for-play-money = Bots play for play money only: there are none in this room.
money-first = How the money works is chosen before the first chip comes into the room.

# People who come in.
no-fit = That name and password do not fit together.
logged-out = You are logged out here: come in again.
name-taken = Somebody is called { $name } already: choose another name.
nobody-called = Nobody here is called { $name }.
password-changed = { $name } has another password by now.
guest-without-roles = { $name } is a guest: only an account has roles.

# The management, and the people who run the room.
table-is-paused = { $table } is paused already.
table-not-paused = { $table } is not paused.
table-is-closed = { $table } is closed already.
table-not-closed = { $table } is not closed.
host-already = { $table } has that host already.
table-there = There is a table { $table } here already: choose another name.
table-so = { $table } is spread that way already.
hours-so = { $table } has these opening hours already.
hours-muddled = Opening hours begin and end at different times, and do not run into one another.
edition-so = The book of { $game } says that already.
day-is-closed = { $day } is closed already: its books stay as they are.
hand-shown-already = Hand { $hand } of { $table } is shown to you already.
no-such-limit = The house posts no limit { $rules } for this game.
seats-of-game = A table of this game has { $least } to { $most } seats.
bank-beyond = The bank's seats lie beyond seat { $seat }.
seat-beyond = Seat { $seat } is taken: let { $name } sit elsewhere first.
chips-too-small = { $name } has chips smaller than { $chip }: change them first.
money-already = The money works that way already.
barred-already = { $name } is barred already.
not-barred = { $name } is not barred.
page-empty = A message needs words.
page-unseen = { $name } has not seen that message yet.
page-over = Message { $page } is not for you, or has been seen.
called-already = You have called the floor already: somebody will come.
call-over = Call { $call } has been answered.
request-over = Request { $request } waits for nobody any more.
reason-missing = Say why: the reason is written down.
journal-nameless = The journal writes down a name for everything.
confirmed-by-self = Another person confirms it.
waits-already = You have asked for that already: another person confirms it.
counted-already = { $by } has counted that box already: confirm the count, or let it be taken back first.
chips-by-host = The host approves each buy-in: ask for your chips first.
chips-at-cage = Chips are sold at the cage: buy them there first.
roles-clash = { $name } cannot be { $roles }: nobody has both roles.
nobody-invited = Nobody called { $name } is invited.
invitation-over = That invitation is over: ask for another one.
token-already = You have a token { $title } already: give it another name.
tokens-too-many = You have too many tokens: revoke one first.
token-unknown = You have no token { $title }.
