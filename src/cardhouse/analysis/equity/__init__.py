"""The value of hands against each other."""
