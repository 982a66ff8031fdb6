# What happens in every game. Players are addressed as "tú"; where a name stands, the verb does not
# tell whether a man or a woman plays.

seat-number = Asiento { $number }
the-bank = La banca
whose-hand = { $seat ->
    [you] Tu mano { $number }
   *[other] { $seat_name } (mano { $number })
}
    .inside = { $seat ->
        [you] tu mano { $number }
       *[other] { $seat_name } (mano { $number })
    }
whose-spot = { $seat ->
    [you] Tu puesto { $number }
   *[other] { $seat_name } (puesto { $number })
}
    .inside = { $seat ->
        [you] tu puesto { $number }
       *[other] { $seat_name } (puesto { $number })
    }
list-comma = {", "}
list-and = {" y "}
list-semicolon = {"; "}
list-bar = {" | "}
# After what somebody pays.
all-in = { $all_in ->
    [yes] {" "}y { $seat ->
        [you] vas
       *[other] va
    } all-in
   *[no] {""}
}
# Something for which nobody has words yet.
untold = { $what }

# Between two hands in the log of a table.
hand-begins = Mano { $number }

hand-heading = Mano { $number }: { $title } en { $house }
table-heading = Mesa { $table }: { $stakes }
seat-heading = Asiento { $number }: { $name }, { $chips }{ $marked ->
    [yes] , { $mark }
   *[no] {""}
}
deal-heading = Reparto:
    .written = *** Reparto ***
result-heading = { $over ->
    [yes] Resultado:
   *[no] Sin terminar:
}
    .written = { $over ->
        [yes] *** Resultado ***
       *[no] *** Sin terminar ***
    }
seat-result = Asiento { $number }: { $name }, { $chips } ({ $up ->
    [yes] +{ $won }
   *[no] { $won }
})
dropped-result = Para la casa: { $amount }
bonus-result = Bono: { $amount }
is-dealt = { $whose ->
    [you] Recibes { $cards }
   *[other] { $whose_name } recibe { $cards }
}

shuffled = La baraja se mezcla y se corta
backed-up = La jugada se deshace
hand-ended = La mano se anula
chips-taken = { $amount } salieron de la mesa después de la mano
left-out = { $seat ->
    [you] No recibes cartas
   *[other] { $seat_name } no recibe cartas
}
    .short = sin cartas

# Where chips and cards come from and go to: "desde" and "hacia" do not melt into an article.
account = { $which ->
    [pot] el bote
    [box] el cajón de la casa
    [bonus] el fondo de bonos
    [left] las fichas que salieron
   *[other] { $which }
}
account-bank = { $seat ->
    [you] tu banca
   *[other] la banca de { $seat_name }
}
party = { $seat ->
    [you] ti
   *[other] { $seat_name }
}
chips-moved = { $amount } desde { $source } hacia { $target }
pile = { $which ->
    [stock] el mazo
    [burns] las quemadas
    [board] las comunitarias
    [muck] los descartes
    [aside] las cartas apartadas
    [eliminated] las cartas fuera de juego
   *[other] { $which }
}
pile-of = { $whose ->
    [you] tu mano
    [bank] la mano de la banca
   *[other] la mano de { $whose_inside }
}
cards-stay = { $cards } { $cards_count ->
    [one] está
   *[other] están
} boca arriba en { $place }
cards-moved = { $cards_seen ->
    [yes] { $cards }
   *[no] { $cards_count ->
        [one] Una carta
       *[other] { $cards_count } cartas
    }
} desde { $source } hacia { $target }

fee-dropped = { $how ->
    [part] Del bote salen { $amount } para la cuota
    [pot] La cuota de { $amount } sale del bote
    [bonus] { $seat ->
        [you] Pagas el cobro del bono, { $amount }
       *[other] { $seat_name } paga el cobro del bono, { $amount }
    }
   *[fee] { $seat ->
        [you] Pagas la cuota, { $amount }
       *[other] { $seat_name } paga la cuota, { $amount }
    }
}
fee-returned = { $how ->
    [pot] La cuota de { $amount } vuelve al bote
   *[seat] { $seat ->
        [you] Recuperas la cuota de { $amount }
       *[other] { $seat_name } recupera la cuota de { $amount }
    }
}

ruled = Floor: { $kind }{ $seat ->
    [nobody] {""}
    [you] , tú
   *[other] , { $seat_name }
}{ $detailed ->
    [yes] , { $detail }
   *[no] {""}
}{ $ordered ->
    [yes] {" "}(por { $by }: { $reason })
   *[no] {""}
}{ $over ->
    [0] {""}
   *[more] , anula la decisión { $over }
}
