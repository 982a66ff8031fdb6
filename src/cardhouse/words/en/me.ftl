# Files and refusals of a person's own page.

me-file-hand = { $game }, hand { $number } at { $table }
me-file-net = { $up ->
    [yes] You are { $amount } up.
   *[no] You are { $amount } down.
}
me-no-cards = Write cards like As Td Jo: rank, then s, h, d or c; Jo is the joker.
notes-too-many = You have notes on two hundred players: take one away first.
