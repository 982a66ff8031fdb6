# The terminal table in games that a player banks.

offered-put-up = [put] poner hasta { $most }
    .plain = poner hasta { $most }
    .silent = poner { $amount }
offered-wager = [w] apostar { $spots }
    .plain = apostar { $spots }
    .silent = apostar { $amount }
offered-spots = { $least }-{ $most } en { $spots }
offered-take-back = [back] recuperar{ offered-numbers }
    .plain = recuperar{ offered-numbers }
offered-refuse = [refuse] rechazar{ offered-numbers }
    .plain = rechazar{ offered-numbers }
offered-done = [done] listo
    .plain = listo

offered-insure = [i] asegurar por{ offered-cost }
    .plain = asegurar por{ offered-cost }
offered-decline = [no] no, gracias
    .plain = no, gracias
offered-follow = [f] seguir por{ offered-cost }
    .plain = seguir por{ offered-cost }
offered-hit = [h] pedir carta
    .plain = pedir carta
offered-stand = [s] plantarte
    .plain = plantarte
offered-double = [d] doblar por{ offered-cost }
    .plain = doblar por{ offered-cost }
offered-split = [p] dividir por{ offered-cost }
    .plain = dividir por{ offered-cost }
offered-surrender = [u] rendirte{ offered-numbers }
    .plain = rendirte{ offered-numbers }

offered-shake = [shake] agitar el cubilete
    .plain = agitar el cubilete
offered-look-at = [look] ver{ offered-numbers }
    .plain = ver{ offered-numbers }
offered-set-hand = [set] poner dos delante
    .plain = poner dos delante
    .silent = como la casa
offered-propose = [propose] proponer dos delante
    .plain = proponer dos delante
    .silent = como la casa
offered-ask-advice = [house] ver cómo la arma la casa
    .plain = ver cómo la arma la casa
offered-let-dealer-set = [dealer] que la arme el crupier
    .plain = dejar que la arme el crupier
offered-confirm = [confirm] confirmar
    .plain = confirmar

help-take = entre manos: tomar la banca que se te ofrece, o pasarla
    .typed = take / pass
help-fresh = entre manos: pedir cartas nuevas, donde la casa lo permite
    .typed = fresh
help-put = como banca, o detrás de ella: poner dinero
    .typed = put CANTIDAD
help-wager = apostar en tu círculo o en otro: w 10, o w 3 10
    .typed = w, wager [PUESTO] CANTIDAD
help-back = recuperar una apuesta; terminar tus apuestas
    .typed = back [PUESTO] / done
help-refuse = rechazar una apuesta detrás de ti
    .typed = refuse ASIENTO
help-hit = pedir carta, o plantarte
    .typed = h, hit / s, stand
help-double = doblar la apuesta por una carta; hacer dos manos de un par
    .typed = d, double / p, split
help-surrender = rendir una mano por la mitad de su apuesta, o conservarla
    .typed = u, surrender [MANO] / lapse
help-insure = apostar la mitad a que la banca tiene un natural, o no
    .typed = i, insure / no
help-follow = hacer lo mismo que el jugador detrás del que apuestas, o no
    .typed = f, follow / no
help-shake = como banca: agitar el cubilete, o dejárselo a otro
    .typed = shake [ASIENTO]
help-set = poner dos cartas delante, por lugar o nombre: set 1 2, o set Kd Qc
    .typed = set DOS CARTAS
help-house = ver cómo la arma la casa; dejar que el crupier arme tu mano
    .typed = house / dealer
help-confirm = tu mano queda así
    .typed = confirm
help-look = si apuestas detrás: ver una mano, y decir cómo la armarías
    .typed = look PUESTO / propose CARTAS
help-enter-banked = las sumas de tu última mano, la opción segura, o la próxima mano; nunca una primera suma
    .typed = Enter
help-why-banked = las reglas de la casa detrás de lo que pasó, y si puedes hacer algo
    .typed = why / why done

# The question to the player.
asked-bets = Hagan sus apuestas
asked-put-up = Tienes la banca: pon dinero
asked-insure = La banca muestra un as
asked-follow = El jugador de tu puesto aumenta la apuesta
asked-shake = Tienes la banca: agita el cubilete
asked-look-at = ¿Qué mano quieres ver?
asked-confirm = Tienes la banca: confirma cómo queda tu mano, o ármala otra vez
asked-set-hand = Arma tu mano
asked-propose = Di cómo armarías la mano
asked-surrender = Todavía puedes rendir una mano
asked-final = Tu mano es definitiva; hasta que se lea la primera mano puedes armarla otra vez
asked-play = Te toca{ $several ->
    [yes] , mano { $number }
   *[no] {""}
}: { $total }, la banca muestra { $bank }
bank-with = { $seat ->
    [you] tienes la banca
   *[other] { $seat_name } tiene la banca
} con { $amount }
your-wager = tu apuesta { $amount }
wager-behind = { $amount } detrás de { $seat ->
    [you] ti
   *[other] { $seat_name }
}
your-setting = Tu mano: delante { $front }, detrás { $back }{ $foul ->
    [yes] : INVÁLIDA, la de delante es mejor que la de detrás
   *[no] {""}
}

unclear-put = ¿Cuánto pones?{ unclear-bounds } Por ejemplo: put 100.
unclear-wager = ¿Cuánto?{ unclear-bounds } Por ejemplo: { $verb } 10, o en el puesto 3: { $verb } 3 10.
unclear-bounds = { $bounded ->
    [yes] {" "}De { $least } a { $most }.
   *[no] {""}
}
unclear-spot = ¿En qué puesto, { $spots }? Por ejemplo: { $verb } { $like } { $typed }.
unclear-front = ¿Qué dos van delante? Por lugar o nombre: { $verb } 1 2, o { $verb } Kd Qc.
unclear-not-held = { $card } no está entre tus cartas.
unclear-two = Delante van dos cartas, no { $count }.
unclear-one-number = Un solo número, por favor: { $verb } { $typed }.
unclear-which = ¿Cuál, { $numbers }? Por ejemplo: { $verb } { $like }.
unclear-result = Una mano se lee como una de estas: { $results }.

# On the felt.
felt-bank = Banca { $name }{ $covered ->
    [yes] {" "}{ $posted }{ $behind ->
        [yes] {" "}+ { $more } detrás
       *[no] {""}
    }{ $bets ->
        [yes] , apuestas { $wagers }
       *[no] {""}
    }{ $ended ->
        [yes] , quedan { $left }
       *[no] {""}
    }
   *[no] {""}
}
felt-banks = banca
felt-covers = cubre { $amount }
felt-result = { $result ->
    [win] gana
    [lose] pierde
   *[push] empata
}
felt-net = { $result ->
    [win] gana { $amount }
    [lose] pierde { $amount }
   *[push] empata
}
felt-of-spot = puesto { $number }:
felt-front = delante
felt-back = detrás
felt-count = { $kind ->
    [surrendered] rendida
    [natural] natural
    [soft] { $low }/{ $points }
    [over] { $points } se pasa
   *[other] { $points }
}{ $doubled ->
    [yes] {" "}x2
   *[no] {""}
}

report-banked-found = el crupier encuentra $2.50 en el círculo del asiento 3
    .typed = found 3 2.50
report-banked-cancel = el floor anula la mano: todo se devuelve, también los cobros
    .typed = cancel "motivo"
report-blackjack-missed = el puesto 3 (9: la banca) no recibió carta en la primera ronda; antes del reparto: se le salta
    .typed = missed 3
report-blackjack-extra = hay una mano en el puesto 5, que no tiene apuesta; antes del reparto: se le sirve igual
    .typed = extra 5
report-blackjack-incomplete = la mano del puesto 3 tiene menos de dos cartas, y ya se están pidiendo cartas
    .typed = incomplete 3
report-blackjack-passed = la mano 3 pidió carta, y el crupier se la dio a la mano 4
    .typed = passed 3 4
report-blackjack-unasked = la mano 3 recibió una carta que nadie pidió; late: se notó cuando la banca ya había robado
    .typed = unasked 3 [late]
report-blackjack-double = la carta para doblar llegó antes de que el asiento 3 pusiera la apuesta
    .typed = double 3
report-blackjack-waved = la mano 3 pidió carta y luego la rechazó; broken: ya había salido del zapato
    .typed = waved 3 [broken]
report-blackjack-left = el asiento 3 dejó su mano en la mesa
    .typed = left 3
report-blackjack-reopen = el floor deja que la mano 3 siga jugando
    .typed = reopen 3 "motivo"
report-pai-gow-faced = una carta salió boca arriba al repartir los montones
    .typed = faced Jo
report-pai-gow-pile = el crupier va a dar al montón 3 una carta de menos; over: una de más
    .typed = pile 3 [over]
report-pai-gow-count = el puesto 3 tiene un número equivocado de cartas
    .typed = count 3
report-pai-gow-early = la mano de la banca se abrió antes de que todas estuvieran armadas
    .typed = early
report-pai-gow-twins = aparecieron dos reyes de picas
    .typed = twins Ks
report-pai-gow-touched = el asiento 3 tiene cartas y quiso cambiar su apuesta
    .typed = touched 3
report-pai-gow-removed = el asiento 3 retiró su apuesta antes del pago; known: todos saben de cuánto era
    .typed = removed 3 [known]
report-pai-gow-allowed = por error se dejó a la banca armar una mano inválida, con estas dos cartas delante
    .typed = allowed Ks Kh
report-pai-gow-foul = alguien nota que la mano de la banca es inválida
    .typed = foul
report-pai-gow-misread = el crupier va a leer mal la mano del puesto 3; también: lose, push
    .typed = misread 3 win
report-pai-gow-noticed = alguien nota que el puesto 3 se leyó mal; mixed: sus cartas están entre otras
    .typed = noticed 3 [mixed]
report-pai-gow-kum-kum = la apuesta del asiento 3 es de varias personas
    .typed = kum-kum 3 Ann Bob
report-pai-gow-dead = el floor declara inválida la mano del puesto 3
    .typed = dead 3 "motivo"
report-pai-gow-misdeal = el floor declara nulo el reparto: se recogen las cartas y se reparte otra vez
    .typed = misdeal "motivo"
