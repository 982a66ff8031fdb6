# What a house posts: stakes, fees and tables.

amount = { $amount }
stakes-pot = { $limit ->
    [fixed] limit
    [spread] spread limit
    [pot] pot limit
   *[no] no limit
}{ $bets ->
    [both] {" "}{ $small }-{ $big }
    [least] , bets from { $small }
   *[none] {""}
}{ $antes ->
    [each] , ante { $ante }
    [big-blind] , big-blind ante { $ante }
   *[none] {""}
}{ $blinds_count ->
    [0] {""}
    [one] , blind { $blinds }
   *[other] , blinds { $blinds }
}{ $brings ->
    [yes] , bring-in { $bring_in }
   *[no] {""}
}{ $kills ->
    [yes] , { $kill }
   *[no] {""}
}
kill = { $full ->
    [yes] full kill
   *[no] half kill
} after { $pots ->
    [one] a pot
   *[other] { $pots } pots in a row
}{ $from_some ->
    [yes] {" "}of { $least } or more
   *[no] {""}
}
stakes-banked = wagers { $small } to { $big }
stakes-pan = chips of { $chip }
tops = tops { $tops }
most-bet = bets up to { $most }
    .whole = Bets up to { $most } in this house
players-here = { $least } to { $most } players

fee = a flat { $fund ->
    [box] fee
   *[bonus] bonus collection
} a hand, { $bands }; { $payer ->
    [pot] taken from the pot
   *[button] paid by the button
}
fee-band = { $amount } up to { $players } players
time-fee = { $amount } from every player each { $minutes } minutes
collection = a flat collection for each wager, { $tiers }; { $bank } a hand from the bank{ $covers ->
    [yes] , { $behind } from whoever covers behind it
   *[no] {""}
}
tier = { $amount } up to { $up_to }

# A table in one line.
posted-table = { $name }: { $stakes }, buy-in from { $buy_in }{ $own ->
    [yes] ; { $fees }
   *[no] {""}
}
posted-game = { $title }, table { $table }
mixed-table = { $name }: buy-in from { $buy_in }{ $others_count ->
    [0] {""}
   *[more] ; { $others }
}
mixed-other = { $game } { $name }
mixed = { $title }, { $least } to { $most } players, { $how ->
    [hands] { $hands } hands of each
    [round] a round of each
   *[button] the button names the game
}: { $games }
title = { $title }
mark = { $which ->
    [button] button
    [bank] bank
    [first-player] first player
   *[dealer] dealer
}

# The sign of a bonus.
no-purchase = No purchase necessary. See the floor person for details.
once-a-day = Each day it goes to the first hand that qualifies.
won-today = Today's bonus has been won; a new one is on offer at { $hour }:00.

# A house and its rules, as they are printed.
sign-fee = Fee: { $fee }
sign-limit = Limit: { $limit }
sign-game = { $name }: { $title }, { $least } to { $most } players
sign-table = Table { $table }
rule-note = Note: { $note }
rule-noted = Note:
rule-source = Source: { $source }
rule-enforced = Enforced: { $how }
rule-answers = Answers for: { $keys }
source-practice = General practice: the house's document does not say.
