"""Events, posted rules and hands, in the words of the card room."""
