"""Between hands of pan."""
