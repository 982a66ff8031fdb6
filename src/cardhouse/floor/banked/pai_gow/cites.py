"""The cite keys of the rulings on pai gow poker."""

PAI_GOW_CITES = frozenset(
    {
        "misdeal",
        "misdeal.twins",
        "faced.high",
        "faced.two",
        "faced.one",
        "count.hand",
        "count.late",
        "opened-early",
        "wager.found",
        "wager.third",
        "wager.over",
        "wager.under",
        "wager.touched",
        "wager.removed.won",
        "wager.removed.lost",
        "kum-kum",
        "kum-kum.bank",
        "kum-kum.dispute",
        "bank-hand.reset",
        "settle.misread",
        "settle.void",
        "foul",
    }
)
