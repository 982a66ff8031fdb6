# People at the pages: the lobby's cards, chat, one's own table, seats that come free.

lobby-limits = Limits
lobby-fee = Fee
lobby-stack = Buy-in
lobby-least = at least { $amount }
lobby-free = { $count ->
    [0] no free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}

# Chat. Refusals and the names of acts are in chat.ftl.
chat-title = Chat
chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
}
chat-says = { $name } says: { $text }
chat-said = What people say
chat-nothing = Nobody has said anything yet.
chat-gone = took this back, as the floor asked
chat-line = Talk to the table
chat-send = Send
chat-emotes = Short words
chat-stand = You hear the table. To talk, take a seat.
chat-quiet = { $count ->
    [one] You are asked to be quiet for a minute.
   *[other] You are asked to be quiet for { $count } minutes.
}
chat-mute = Mute { $name }
chat-unmute = hear { $name } again
chat-muted = Muted:
chat-strike = Take this line back
chat-for = For
chat-minutes = { $count ->
    [60] an hour
    [1440] a day
    [one] a minute
   *[other] { $count } minutes
}
chat-silence = Silence { $name }
chat-silences = Silenced
chat-silenced-until = { $count ->
    [one] { $name }, for a minute more, by { $by }: { $reason }
   *[other] { $name }, for { $count } minutes more, by { $by }: { $reason }
}
chat-let-speak = Let { $name } speak
emote-hello = Hello
emote-nice-hand = Nice hand
emote-well-played = Well played
emote-thanks = Thank you
emote-good-luck = Good luck
emote-wow = Wow
settings-chat = Chat at the tables
settings-chat-more = Without it you neither hear nor say anything.
