# Games that a player banks: blackjack and pai gow poker. Whose cards lie on a place is an argument
# in two parts, as a seat is: $whose (you, other, bank) and $whose_name ("Ann (mano 2)", "La banca").

bank-designated = { $seat ->
    [you] Tienes
   *[other] { $seat_name } tiene
} la banca, { $turn ->
    [1] primera mano
    [2] segunda mano
   *[more] mano número { $turn }
}
money-put-up = { $seat ->
    [you] Pones
   *[other] { $seat_name } pone
} { $amount } { $behind ->
    [yes] detrás de la banca
   *[no] para la banca
}
wager-placed = { $seat ->
    [you] Apuestas
   *[other] { $seat_name } apuesta
} { $amount }{ $where ->
    [spot] {" "}en el puesto { $spot }
    [behind] {" "}detrás del puesto { $spot }
   *[own] {""}
}
wager-taken-back = { $refused ->
    [yes] Se rechaza { $seat ->
        [you] tu apuesta
       *[other] la apuesta de { $seat_name }
    } detrás del puesto { $spot }: se devuelve { $amount }
   *[no] { $seat ->
        [you] Retiras
       *[other] { $seat_name } retira
    } { $amount } del puesto { $spot }
}
wagers-closed = No va más
collection-taken = { $seat ->
    [you] Pagas
   *[other] { $seat_name } paga
} el cobro de { $amount }{ $bank ->
    [yes] {" "}por la banca
   *[no] {""}
}
collection-returned = { $seat ->
    [you] Recuperas
   *[other] { $seat_name } recupera
} el cobro de { $amount }

# The settlement.
wager-settled = { $who ->
    [you] { $behind ->
        [yes] Tú{ behind } { settled-for }
       *[no] { $result ->
            [win] Ganas
            [lose] Pierdes
           *[push] Empatas
        }{ settled-sum }
    }
   *[other] { $who_name }{ behind } { settled-for }
}
    .small = { $who ->
        [you] { $behind ->
            [yes] tú{ behind } { settled-for }
           *[no] { settled-for }
        }
       *[other] { $who_inside }{ behind } { settled-for }
    }
settled-for = { $who ->
    [you] { $result ->
        [win] ganas
        [lose] pierdes
       *[push] empatas
    }
   *[other] { $result ->
        [win] gana
        [lose] pierde
       *[push] empata
    }
}{ settled-sum }
settled-sum = { $short ->
    [yes] {" "}{ $moved ->
        [yes] { moved }
       *[no] cero
    }{ on-insurance }, { $uncovered } sin cubrir por el dinero de la banca
   *[no] { $result ->
        [push] {""}
       *[other] {" "}{ moved }{ on-insurance }
    }
}
on-insurance = { $insurance ->
    [yes] {" "}en el seguro
   *[no] {""}
}
behind = { $behind ->
    [yes] , detrás de { $whose ->
        [you] ti
       *[other] { $whose_inside }
    },
   *[no] {""}
}
moved = { $shares_count ->
    [0] { $amount }
   *[more] { $shares }
}
share = { $amount } { $how ->
    [win] de
   *[other] a
} { $player ->
    [you] ti
   *[other] { $player_name }
}
wager-told = { $why }: { $settled }
insured = { $natural ->
    [yes] La banca tiene un natural
   *[no] La banca no tiene un natural
}
totals-compared = { $seat ->
    [you] Tu { $mine }
   *[other] El { $mine } de { $seat_name }
}{ $number ->
    [0] {""}
   *[more] {" "}(mano { $number })
}{ $spot ->
    [0] {""}
   *[more] {" "}(puesto { $spot })
} { $how ->
    [beats] gana al { $bank } de la banca
    [loses] pierde ante el { $bank } de la banca
    [ties] empata con el { $bank } de la banca
    [bank-over] gana al { $bank } de la banca, que se pasa de 21
    [over-closer] se pasa de 21, pero queda más cerca que el { $bank } de la banca
    [over-bank-closer] se pasa de 21, y el { $bank } de la banca queda más cerca
    [over-tie] se pasa de 21, y el { $bank } de la banca gana el empate
    [over-not-saved] se pasa de 21, y el { $bank } de la banca no lo salva
   *[over] se pasa de 21
}
hand-surrendered = { $seat ->
    [you] Te rendiste
   *[other] { $seat_name } se rindió
}{ $number ->
    [0] {""}
   *[more] {" "}con la mano { $number }
}{ $spot ->
    [0] {""}
   *[more] {" "}en el puesto { $spot }
}
wager-compared-both = Delante: { $front }. Detrás: { $back }. { $settled }.
compared = { $how ->
    [beats] { $mine }{ compared-comma } { compared-beats } a { $bank }
    [loses] { $mine }{ compared-comma } { compared-loses } ante { $bank }
    [copy-push] ambas son { $mine }, y nadie gana una copia
   *[copy-bank] ambas son { $mine }, y la banca gana las copias
}
compared-comma = { $kind ->
    [hand-two-pair] ,
    [hand-high-card] ,
   *[other] {""}
}
compared-beats = { $kind ->
    [hand-two-pair] ganan
    [hand-five-of-a-kind] ganan
   *[other] gana
}
compared-loses = { $kind ->
    [hand-two-pair] pierden
    [hand-five-of-a-kind] pierden
   *[other] pierde
}
wager-foul = { $whose ->
    [you] Tu mano
   *[other] La mano de { $whose_inside }
} es inválida{ $outranks ->
    [yes] : { $front } delante supera a { $back } detrás
   *[no] {""}
}. { $settled }.
wager-unread = { $whose ->
    [you] Tu mano
   *[other] La mano de { $whose_inside }
} { $void ->
    [yes] no juega
   *[no] no se lee, el dinero de la banca se ha agotado
}: { $seat ->
    [you] recuperas
   *[other] { $seat_name } recupera
} { $amount }
bet-forfeited = La apuesta está perdida
as-misread = Vale como el crupier leyó { $whose ->
    [you] tu mano
   *[other] la mano de { $whose_inside }
}

# Mistakes.
hand-voided = { $whose ->
    [you] Quedas sin acción
   *[other] { $whose_name } queda sin acción
}
wager-returned = { $seat ->
    [you] Recuperas
   *[other] { $seat_name } recupera
} { $amount }
wager-short = Salen de la mesa { $amount } de { $seat ->
    [you] tu apuesta
   *[other] la apuesta de { $seat_name }
}
wager-counted = Se cuenta { $seat ->
    [you] tu apuesta
   *[other] la apuesta de { $seat_name }
}{ $change ->
    [more] , hay { $amount } de más
    [less] , hay { $amount } de menos
   *[none] {""}
}{ $over ->
    [yes] , { $excess } sin acción
   *[no] {""}
}
cover-counted = { $seat ->
    [you] Cubres
   *[other] { $seat_name } cubre
} { $amount } { $change ->
    [more] más
   *[less] menos
}
hand-abandoned = { $seat ->
    [you] Dejaste
   *[other] { $seat_name } dejó
} la mesa: el crupier juega la mano
held-in-cage = La caja guarda { $amount } para { $seat ->
    [you] ti
   *[other] { $seat_name }
}

# Between two hands.
bank-offered = { $seat ->
    [you] Se te ofrece la banca
   *[other] Se ofrece la banca a { $seat_name }
}
bank-taken = { $seat ->
    [you] Tomas la banca
   *[other] { $seat_name } toma la banca
}
bank-passed = { $seat ->
    [you] Pasas la banca
   *[other] { $seat_name } pasa la banca
}
game-broken = Nadie toma la banca: el juego se interrumpe
shoe-shuffled = Se mezcla el zapato
fresh-asked = { $seat ->
    [you] Pides cartas nuevas
   *[other] { $seat_name } pide cartas nuevas
}

# Blackjack.
shoe-renewed = Se acabó el zapato: se mezclan los descartes
insurance-opened = Se ofrece el seguro
insurance-answered = { $seat ->
    [you] Aseguras
   *[other] { $seat_name } asegura
} por { $amount }
hit-taken = { $whose ->
    [you] Pides carta
   *[other] { $whose_name } pide carta
}
    .short = { $whose ->
        [you] pides carta
       *[other] pide carta
    }
stood = { $whose ->
    [you] Te plantas
   *[other] { $whose_name } se planta
}{ counted }
    .short = { $whose ->
        [you] te plantas
       *[other] se planta
    }
counted = { $counted ->
    [yes] : { $total }
   *[no] {""}
}
doubled = { $whose ->
    [you] Doblas
   *[other] { $whose_name } dobla
} por { $amount }
    .short = { $whose ->
        [you] doblas
       *[other] dobla
    } por { $amount }
pair-split = { $seat ->
    [you] Divides
   *[other] { $seat_name } divide
} por { $amount }
    .short = { $seat ->
        [you] divides
       *[other] divide
    } por { $amount }
bet-followed = { $more ->
    [yes] { $seat ->
        [you] Añades
       *[other] { $seat_name } añade
    } { $amount } detrás
   *[no] { $seat ->
        [you] Dejas tu apuesta de atrás
       *[other] { $seat_name } deja la apuesta de atrás
    } como está
}
    .short = { $more ->
        [yes] { $seat ->
            [you] añades
           *[other] añade
        } { $amount } detrás
       *[no] { $seat ->
            [you] dejas tu apuesta
           *[other] deja la apuesta
        }
    }
card-taken = { $whose ->
    [you] Recibes { $card }
   *[other] { $whose_name } recibe { $card }
}{ counted }
surrendered = { $whose ->
    [you] Te rindes
   *[other] { $whose_name } se rinde
}
    .short = { $whose ->
        [you] te rindes
       *[other] se rinde
    }
hole-turned = La banca descubre { $card }{ counted }
added-returned = { $seat ->
    [you] Recuperas
   *[other] { $seat_name } recupera
} { $amount } que se añadió a una apuesta
jackpot-due = { $whose ->
    [you] Tienes la mano del jackpot
   *[other] { $whose_name } tiene la mano del jackpot
}
hit-cancelled = { $whose ->
    [you] No tomas carta
   *[other] { $whose_name } no toma carta
}
turn-reopened = { $whose ->
    [you] Juegas de nuevo
   *[other] { $whose_name } juega de nuevo
}

# Pai gow poker.
piles-dealt = Se reparten siete montones de cartas
cup-shaken = { $by ->
    [you] Agitas el cubilete
   *[other] { $by_name } agita el cubilete
}
die = { $number }
cup-opened = Los dados marcan { $dice }: la acción empieza en el puesto { $spot }
hand-named = { $seat ->
    [you] Miras
   *[other] { $seat_name } mira
} la mano del puesto { $spot }
hand-arranged = { $dealer ->
    [yes] { $seat ->
        [you] Dejas que el crupier arme tu mano
       *[other] { $seat_name } deja que el crupier arme la mano
    }
   *[no] { $seat ->
        [you] Dices
       *[other] { $seat_name } dice
    } cómo armar la mano del puesto { $spot }
}
advice-given = { $seat ->
    [you] Pides
   *[other] { $seat_name } pide
} al floor la manera de la casa
laid-out = { $front_count ->
    [0] { $back }, sin armar
   *[other] { $front } delante, { $back } detrás
}
hand-set = { $front_seen ->
    [yes] { $whose ->
        [you] Armas
       *[other] { $whose_name } arma
    } { laid-out }
   *[no] { $whose ->
        [you] Ya armaste tu mano
       *[other] { $whose_name } ya armó la mano
    }
}
    .short = { $whose ->
        [you] armaste
       *[other] ya armó la mano
    }
all-set = Todas las manos están armadas
bank-opened = La banca muestra { $cards }
bank-set = { $floor ->
    [yes] La sala arma la mano de la banca:
   *[no] La banca arma
} { laid-out }
bank-confirmed = La mano de la banca es definitiva
bank-counted = La banca cubre { $amount }
hand-exposed = { $whose ->
    [you] Muestras
   *[other] { $whose_name } muestra
} { laid-out }
deal-voided = Reparto nulo: se recogen todas las cartas
deck-replaced = Llega una baraja nueva a la mesa
card-seen = Toda la mesa vio { $card }
hand-fouled = La mano del puesto { $spot } es inválida
wager-forfeited = { $seat ->
    [you] Pierdes tu
   *[other] { $seat_name } pierde la
} apuesta del puesto { $spot }
reading-mistaken = El crupier { $wrong ->
    [yes] lee mal
   *[no] lee de nuevo
} la mano del puesto { $spot }
