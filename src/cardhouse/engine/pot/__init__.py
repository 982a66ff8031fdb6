"""Games for a pot: forced bets, betting, pots and the showdown."""
