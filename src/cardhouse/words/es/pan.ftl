# Pan.

chips = { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
}
paid = { $seat ->
    [you] tú
   *[other] { $seat_name }
} { $amount }
meld = { $cards }

top-posted = { $what ->
    [tops] { $seat ->
        [you] Pones el ante,
       *[other] { $seat_name } pone el ante,
    } { $amount }
    [given] { $seat ->
        [you] Añades
       *[other] { $seat_name } añade
    } { $amount } a los tops
   *[fee] { $seat ->
        [you] Añades
       *[other] { $seat_name } añade
    } { $amount } al cobro
}{ all-in }
top-returned = { $seat ->
    [you] Recuperas
   *[other] { $seat_name } recupera
} { $amount } de los tops
packet-dealt = { $seat ->
    [you] Recibes
   *[other] { $seat_name } recibe
} { $hidden ->
    [yes] { $cards_count } cartas
   *[no] { $cards }
}{ $up ->
    [yes] , { $last } descubierta
   *[no] {""}
}
eldest-found = { $seat ->
    [you] Eres
   *[other] { $seat_name } es
} mano
went-on-top = { $seat ->
    [you] Entras en juego
   *[other] { $seat_name } entra en juego
}
    .short = { $seat ->
        [you] entras en juego
       *[other] entra en juego
    }
retired = { $seat ->
    [you] Te retiras
   *[other] { $seat_name } se retira
}
card-drawn = { $seat ->
    [you] Robas
   *[other] { $seat_name } roba
} { $card }
discard-taken = { $by ->
    [nobody] { $seat ->
        [you] Tomas
       *[other] { $seat_name } toma
    } { $card } de los descartes
    [you] Fuerzas { $card } a { $seat_name }
   *[other] { $by_name } { $seat ->
        [you] te fuerza { $card }
       *[other] fuerza { $card } a { $seat_name }
    }
}
    .short = { $seat ->
        [you] tomas
       *[other] toma
    } { $card }
laid = { $seat ->
    [you] Bajas
   *[other] { $seat_name } baja
} { $cards }: { $melds }
    .short = { $seat ->
        [you] bajas
       *[other] baja
    } { $cards }
collected = { $seat ->
    [you] Cobras
   *[other] { $seat_name } cobra
} { $chips } por cabeza: { $shares }
paid-short = { $seat ->
    [you] No tienes
   *[other] { $seat_name } no tiene
} { $missing }, y no se debe
card-discarded = { $seat ->
    [you] Descartas
   *[other] { $seat_name } descarta
} { $card }, { $fresh ->
    [yes] recién salida del mazo
   *[no] de la mano
}
    .short = { $seat ->
        [you] descartas
       *[other] descarta
    } { $card }
discards-shuffled = Se acabó el mazo: se mezclan los descartes
went-out = { $seat ->
    [you] Cierras
   *[other] { $seat_name } cierra
} con once cartas
last-left = { $seat ->
    [you] Solo quedas tú
   *[other] Solo queda { $seat_name }
}
tops-won = { $seat ->
    [you] Te llevas
   *[other] { $seat_name } se lleva
} los tops, { $amount }
some-cards = { $cards_seen ->
    [yes] { $cards }
   *[no] { $cards_count ->
        [one] 1 carta
       *[other] { $cards_count } cartas
    }
}
cards-served = { $seat ->
    [you] Recibes
   *[other] { $seat_name } recibe
} { some-cards }
cards-withdrawn = { $seat ->
    [you] Entregas
   *[other] { $seat_name } entrega
} { some-cards }
hand-dead = { $seat ->
    [you] Tu mano
   *[other] La mano de { $seat_name }
} queda muerta
player-fouled = { $seat ->
    [you] Tu mano
   *[other] La mano de { $seat_name }
} es inválida y sigue pagando
given-back = { $seat ->
    [you] Devuelves
   *[other] { $seat_name } devuelve
} lo cobrado: { $shares }
spread-demanded = { $seat ->
    [you] Debes
   *[other] { $seat_name } debe
} hacer válida la combinación { $meld }
spread-taken-back = { $seat ->
    [you] Recoges
   *[other] { $seat_name } recoge
} una combinación
