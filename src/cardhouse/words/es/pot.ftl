# Games for a pot.

hands = { $hands }

board-dealt = { street }: { $cards }
    .written = *** { street } *** { $cards }
street = { $street ->
    [flop] Flop
    [turn] Turn
    [river] River
   *[board] Comunitarias
}
showdown-opened = Muestra de cartas: bote { $amount }{ side-pots }
    .written = *** Muestra de cartas *** bote { $amount }{ side-pots }
side-pots = { $sides_count ->
    [0] {""}
   *[more] , { $sides }
}
side-pot = bote lateral { $number } { $amount }

scrap-found = Sale del mazo un papel sin valor: { $face }
scrap-marked = Hay en el mazo un papel sin valor: { $face }
misdealt = Reparto nulo: se recogen todas las cartas
scrambled = Las últimas cartas y las quemadas se revuelven y se cortan
stock-renewed = Se acabó el mazo: las manos retiradas y los descartes forman otro

# Forced money, and the stake.
blind-posted = { $seat ->
    [you] Pones
   *[other] { $seat_name } pone
} { $blind ->
    [small] la ciega chica
    [big] la ciega grande
   *[entry] una ciega para entrar
}, { $amount }{ all-in }
ante-posted = { $seat ->
    [you] Pones
   *[other] { $seat_name } pone
} el ante, { $amount }{ $dead ->
    [yes] {" "}por toda la mesa
   *[no] {""}
}{ all-in }
anted-again = { $seat ->
    [you] Pones
   *[other] { $seat_name } pone
} otro ante, { $amount }{ all-in }
share-given-up = { $seat ->
    [you] No pones otro ante
   *[other] { $seat_name } no pone otro ante
}
kill-posted = { $seat ->
    [you] Pones
   *[other] { $seat_name } pone
} el kill, { $added ->
    [yes] { $amount } más hasta { $bet }
   *[no] { $bet }
}{ all-in }: los límites son { $to }-{ $big_bet }
dead-posted = { $seat ->
    [you] Pones
   *[other] { $seat_name } pone
} { $amount } de dinero muerto
brought-in = { $seat ->
    [you] Abres
   *[other] { $seat_name } abre
} con la entrada forzada, { $amount }{ all-in }
    .short = { $seat ->
        [you] abres
       *[other] abre
    } con { $amount }
stake-set = { $seat ->
    [you] Juegas
   *[other] { $seat_name } juega
} { $amount }{ all-in }
    .short = { $seat ->
        [you] juegas
       *[other] juega
    } { $amount }
stake-matched = { $seat ->
    [you] Metes
   *[other] { $seat_name } mete
} { $amount }{ all-in }
    .short = { $seat ->
        [you] metes
       *[other] mete
    } { $amount }
stayed-out = { $seat ->
    [you] Te quedas fuera
   *[other] { $seat_name } se queda fuera
}
    .short = { $seat ->
        [you] te quedas fuera
       *[other] se queda fuera
    }
straddled = { $seat ->
    [you] Haces straddle
   *[other] { $seat_name } hace straddle
}: ahora cuesta { $to }{ all-in }
    .short = { $seat ->
        [you] haces straddle
       *[other] hace straddle
    }

# The betting.
folded = { $seat ->
    [you] Te retiras
   *[other] { $seat_name } se retira
}
    .short = { $seat ->
        [you] te retiras
       *[other] se retira
    }
checked = { $seat ->
    [you] Pasas
   *[other] { $seat_name } pasa
}
    .short = { $seat ->
        [you] pasas
       *[other] pasa
    }
called = { $seat ->
    [you] Igualas
   *[other] { $seat_name } iguala
} { $amount }{ all-in }
    .short = { $seat ->
        [you] igualas
       *[other] iguala
    } { $amount }
raised = { $seat ->
    [you] { $opening ->
        [yes] Apuestas
       *[no] Subes a
    }
   *[other] { $seat_name } { $opening ->
        [yes] apuesta
       *[no] sube a
    }
} { $to }{ all-in }
    .short = { $seat ->
        [you] { $opening ->
            [yes] apuestas
           *[no] subes a
        }
       *[other] { $opening ->
            [yes] apuesta
           *[no] sube a
        }
    } { $to }
uncalled-returned = { $seat ->
    [you] Recuperas
   *[other] { $seat_name } recupera
} { $amount } que nadie igualó
bet-returned = { $seat ->
    [you] Recuperas
   *[other] { $seat_name } recupera
} { $amount } de la última ronda
refunded = { $seat ->
    [you] Recuperas
   *[other] { $seat_name } recupera
} { $amount }
acted-early = { $seat ->
    [you] Actúas
   *[other] { $seat_name } actúa
} fuera de turno: { $act ->
    [bet] apostar { $to }
    [raise] subir a { $to }
    [fold] retirarse
    [check] pasar
    [call] igualar
   *[other] { $act }
}

# Draws, and pots that nobody opens.
discarded = { $cards_count ->
    [0] { $seat ->
        [you] No cambias cartas
       *[other] { $seat_name } no cambia cartas
    }
   *[more] { $seat ->
        [you] Cambias
       *[other] { $seat_name } cambia
    } { $cards_count }{ $cards_seen ->
        [yes] , tirando { $cards }
       *[no] {""}
    }
}
    .short = { $cards_count ->
        [0] { $seat ->
            [you] no cambias
           *[other] no cambia
        }
       *[more] { $seat ->
            [you] cambias
           *[other] cambia
        } { $cards_count }
    }
drawn = { $seat ->
    [you] Recibes
   *[other] { $seat_name } recibe
} { $cards }
cards-discarded = { $seat ->
    [you] Descartas
   *[other] { $seat_name } descarta
} { $cards_seen ->
    [yes] { $cards }
   *[no] { $cards_count ->
        [one] una carta
       *[other] { $cards_count } cartas
    }
}
turned-low = Nadie abre: ahora gana la mano baja
passed-out = Nadie abre tampoco para la mano baja
redealt = Cartas nuevas para el mismo bote

# The showdown.
shown = { $seat ->
    [you] Muestras { $cards }{ $spoke ->
        [yes] {" "}y dices "{ $says }"
       *[no] {""}
    }
   *[other] { $seat_name } muestra { $cards }{ $spoke ->
        [yes] {" "}y dice "{ $says }"
       *[no] {""}
    }
}{ $named ->
    [yes] : { $hand }
   *[no] {""}
}
# What the up cards of a seat show before the showdown.
board-shows = muestra { $hand }
mucked = { $board ->
    [yes] { $seat ->
        [you] Juegas las comunitarias
       *[other] { $seat_name } juega las comunitarias
    }
   *[no] { $seat ->
        [you] Tiras tus cartas sin mostrarlas
       *[other] { $seat_name } tira sus cartas sin mostrarlas
    }
}
    .short = { $board ->
        [yes] { $seat ->
            [you] juegas las comunitarias
           *[other] juega las comunitarias
        }
       *[no] { $seat ->
            [you] tiras sin mostrar
           *[other] tira sin mostrar
        }
    }
pot-awarded = { $seat ->
    [you] Ganas
   *[other] { $seat_name } gana
} { $share ->
    [share] una parte{" "}
    [odd-chip] una parte con la ficha sobrante{" "}
   *[all] {""}
}{ $half ->
    [high] { $share ->
        [all] la mitad alta del
       *[part] de la mitad alta del
    }
    [low] { $share ->
        [all] la mitad baja del
       *[part] de la mitad baja del
    }
   *[none] { $share ->
        [all] el
       *[part] del
    }
} { $which ->
    [side] bote lateral { $pot }
    [main] bote principal
   *[whole] bote
}, { $amount }{ $named ->
    [yes] {" "}con { $hand }
   *[no] {""}
}

# Rulings.
hand-killed = { $seat ->
    [you] Tu mano queda muerta
   *[other] La mano de { $seat_name } queda muerta
}
hand-revived = { $seat ->
    [you] Tu mano juega de nuevo
   *[other] La mano de { $seat_name } juega de nuevo
}
halves-ruled = { $seat ->
    [you] Tu mano
   *[other] La mano de { $seat_name }
} { $half ->
    [high] queda muerta para la mitad alta
    [low] queda muerta para la mitad baja
   *[none] juega de nuevo
}
thrown-in = { $seat ->
    [you] Tiras tu mano
   *[other] { $seat_name } tira la mano
}
merged = { $seat ->
    [you] Tu mano va a los descartes
   *[other] La mano de { $seat_name } va a los descartes
}
all-in-declared = { $seat ->
    [you] Quedas all-in por el bote como está
   *[other] { $seat_name } queda all-in por el bote como está
}
stayed-in = { $seat ->
    [you] Sigues en juego
   *[other] { $seat_name } sigue en juego
}
raises-barred = { $seat ->
    [you] Conservas la carta y no puedes subir
   *[other] { $seat_name } conserva la carta y no puede subir
}

# Between two hands.
pots-counted = { $pots ->
    [one] { $name } ganó el último bote y pone el kill en la próxima mano
   *[other] { $name } ganó { $pots } botes seguidos y pone el kill en la próxima mano
}
