"""A house, and games nobody had posted before, in TOML alone."""

from typing import Final

HOUSE: Final = "river-club"
ROOM: Final = """
name = "The River Club"
silent = ["scrap", "exposed", "count", "misdeal", "string-bet", "oversize-chip", "muck", "joker"]

[fee]
bands = [{ up_to = 10, amount = 200 }]

[limits]
most_bet = 4000

[[rule]]
id = "RC-ROOM-1"
kind = "floor"
text = "The floor's decision is final."
cites = ["floor"]
by = ["kill-hand"]

[[rule]]
id = "RC-ROOM-2"
kind = "fee"
text = "The button pays two dollars for each hand of poker."
scope = ["poker"]
cites = ["fee"]
by = ["assess", "collect"]

[[rule]]
id = "RC-ROOM-3"
kind = "betting"
text = "Players act in turn; whoever is still in shows every card, and the best hand wins."
cites = ["turn", "deck", "button", "seat", "deal", "round", "bet", "show", "kill", "award"]
by = ["bet", "showdown"]
"""
HOLDEM: Final = """
extends = "base/holdem"
silent = ["flop", "premature"]

[[table]]
name = "4-8"
stakes = { small_bet = 400, big_bet = 800, blinds = [200, 400] }

[[rule]]
id = "RC-HE-1"
kind = "button-and-blinds"
text = "Two blinds are posted."
cites = ["blind"]
by = ["blinds"]
"""

# The new game, built of existing steps: the common page, and the house's.
PINEAPPLE: Final = """
title = "Crazy Pineapple"

script = [
  { step = "assess" },
  { step = "collect", when = "start" },
  { step = "blinds" },
  { step = "collect", when = "start" },
  { step = "deal", down = 3 },
  { step = "bet", size = "small-bet", first = "after-blinds", cite = "round.preflop" },
  { step = "deal", burn = 1, board = 3, cite = "deal.flop" },
  { step = "collect", when = "flop" },
  { step = "bet", size = "small-bet", first = "left-of-button", cite = "round.flop" },
  { step = "discard", count = 1 },
  { step = "deal", burn = 1, board = 1, cite = "deal.turn" },
  { step = "bet", size = "big-bet", first = "left-of-button", cite = "round.turn" },
  { step = "deal", burn = 1, board = 1, cite = "deal.river" },
  { step = "bet", size = "big-bet", first = "left-of-button", cite = "round.river" },
  { step = "collect", when = "end" },
  { step = "showdown" },
]

[deck]
packs = 1

[high]
joker = "none"
"""
PINEAPPLE_PAGE: Final = """
extends = "base/crazy-pineapple"
silent = ["flop", "premature"]

[showing]
muck = false

[[table]]
name = "4-8"
stakes = { small_bet = 400, big_bet = 800, blinds = [200, 400] }

[[rule]]
id = "RC-CP-1"
kind = "button-and-blinds"
text = "Two blinds are posted."
cites = ["blind"]
by = ["blinds"]

[[rule]]
id = "RC-CP-2"
kind = "draw"
text = "Each player is dealt three cards and throws one of them away after the betting on the flop."
cites = ["discard"]
sets.script."deal.rotation".down = 3
sets.script.discard.count = 1
by = ["discard"]
"""

# The game that needs a new step.
ANACONDA: Final = """
title = "Anaconda"

script = [
  { step = "assess" },
  { step = "collect", when = "start" },
  { step = "antes" },
  { step = "collect", when = "start" },
  { step = "deal", down = 7 },
  { step = "bet", size = "small-bet", first = "left-of-button", cite = "round.first" },
  { step = "pass-left", count = 3 },
  { step = "bet", size = "small-bet", first = "left-of-button", cite = "round.second" },
  { step = "discard", count = 2 },
  { step = "collect", when = "flop" },
  { step = "bet", size = "big-bet", first = "left-of-button", cite = "round.third" },
  { step = "collect", when = "end" },
  { step = "showdown" },
]

[deck]
packs = 1

[high]
joker = "none"
"""
ANACONDA_PAGE: Final = """
extends = "base/anaconda"

[seating]
most = 7
players = 7

[showing]
muck = false

[[table]]
name = "4-8"
stakes = { small_bet = 400, big_bet = 800, ante = 100 }

[[rule]]
id = "RC-AN-1"
kind = "betting"
text = "Everybody antes a dollar."
cites = ["ante"]
by = ["antes"]

[[rule]]
id = "RC-AN-2"
kind = "draw"
text = "Each player passes three cards to the left and later throws two away."
cites = ["pass", "discard"]
sets.script.pass-left.count = 3
by = ["pass-left", "discard"]
"""
