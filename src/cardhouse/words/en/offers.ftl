# What somebody may do about their seat, and what is hinted at.

offer-sit = Take a seat with { $least } or more
offer-leave-list = Wait no longer
offer-join-list = Wait for a seat
offer-buy-chips = Buy chips for the next hand
offer-sit-out = Be passed over until you come back
offer-stay = Stay at the table after all
offer-leave = { $playing ->
    [yes] Leave with your chips after this hand, which is played out without you
   *[no] Leave with your chips
}
offer-name-game = You have the button: name the game. Silence is { $title }.
offer-come-in = { $owes ->
    [yes] Post { $due }, or wait for the big blind
   *[no] Be dealt in
}
offer-take-bank = Take the bank
offer-pass-bank = Pass the bank on
offer-ask-fresh = Ask for fresh cards

# What a hand brought somebody.
result-won = { $named ->
    [yes] wins { $amount } with { $hand }
   *[no] wins { $amount }
}
summary = { $wins }
summary-win = { $name } wins { $amount }
summary-nobody = Nobody won a pot

# A meld of pan that could be laid now, and what it collects.
move-meld = Lay { $cards }{ $borrows ->
    [yes] {" "}with { $borrowed } from { $onto }
   *[no] {""}
}
move-increase = Add { $cards } to { $onto }
move-split = Split { $onto } with { $cards }: { $first } apart
move-pays = { $pays ->
    [yes] { $chips } from each of { $payers }
   *[no] pays nothing
}
