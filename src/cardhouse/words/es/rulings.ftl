# What the floor calls its rulings, by their kinds.

ruling-absent = ausente
ruling-award-pot = bote adjudicado
ruling-boxed = carta volteada
ruling-burn-mistake = error al quemar
ruling-cancel-hand = mano anulada
ruling-card-faced = carta descubierta
ruling-chips-pushed = fichas empujadas
ruling-early-board = comunitarias antes de tiempo
ruling-early-cards = cartas antes de tiempo
ruling-early-double = doble antes de tiempo
ruling-exposed = carta expuesta
ruling-extra-hand = mano de más
ruling-flop-count = flop equivocado
ruling-forbidden-discard = descarte prohibido
ruling-foul-hand = mano inválida
ruling-foul-noticed = mano inválida a la vista
ruling-give-chips = entrega de fichas
ruling-incomplete-hand = mano incompleta
ruling-joker = comodín
ruling-kill-hand = mano muerta
ruling-kum-kum = kum kum
ruling-kum-kum-disputed = kum kum en disputa
ruling-last-exposed = última carta expuesta
ruling-miscalled = mano mal anunciada
ruling-misdeal = reparto nulo
ruling-misread = mano mal leída
ruling-missed-hand = mano saltada
ruling-move-card = carta movida
ruling-opened-again = mano abierta de nuevo
ruling-opened-early = mano abierta antes de tiempo
ruling-out-of-turn = fuera de turno
ruling-passed-over = asiento saltado
ruling-reopen-turn = turno abierto de nuevo
ruling-revive-hand = mano devuelta
ruling-spread-challenged = combinación en disputa
ruling-string-raise = subida en partes
ruling-thrown = mano tirada
ruling-turned-up = mano descubierta
ruling-twins-found = cartas repetidas
ruling-unasked-card = carta no pedida
ruling-wager-found = apuesta encontrada
ruling-wager-removed = apuesta retirada
ruling-wager-touched = apuesta tocada
ruling-walked-away = mano abandonada
ruling-waved-off = carta rechazada
ruling-wrong-burn = quema equivocada
ruling-wrong-count = número de cartas equivocado
ruling-wrong-hand = mano equivocada

# Details, said after the name of a ruling and a comma. A detail about the player of the ruling names
# them itself. Logs keep these ids and arguments: none may go.

# At any table.
ruled-card = { $card }
paid-has-left = { $amount } de lo pagado ya no está en la mesa
cards-burned = { $burned ->
    [0] ninguna carta quemada
    [one] { $burned } carta quemada
   *[other] { $burned } cartas quemadas
}

# For a pot.
chips-count = todas las fichas cuentan
chips-taken-back = { $seat ->
    [nobody] { $amount } de vuelta
    [you] recuperas { $amount }
   *[other] { $seat_name } recupera { $amount }
}
chips-added = { $seat ->
    [nobody] { $amount } más
    [you] añades { $amount }
   *[other] { $seat_name } añade { $amount }
}
acts-early = { $seat ->
    [nobody] { $act ->
        [fold] retirarse
        [check] pasar
        [call] igualar
        [bet] apostar
       *[raise] subir
    }
    [you] { $act ->
        [fold] te retiras
        [check] pasas
        [call] igualas
        [bet] apuestas
       *[raise] subes
    }
   *[other] { $seat_name } { $act ->
        [fold] se retira
        [check] pasa
        [call] iguala
        [bet] apuesta
       *[raise] sube
    }
}
protests = { $by ->
    [nobody] con protesta
    [you] protestas
   *[other] protesta { $by_name }
}
turned-up-by = { $by ->
    [nobody] por alguien
    [you] por ti
   *[other] por { $by_name }
}
early-street = { $street ->
    [flop] el flop
    [turn] el turn
   *[river] el river
}
cards-turned = { $count ->
    [one] { $count } carta descubierta
   *[other] { $count } cartas descubiertas
}
dealt-early = { $count ->
    [one] { $count } carta repartida
   *[other] { $count } cartas repartidas
}
burned-instead = { cards-burned } en lugar de { $due }
holds-instead = { $seat ->
    [nobody] { cards-held } en lugar de { $due }
    [you] tienes { cards-held } en lugar de { $due }
   *[other] { $seat_name } tiene { cards-held } en lugar de { $due }
}
down-card = carta tapada { $number }
acted-on-joker = { $seat ->
    [nobody] ya se actuó con él
    [you] ya actuaste con él
   *[other] { $seat_name } ya actuó con él
}
dead-for-half = { $half ->
    [high] para la mitad alta
   *[low] para la mitad baja
}
absent-pays = { $seat ->
    [nobody] se cobra la apuesta forzada
    [you] se cobra tu apuesta forzada
   *[other] se cobra la apuesta forzada de { $seat_name }
}
absent-dead = { $seat ->
    [nobody] la mano queda muerta
    [you] tu mano queda muerta
   *[other] la mano de { $seat_name } queda muerta
}

# Where a player banks.
on-spot = puesto { $spot }
bank-missed = la banca
wager-amount = { $amount }
wager-result = { $result ->
    [win] gana
   *[lose] pierde
}
shared-with = con { $partners }
partner = { $name }
reading-stands = vale la lectura
read-again = la mano se lee de nuevo
wrong-hand-is = { $ruling ->
    [foul] la mano es inválida
   *[no-action] la mano no tiene acción
}

# Pan.
holds-cards = { $seat ->
    [nobody] { cards-held }
    [you] tienes { cards-held }
   *[other] { $seat_name } tiene { cards-held }
}
