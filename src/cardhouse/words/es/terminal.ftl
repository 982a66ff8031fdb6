# What the terminal table says of its own: the account of a hand, questions, and what may be typed.
# Square brackets stand around what is typed, which is the same in every language.

you = Tú
the-floor = el floor
title-keys = help · coach
window-small = La mesa necesita una ventana de { $width } por { $height } signos: agranda esta.
title-hand = mano { $number }
account-chips = Tienes { $chips } ({ $up ->
    [yes] +{ $won }
   *[no] { $won }
})
account-collection = cobro pagado: { $amount }
account-fee = cuota de la casa: { $amount }
account-hand = { $parts }
stacks-seat = asiento { $number }
stacks-box = cajón
stacks-dropped = para la casa
stacks-bonus = bono
stacks-paid-in = pagado a los bonos
parting = Te vas después de { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
} con { $chips }: { $how ->
    [up] ganas { $net }
    [down] pierdes { $net }
   *[even] ni ganas ni pierdes
}. Gracias por jugar.
nobody-answers = Nadie responde. Para jugar en una terminal: cardhouse play { $table }

# The question to the player: whose turn, and what is at stake.
status = { $parts }
your-turn = Te toca
to-call = { $amount } para igualar
in-the-pot = bote { $amount }
in-hand = { $hand }
let-it-pass = dejarlo pasar
name-the-game = Tienes el botón: elige el juego.
name-same = Enter: { $title }, como estaba
choose-game = Juegos { $one ->
    [yes] de esta casa
   *[no] que puedes jugar
}, con fichas de juguete y contra bots:
choose-line = { $title }: { $about }
choose-how = ¿Cuál, de 1 a { $most }? (o quit)
players-bank = La casa no banca. Un jugador pone el dinero de la banca, cobra a quienes pierden, paga con él a quienes ganan y puede perderlo todo; después la banca pasa a otro.
sit-with = Te sientas en el asiento { $seat } con { $chips }, contra bots.
bank-for-you = Se te ofrece la banca.
take-it = [take] tomarla por { $hands } manos
    .plain = tomarla
pass-it = [pass] pasarla
    .plain = pasarla
enter-is = Enter: { $what }
enter-nothing = nada
buy-again = { $some ->
    [yes] Solo tienes { $chips }
   *[no] Te quedaste sin fichas
}. ¿Comprar otra vez por { $again }? (yes: sí, quit: irte)
next-hand = Enter: próxima mano
type-history = history (repasarla)
type-why = why (las reglas)
type-save = save ARCHIVO (guardar)
type-quit = quit (irte)
type-pass = pass (pasar la banca)
coach-rests = Ahora no se te pregunta nada en una mano. El entrenador habla cuando te toca.
go-on = Enter para seguir

# An offer for which there are no words yet, by its name; and what stands behind many offers.
offered = [{ $name }]{ offered-numbers }{ offered-cards }
    .plain = { $name }{ offered-numbers }{ offered-cards }
    .silent = { $name }{ offered-chosen }
offered-cost = { $costs ->
    [yes] {" "}{ $cost }
   *[no] {""}
}
offered-range = {" "}{ $least }{ $ranged ->
    [yes] {" "}hasta { $most }
   *[no] {""}
}
offered-numbers = { $numbered ->
    [or] {" "}o { $numbers }
    [only] {" "}{ $numbers }
   *[no] { offered-cost }
}
offered-cards = { $picks ->
    [exactly] {" "}{ $most_cards } de tus cartas
    [some] {" "}de { $least_cards } a { $most_cards } de tus cartas
   *[no] {""}
}
offered-chosen = { $chosen ->
    [cards] {" "}{ $cards }
    [amount] {" "}{ $amount }
   *[no] {""}
}

# Reports to the floor, and what a ruling has changed.
reports-are = El floor decide sobre esto:
reports-by-name = O por su nombre: { $names }.
report-typed = report { $how }
report-named = { $words }{ $ordered ->
    [yes] {" "}"motivo"
   *[no] {""}
}
lies-none = nada
lies-count = { $count }
lies-shown = { $cards }
lies-down = { $count } tapadas
lies-stock = mazo
lies-burns = quemadas
lies-muck = descartes
lies-aside = apartadas
lies-exposed = vistas por todos
lies-board = comunitarias
lies-pot = bote
lies-wagers = apuestas
lies-cards = { $name }: cartas
lies-chips = { $name }: fichas
lies-hand = mano { $number }: cartas
lies-bank = banca: cartas

# Why: the rules behind what has happened, and behind what may be done.
why-may = Puedes { $what }
why-yes = Sí, ahora se puede.
why-no = No. { $refusal }
kinds-all = { $kinds }
kinds-one = { $kind } ({ $count })
kinds-how = Escribe rules con una de estas palabras, el código de una regla o cualquier otra palabra.
kinds-posted = Aviso de { $by } en esta mesa: { $text }
kinds-more = Y estas: { $rules }

hands-saved = { $hands ->
    [one] 1 mano guardada
   *[other] { $hands } manos guardadas
} en { $file }.

# What cannot be understood, in one line that says how it is typed.
unclear-verb = '{ $typed }' no se entiende aquí: escribe help.
unclear-empty = Con Enter solo no se renuncia a nada ni se gasta nada: escribe una de las opciones.
unclear-amount = '{ $typed }' no es una cantidad: escribe dólares, como 4 o 2.50.
unclear-seat = '{ $typed }' no es un asiento: escribe su número.
unclear-card = '{ $typed }' no es una carta: se escribe un valor (2 a 9, T, J, Q, K, A) y un palo (c tréboles, d diamantes, h corazones, s picas), como As o Td; Jo es el comodín.
unclear-one-card = '{ $typed }' son { $count } cartas: se espera una.
unclear-places = Nombra cada lugar una sola vez, del 1 al { $most }.
unclear-more = '{ $verb }' no lleva nada más: no se entiende '{ $typed }'.
unclear-cards-pat = Con pat te quedas con todas las cartas: escribe solo pat.
unclear-throw = ¿Cuáles tiras? Por lugar o por nombre: { $verb } 1, { $verb } 9c.
unclear-draw = ¿Qué cartas? Por lugar o por nombre: { $verb } 1 3, { $verb } Kh 9c, o pat para no cambiar.
unclear-one-amount = Una sola cantidad, por favor: { $verb } { $typed }.
unclear-raise = ¿A cuánto? De { $least } a { $most }, por ejemplo: { $verb } { $like }, o { $verb } most para el máximo.
unclear-lapse = Aquí no hay nada que dejar pasar: te toca decidir.
unclear-quote = Falta una comilla.
unclear-report = No hay un aviso '{ $typed }': escribe report para verlos todos.
unclear-report-short = Falta algo: report { $how }.
unclear-report-field = Algo está mal ahí: report { $how }.
unclear-act = Lo que se hizo fuera de turno se escribe con una de estas: { $acts }.
unclear-no-cards = El asiento { $seat } no tiene cartas.
unclear-rule = Ninguna regla de esta casa habla de '{ $typed }'.
unclear-no-hand = Todavía no se ha repartido ninguna mano.
unclear-no-history = Todavía no ha terminado ninguna mano.
unclear-save = ¿En qué archivo? Por ejemplo: save hands.jsonl.
unclear-exists = { $file } ya existe: elige otro nombre.
unclear-write = No se puede escribir en { $file }: { $why }.

# Help on the commands of every table.
help-coach = cuánto vale cada opción, y cuál elegiría el entrenador
    .typed = coach
help-rules = las reglas de la casa, por código, tema o palabra
    .typed = rules [PALABRA]
help-report = avisar al floor de una irregularidad
    .typed = report
help-table = dibujar otra vez la mesa; las fichas de todos; la última mano
    .typed = table / stacks / history
help-save = guardar todas las manos terminadas, una por línea, en JSON
    .typed = save ARCHIVO
help-quit = dejar la mesa
    .typed = quit

# Reports that every family knows.
report-cancel = el floor anula la mano: todo se devuelve, también la cuota
    .typed = cancel "motivo"
report-count = el asiento 3 tiene un número equivocado de cartas
    .typed = count 3

# On the felt.
felt-pot = Bote { $amount }
felt-main = principal { $amount }
felt-side = lateral { $number } { $amount }
felt-all-in = ALL-IN
felt-folded = fuera
felt-board = la mesa
felt-no-chips = sin fichas
felt-out = descansa
