"""Between hands against a bank: whose turn it is, and the shoe."""
