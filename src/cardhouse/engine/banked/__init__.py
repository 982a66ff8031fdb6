"""Games that a player banks: wagers against one hand, paid as far as the bank's money goes."""
