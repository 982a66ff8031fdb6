"""No-bust blackjack: rounds of cards, the players' turns, the bank's hand, insurance."""
