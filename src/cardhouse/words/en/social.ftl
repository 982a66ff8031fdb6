# People at the pages: the lobby's cards, chat, one's own table, seats that come free.

lobby-limits = Limits
lobby-fee = Fee
lobby-stack = Buy-in
lobby-least = at least { $amount }
lobby-free = { $count ->
    [0] no free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
