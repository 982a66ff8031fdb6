"""What every ruling shares: reports, cases, orders, and hands that are opened again."""
