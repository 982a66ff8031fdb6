"""What happens, what is posted and what is held, in the words of the card room."""
