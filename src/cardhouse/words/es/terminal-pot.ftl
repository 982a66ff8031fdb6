# The terminal table in games for a pot. An offer has its key in square brackets; .plain is the same
# without the key, .silent what Enter does where that is said in other words.

offered-fold = [f] retirarte
    .plain = retirarte
offered-check = [k] pasar
    .plain = pasar
offered-call = [c] igualar{ offered-cost }
    .plain = igualar{ offered-cost }
offered-bet = [b] apostar{ offered-range }
    .plain = apostar{ offered-range }
offered-raise = [r] subir a{ offered-range }
    .plain = subir a{ offered-range }
offered-pass = [p] no hacer nada
    .plain = no hacer nada
offered-straddle = [straddle] a{ offered-range }
    .plain = hacer straddle a{ offered-range }
offered-stake = [stake] jugar{ offered-range }
    .plain = jugar{ offered-range }
offered-match = [match] meter{ offered-cost }
    .plain = meter{ offered-cost }
offered-stay-out = [out] quedarte fuera
    .plain = quedarte fuera
offered-discard = { $least_cards ->
    [0] [d] cambiar hasta { $most_cards } cartas, o pat para no cambiar
   *[some] [d] descartar { $least_cards } de tus cartas
}
    .plain = { $least_cards ->
        [0] cambiar hasta { $most_cards } cartas o ninguna
       *[some] descartar { $least_cards } de tus cartas
    }
    .silent = { $chosen ->
        [cards] descartar { $cards }
       *[no] no cambiar
    }
offered-bring-in = [bring] abrir con{ offered-cost }
    .plain = abrir con{ offered-cost }
    .silent = abrir
offered-stand-all-in = [all-in] seguir all-in
    .plain = seguir all-in
offered-stay-in = [stay] seguir en juego
    .plain = seguir en juego
offered-show = [s] mostrar
    .plain = mostrar
offered-muck = [m] tirar sin mostrar
    .plain = tirar sin mostrar
offered-play-board = [board] jugar las comunitarias
    .plain = jugar las comunitarias

help-fold = retirarte de la mano
    .typed = f, fold
help-call = igualar o pasar; c sirve para las dos cosas
    .typed = c, call / k, check
help-bet = apostar: b 4
    .typed = b, bet [CANTIDAD]
help-raise = subir a una cantidad: r 8, o r most para el máximo
    .typed = r, raise [CANTIDAD]
help-stake = antes del reparto: fijar la apuesta, meterla también, quedarte fuera
    .typed = stake CANTIDAD / in / out
help-draw = en el descarte: por lugar o nombre, d 1 3 o d Kh 9c; con pat te quedas con las cinco
    .typed = d, draw CARTAS / pat
help-show = al final: mostrar, tirar sin mostrar, jugar las comunitarias
    .typed = s, show / m, muck / board
help-enter-pot = pasar, quedarte servido, mostrar, o la próxima mano; nunca retirarte ni igualar
    .typed = Enter
help-why-pot = las reglas de la casa detrás de lo que pasó, y si puedes hacer algo
    .typed = why / why raise

report-pot-exposed = el crupier descubrió al repartir una carta tapada del asiento 4
    .typed = exposed 4 [Jh]
report-pot-boxed = el ocho de diamantes está boca arriba en el mazo
    .typed = boxed 8d
report-pot-joker = hay un comodín en una baraja que juega sin él
    .typed = joker
report-pot-extra = el crupier da una carta de más al asiento 3, y nadie se da cuenta
    .typed = extra 3
report-pot-early = el crupier descubrió la siguiente comunitaria antes de terminar las apuestas
    .typed = early
report-pot-flop = se descubrió un flop de cuatro cartas
    .typed = flop 4
report-pot-turn = el asiento 4 pasa fuera de turno; también: fold, call, bet 4, raise 8
    .typed = turn 4 check
report-pot-string = protestas: la última subida se hizo en dos movimientos
    .typed = string
report-pot-chip = pones una sola ficha de $25 sin decir nada
    .typed = chip 25
report-pot-kill = el floor declara muerta la mano del asiento 3
    .typed = kill 3 "motivo"
report-pot-revive = el floor devuelve al asiento 3 la mano que retiró
    .typed = revive 3 "motivo"
report-pot-misdeal = el floor declara nulo el reparto: todo se devuelve y se reparte otra vez
    .typed = misdeal "motivo"

# A stud hand on the felt.
felt-down = tapadas
felt-up = descubiertas
