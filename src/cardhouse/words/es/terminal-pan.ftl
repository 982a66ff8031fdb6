# The terminal table of pan.

offered-go-on-top = [stay] entrar en juego
    .plain = entrar en juego
offered-retire = [retire] retirarte
    .plain = retirarte
offered-draw-card = [d] robar
    .plain = robar
offered-take-discard = [t] tomar el descarte
    .plain = tomar el descarte
offered-force = [force] forzarlo
    .plain = forzarlo
offered-let-go = [let] dejarlo pasar
    .plain = dejarlo pasar
offered-meld = [m] combinar
    .plain = combinar
offered-increase = [a] añadir a una combinación
    .plain = añadir a una combinación
offered-split-meld = [split] dividir una combinación
    .plain = dividir una combinación
offered-discard-card = [x] descartar
    .plain = descartar

# La mesa, y lo que se podría bajar.
felt-deck = Mazo { $count }
felt-drawn = Robada
felt-discard = Descarte
felt-tops = Tops
felt-no-meld = aún sin combinación, { $count } cartas
felt-retired = retirado
proposal = { $number }: { $move }, { $pays }

help-stay = antes de jugar: entrar en juego, o dejar la mano y el ante
    .typed = stay / retire
help-draw-pan = robar del mazo; tomar el último descarte y combinarlo enseguida
    .typed = d, draw / t, take
help-proposals = bajar las combinaciones propuestas; se ve lo que cobran
    .typed = 1 / 2 / 3
help-meld = bajar una combinación nueva: m 5h 5s 5c; con una carta prestada: m 4h 4s from 1 4c
    .typed = m, meld CARTAS
help-add = añadir cartas a una de tus combinaciones: a 1 5d
    .typed = a, add COMBINACIÓN CARTAS
help-split-meld = añadir cartas y dividir una combinación: split 1 4c 4d into 4c 4c 4c
    .typed = split COMBINACIÓN CARTAS into CARTAS
help-discard = terminar tu turno; la carta robada que no combinas se va sola: x
    .typed = x, discard CARTA
help-force = obligar al siguiente a tomar el último descarte, que le sirve a su mesa, o no
    .typed = force / let
help-enter-pan = robar, descartar una carta robada que no sirve, o la próxima mano; nunca retirarte
    .typed = Enter
help-why-pan = las reglas de la casa detrás de lo que pasó
    .typed = why

unclear-proposal = No hay una propuesta { $typed }.
unclear-discard = ¿Qué carta? Por ejemplo: { $verb } Kd.
unclear-meld = ¿A cuál de tus combinaciones? Por ejemplo: { $verb } 1 5d.
unclear-split = ¿En cuáles? Por ejemplo: split 1 4c 4d into 4c 4c 4c.

report-pan-packet = el crupier dio once cartas al asiento 3, y nadie se ha dado cuenta
    .typed = packet 3 11
report-pan-wrong = el asiento 3, en su turno, bajó una combinación que no vale
    .typed = wrong 3 4h 4h 4c
report-pan-challenge = exiges que el asiento 3 haga válida su combinación
    .typed = challenge 3
report-pan-barred = el asiento 3 hizo un descarte que deja salir al siguiente; el floor decide
    .typed = barred 3 "motivo"
