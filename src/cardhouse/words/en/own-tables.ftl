# Tables of one's own, for everybody or for people with a link.

link-over = That link opens nothing any more: ask for the new one.
tables-enough = You have { $most } open tables already: close one first.
table-not-private = { $table } is not private: everybody sees it.
right-make-table = Make a table of one's own
right-renew-link = Give a private table a new link
field-bots = bots
field-private = private: only people with the link see it
still-seated-private = Everybody leaves the tables first: people still sit at a private one.
