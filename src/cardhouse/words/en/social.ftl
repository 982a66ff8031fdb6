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
chat-gone = took this back, as was asked
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

# Links to pass on, tables of one's own, and seats that come free.
share-link = Link
share-send = Copy or send
share-qr = QR code of the link: { $title }
share-done = Done
hand-file = Download
hand-file-which = Download this hand as
hand-file-phh = PHH, for PokerKit
hand-file-ohh = Open Hand History
hand-file-pokerstars = Text for trackers
hand-file-log = Log of this room
share-hand = Share this hand
lobby-private = Private.
lobby-called = Your seat is free
lobby-called-at = Your seat is free at { $title }
invited-title = You are invited to a private table
invited-more = Only people with this link see it. Come in with a name, and take a seat.
invited-come = Come to the table
own-new = New table
own-game = Game
own-game-of = { $title }, { $house }
own-seats = Seats
own-seats-usual = { $count }, usual
own-bots = Bots
own-bots-none = none
own-private = Private
own-private-more = Only people with the link see the table and come in.
own-approve = Each buy-in asks for your word.
own-make = Make the table
own-made = Your table is open. Only people with this link see it:
own-go = Go to your table
own-yours = Your table
own-requests = Buy-ins that wait for you
own-asks = { $name } asks for { $amount }.
own-approve-it = Approve
own-decline = Decline
own-link = Invite people
own-link-private = The table is private: only people with its link see it. A new link shuts the old one.
own-link-open = Everybody in the room sees the table.
own-renew = Make a new link
own-people = People
own-nobody = Nobody else sits here.
own-kick = Send out
own-kick-name = Send { $name } out
own-admit = Let back in
own-admit-name = Let { $name } back in
own-why = the host asked
own-pause = Pause
own-resume = Go on
own-close = Close the table
vacant-title = A seat is free: { $title }
vacant-more = It is kept for you for a few minutes.
vacant-take = Take seat { $seat }
vacant-waits = You are on the wait list.
vacant-tell = Tell me when a seat is free
