# Talk at the tables: why a line is not said, and its moderation.

chat-empty = Say something, or pick an emote.
chat-long = A line has { $most } letters at most.
chat-signs = That line has signs that cannot be seen or cover others.
chat-seated = Only people who sit at the table talk here; take a seat first.
chat-fast = That is a lot of talk: wait a moment.
chat-off = Nobody talks at the tables of this room.
chat-silenced = { $by } has asked you to be quiet for { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
}.
chat-already = That is how it is already.
chat-line-gone = Line { $line } is not there any more.
silenced-already = { $name } is silenced for as long already.
not-silenced = { $name } is not silenced there.

right-silence = Silence a person at a table for a time
right-let-speak = Let a silenced person talk again
right-silence-everywhere = Silence a person in the whole room for a time
right-let-speak-everywhere = Let a person speak again in the whole room
right-strike-line = Take a line of talk back
right-set-chat = Let people talk at the tables, or not
right-talk = Talk at a table
field-minutes = minutes
field-line = line
field-chat = people may talk
