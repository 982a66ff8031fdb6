# A person's own page: results, statement, hands, and notes on players.

me-title = Your results
me-nobody = Sign in to see your results.
me-period = Period
me-period-day = Today
me-period-week = Seven days
me-period-all = All time
me-period-sitting = Last sitting
me-hands = Hands
me-won = Won
me-fees = Fees paid
me-by-game = By game
me-time = Paid for time
me-bonuses = Bonuses
me-none = Nothing yet
me-cut = Only the latest 2,000 hands and entries of this period are counted.
me-stack = { $count ->
    [one] Chips over one hand
   *[other] Chips over { $count } hands
}
me-course = { $count ->
    [one] Result over one hand
   *[other] Result over { $count } hands
}
me-course-read = From { $first }, between { $low } and { $high }, to { $last } at the end
me-cards = Your cards

me-statement = Statement
me-every-line = Every line
me-entry-chips-got = Chips received
me-entry-chips-given = Chips cashed in
me-entry-brought = Brought to tables
me-entry-taken = Taken from tables
me-entry-kept = Kept at the cage
me-entry-fetched = Fetched from the cage
me-entry-fee = Fees
me-entry-bonus = Bonuses won
me-file-statement = Statement as CSV

me-search = Search your hands
me-search-game = Game
me-search-result = Result
me-search-since = From
me-search-until = Up to
me-search-cards = Cards held
me-search-pot = Pot in dollars, at least
me-search-words = Words of the log
me-search-go = Search
me-any = Any
me-result-won = Won
me-result-lost = Lost
me-result-even = Even
me-no-hands = No such hands
me-none-yet = Nothing among the latest hands; earlier ones may fit.
me-file-text = Hands as text
me-file-csv = Hands as CSV
me-hand-sums = The pot was { $pot }; you had { $stack } after it.
me-replay = Replay this hand

me-left = { $hands ->
    [one] Your sitting: { $net } over one hand, { $won } won.
   *[other] Your sitting: { $net } over { $hands } hands, { $won } won.
}
me-more = All your results

# Notes on players.
note-title = Notes on players
note-private = Only you see them.
note-none = No notes yet. At a table, open the menu to write one.
note-on = Your note on { $name }
note-keep = Keep the note
note-drop = Remove the note
note-nobody = Nobody else sits here.
