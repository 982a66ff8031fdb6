"""Between hands against a bank: the bank's turn, and the shoe."""
