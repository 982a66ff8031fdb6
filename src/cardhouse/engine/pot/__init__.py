"""The poker family: forced bets, betting, pots and the showdown."""
