# The printed report of a day or a shift, and the statement of a player.

day-period = { $shift ->
    [0] { $day }
   *[some] shift { $shift } of { $day }, led by { $by }
}
day-money = { $money ->
    [play-money] play money
    [club] chips of a club
   *[cage] chips for cash
}
day-title = Report of the room: { $period }{ $of_table ->
    [yes] , { $table }
   *[no] {""}
} ({ day-money })
day-shift = Shift { $number } began at { $time }, led by { $by }.
day-agreed = Compared with the ledger, and equal: { $agreed }.
day-cash = More than $10,000 in cash on one day: to be reported.
agreed-balances = balances ({ $count })
agreed-nothing = all accounts add up to nothing
agreed-boxes = boxes ({ $count })
agreed-income = the income of the house is the drop
agreed-pools = bonus pools ({ $count })
agreed-players = players have what they bought and won less what they paid
agreed-drawers = drawers ({ $count })

statement-title = Statement of { $name }: { $period } ({ day-money })
statement-opening = Away from the tables: { $amount } at the beginning.
entry = { $why ->
    [bonus] bonus won
    [cage-sold] chips bought
    [cage-redeemed] chips cashed in
    [cage-lent] chips lent
    [cage-settled] settled up
    [cage-held] held at the cage
    [seat-buy-in] buy-in
    [seat-short-buy] short buy
    [seat-leave] left the table
    [mistake-abandoned-cage] fetched into the stack
   *[other] { $reason }
}{ $at_table ->
    [yes] , { $where }
   *[no] {""}
}

# The sheets, and the heads of their columns.
sheet-empty = No activity.
sheet-all-tables = all tables
sheet-drop = Drop by table
sheet-by-game = Drop by game
sheet-pools = Bonus pools
sheet-free = Played without a purchase
sheet-liability = Players' money in the room
sheet-cage = Cage
sheet-drawers = Drawers
sheet-players = Players
sheet-banks = Bank turns
sheet-away = Chips away from the tables
sheet-at-tables = At the tables
head-what = what
head-amount = amount
head-balance = balance
head-table = table
head-tables = tables
head-game = game
head-bonus = bonus
head-drawer = drawer
head-player = player
head-hands = hands
head-bought = bought
head-took = took along
head-fees = fees
head-prizes = prizes
head-won = won
head-opening = opening
head-collected = collected
head-fetched = fetched
head-closing = closing
head-house = house
head-paid = paid
head-sold = sold
head-redeemed = redeemed
head-filled = filled
head-counted = counted
head-over = over
head-offered = offered
head-taken = taken
head-passed = passed
liability = { $part ->
    [purses] chips away from the tables
    [bots] bots, away from the tables
    [tables] chips on the tables
    [held] held at the cage
    [prizes] prizes not paid yet
   *[total] in all
}
caged = { $what ->
    [sold] chips sold
    [redeemed] chips redeemed
    [lent] chips lent
    [bots] chips lent to bots
    [settled] chips settled up
    [drop] drop counted
    [short] short
   *[over] over
}
drawer-open = open
day-short = Short by { $amount } at { $table }: { $reason } ({ $by }).
day-paid = { $payer } pays { $payee } { $amount }.
patron-cash = { $name }: { $came } cash in, { $went } cash out: more than $10,000 is to be reported.
banker = { $name }{ $role ->
    [bank] {" "}(bank)
    [proposition] {" "}(proposition)
   *[player] {""}
}
banker-nobody = nobody, { $times ->
    [one] once
   *[other] { $times } times
}

# Files of a person's own hands.
me-file-hand = { $game }, hand { $number } at { $table }
me-file-net = { $up ->
    [yes] You are { $amount } up.
   *[no] You are { $amount } down.
}
