"""The floor's console: tables that want somebody, forms for what happened, previews of rulings."""
