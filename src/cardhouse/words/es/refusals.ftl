# Refused commands: the reason, and more where there is more to say. Seats are called by their
# numbers, as those who report something do; $seat says whether the listener sits there.

refused = { $reason } { $detail }

# The reasons.
hand-over = La mano ya terminó.
not-your-turn = No es tu turno.
act-stands = Actuaste fuera de turno y la apuesta no ha cambiado: tu jugada vale.
not-offered = Eso no se puede hacer ahora.
not-in-hand = No estás en esta mano.
bet-to-call = Hay una apuesta: iguala, sube o retírate.
nothing-to-call = No hay apuesta que igualar: pasa o apuesta.
already-bet = Ya hay una apuesta: súbela.
must-open = La ciega no se puede igualar: abre el bote o retírate.
no-openers = Para abrir el bote hace falta un par de jotas o mejor.
no-bet-yet = No hay apuesta que subir: apuesta.
capped = Ya no se puede subir más: iguala o retírate.
not-reopened = El all-in corto no reabrió las apuestas: iguala o retírate.
only-call = Ya viste tu próxima carta: pasa, iguala o retírate.
nobody-to-raise = Todos los demás están all-in: no hay a quién subirle.
no-check-raise = Quien pasó no puede subir en la misma ronda.
not-enough-chips = No tienes tantas fichas.
wrong-amount = Esa cantidad no está permitida.
wrong-cards = Esas cartas no se pueden elegir.
hand-not-shown = Un bote disputado solo lo gana una mano descubierta.
not-live = Solo puede hacerlo quien tiene una mano viva.
not-such-case = Nada de eso puede haber pasado ahora.
seat-taken = Ese asiento está ocupado.
no-such-seat = En esta mesa no hay tal asiento.
buy-in-too-small = Eso es menos que la entrada de esta mesa.
short-buy-used = Después de una entrada completa se permite una sola compra corta, y ya se hizo.
between-blinds = Nadie entra por primera vez entre las ciegas: espera a que pase el botón.
no-blind-owed = No hay ninguna ciega que poner ni que esperar.
hand-running = Se está jugando una mano: espera a que termine.
not-enough-players = Hacen falta al menos dos jugadores con fichas.
barred = Esta persona tiene prohibida esta mesa hasta que el floor le permita volver.

# Games for a pot.
bet-exactly = Apuesta o sube a { $to }.
bet-range = Apuesta o sube a una cantidad de { $least } a { $most }.
stake-range = Juega de { $least } a { $most }.
straddle-range = El straddle va de { $least } a { $most }.
draw-most = Cambia hasta { $most } de las tuyas.
throw-away = Descarta { $count } de tus propias cartas.

# Games that a player banks.
bank-range = De { $least } a { $most }.
wager-range = Aquí se apuesta de { $least } a { $most }, de { $step } en { $step }.
all-cards-set = Todas las cartas van delante o detrás.
not-two-and-five = Dos cartas van delante y cinco detrás.
front-outranks-back = La mano de delante no puede ser mejor que la de detrás.

# Pan.
say-who-stays = Primero cada jugador dice si sigue en juego.
take-and-meld = Solo se puede tomar una carta recién salida del mazo, y se combina enseguida.
must-meld = Esta carta se tiene que combinar.
meld-or-discard = Combina { $card } o descártala: una carta robada nunca entra en la mano.
meld-first = Antes que nada, combina { $card }.
add-to-spread = Añade la carta a una combinación.

# What cannot have happened, at any table.
not-face-up = { $card } no está boca arriba: señala la carta.
no-card-there = En { $place } no hay ninguna carta.
not-dealt-yet = Las cartas aún no se han repartido.
players-have-left = Jugadores de esta mano ya dejaron la mesa.
unsigned-ruling = Una decisión necesita el nombre del floor y un motivo.
no-ruling = En esta mano no hay decisión { $number }.
no-place-for-chips = { $place } no es lugar para fichas de esta mano.
before-settlement = { $ended ->
    [yes] {" "}antes del pago
   *[no] {""}
}
seat-has = { $seat ->
    [you] Tienes
   *[other] El asiento { $seat_number } tiene
} { $chips }{ before-settlement }{ $banking ->
    [yes] , y { $bank } como dinero de la banca en { $account }
   *[no] {""}
}.
account-has = La cuenta { $account } tiene { $chips }{ before-settlement }.

# For a pot: the betting.
not-awaited = { $seat ->
    [you] En esta ronda no se te espera.
   *[other] En esta ronda no se espera al asiento { $seat_number }.
}
in-turn = { $seat ->
    [you] Es tu turno.
   *[other] Es el turno del asiento { $seat_number }.
}
acted-already = { $seat ->
    [you] Ya actuaste.
   *[other] El asiento { $seat_number } ya actuó.
}
no-raise-by-another = La última jugada no fue una subida de otra persona.

# For a pot: the deal.
exposed-before-action = En el reparto una carta solo se expone antes de la acción.
card-not-held = { $seat ->
    [you] No tienes { $card }.
   *[other] El asiento { $seat_number } no tiene { $card }.
}
no-down-card-stays-up = En este reparto ninguna carta tapada se queda descubierta.
passed-over-already = { $seat ->
    [you] Ya se te saltó.
   *[other] Ya se saltó el asiento { $seat_number }.
}
nobody-can-count = { $seat ->
    [you] Ahora nadie puede contar tus cartas.
   *[other] Ahora nadie puede contar las cartas del asiento { $seat_number }.
}
holds-as-due = { $seat ->
    [you] Tienes { cards-held }, como debe ser.
   *[other] El asiento { $seat_number } tiene { cards-held }, como debe ser.
}
cards-held = { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
}
hands-dealt = Las manos ya se repartieron.
flop-acted-on = El flop se cuenta antes de que alguien actúe sobre él.
no-betting-before-board = No hay apuestas en curso antes de una comunitaria.
no-betting-before-street = No hay apuestas en curso antes de una calle.
no-street-after-burn = No se acaba de repartir ninguna calle tras una quema equivocada.
burn-is-right = Esa quema no está equivocada.
only-down-card-mixed = Solo una carta tapada se puede mezclar con las de la mano.
too-many-too-early = Tantas cartas no pueden haberse repartido antes de tiempo.
last-card-before-betting = La última carta solo se expone antes de la última ronda de apuestas.
acted-since-draw = Alguien ya actuó después del cambio.
card-not-drawn = { $seat ->
    [you] No recibiste { $card } en el cambio.
   *[other] El asiento { $seat_number } no recibió { $card } en el cambio.
}
filled-on-draw = { $seat ->
    [you] Tu mano se completa en el cambio.
   *[other] La mano del asiento { $seat_number } se completa en el cambio.
}
acted-on-card = Ya se actuó sobre esa carta.
up-cards-bet-on = Las apuestas sobre las cartas descubiertas ya empezaron.
out-of-play-already = { $card } ya está fuera de juego.
not-in-stock = { $card } no está en el mazo.
no-joker-in-deck = En esta baraja no hay comodín.

# For a pot: hands given up, and orders of the floor.
in-turn-folds = Quien está en turno se retira o tira su mano.
nothing-thrown-away = { $seat ->
    [you] No tiraste ninguna mano.
   *[other] El asiento { $seat_number } no tiró ninguna mano.
}
no-hand-to-turn-up = { $seat ->
    [you] No tienes mano que se pueda descubrir.
   *[other] El asiento { $seat_number } no tiene mano que se pueda descubrir.
}
turned-up-at-showdown = Una mano solo se descubre en la muestra de cartas.
ruled-dead = { $seat ->
    [you] Tu mano se declaró muerta.
   *[other] La mano del asiento { $seat_number } se declaró muerta.
}
nobody-gave-up = Nadie dejó su mano por eso.
no-claim-to-half = { $seat ->
    [you] No tienes
   *[other] El asiento { $seat_number } no tiene
} derecho a la mitad { $half ->
    [high] alta
   *[low] baja
}.
no-hand-to-give-back = { $seat ->
    [you] No hay mano que devolverte.
   *[other] No hay mano que devolver al asiento { $seat_number }.
}
given-up-since = { $seat ->
    [you] Después dejaste tu mano.
   *[other] Después el asiento { $seat_number } dejó su mano.
}
turned-up-by-another = Otra persona descubrió la mano.
no-hand-left = No queda mano que gane el bote.
no-other-hand-left = No queda otra mano que gane el bote: primero hay que devolver una.
side-pot-awarded = Ya se entregó un bote lateral.
chips-moved-already = Una decisión ya movió fichas de esta mano.

# Where a player banks.
wager-and-player = Las fichas de una apuesta van a un jugador o vienen de uno.
wagers-of = { $seat ->
    [you] Tienes { wagers-counted }.
   *[other] El jugador { $seat_number } tiene { wagers-counted }.
}
wagers-counted = { $count ->
    [one] { $count } apuesta
   *[other] { $count } apuestas
}
no-place-for-cards = { $place } no es lugar para cartas.
card-not-there = { $card } no está ahí.
wager-settled-already = Ya se pagó una apuesta.

# Blackjack.
round-dealt = La ronda { $round } ya se repartió.
no-mistake = Eso no es un error.
no-extra-hand = No hay ninguna mano de más en el puesto { $spot }.
hand-complete = A la mano del puesto { $spot } no le falta nada.
draw-not-begun = Aún no se empezó a pedir cartas.
nothing-to-burn = La primera carta del zapato no se quema.
number-is-right = Ese número de cartas no está equivocado.
not-next-in-shoe = { $card } no es la próxima carta del zapato.
spot-not-missed = El puesto { $spot } no se saltó.
spot-not-in-turn = Aún no es el turno del puesto { $spot }.
bank-not-missed = A la banca no le falta su primera carta.
no-card-instead = Ninguna carta puede haber ido a tal mano en su lugar.
no-hand = No hay ninguna mano { $hand }.
bank-incomplete = La mano de la banca no está completa hasta que todos hayan jugado.
not-doubled = La mano { $hand } no se pudo doblar.
not-asked-for-card = La mano { $hand } no puede haber pedido carta.
nothing-left-behind = { $seat ->
    [you] No tienes mano que puedas abandonar.
   *[other] El jugador { $seat_number } no tiene mano que pueda abandonar.
}
hand-not-in-turn = No es el turno de la mano { $hand }.
nobody-in-turn = Ningún jugador está en turno.
hand-not-played-on = La mano { $hand } no se puede seguir jugando.
no-wager-dealt = No hay tal apuesta en una mano repartida.
within-limits = Esa apuesta está dentro de los límites de la mesa.

# Pai gow poker.
card-in-no-pile = { $card } no está en ninguno de los montones.
piles-delivered = Los montones ya se repartieron.
spot-cards-right = El puesto { $spot } tiene las cartas que debe tener.
bank-not-opened = La mano de la banca no se puede haber abierto ahora.
no-twin = { $card } no está ahí dos veces.
bank-cannot-have-set = La banca no puede haber armado tal mano.
bank-not-foul = La mano de la banca no es inválida.
nothing-to-read = El puesto { $spot } no tiene mano que leer.
read-rightly = La mano del puesto { $spot } se leyó como es.
nothing-to-foul = El puesto { $spot } no tiene mano que pueda ser inválida.
no-wager-can-lie = Ahí no puede haber tal apuesta.
spot-without-wager = El puesto { $spot } no tiene tal apuesta.
no-wager-to-touch = { $seat ->
    [you] Ahí no tienes apuesta que tocar.
   *[other] Ahí el jugador { $seat_number } no tiene apuesta que tocar.
}
no-wager-removed = Ahora no se puede haber retirado ninguna apuesta.
wager-undecided = Esa apuesta ni gana ni pierde.
wager-without-action = Esa apuesta no tiene acción.
no-money-on-table = { $seat ->
    [you] No tienes dinero en la mesa.
   *[other] El asiento { $seat_number } no tiene dinero en la mesa.
}

# Mistakes at pan.
cards-looked-at = Las cartas ya se miraron.
count-is-right = El número de cartas es correcto.
cards-not-held = Esas cartas no están en su mano.
out-with-wrong-spread = Nadie cierra con una combinación equivocada.
spread-valid = Esta combinación es válida.
spreads-valid = Todas las combinaciones son válidas.
not-barred-from-discard = No tiene prohibido ningún descarte.
chips-there-already = Las fichas ya están ahí.

# Between two hands.
seat-nameless = Un asiento necesita un nombre.
sits-here-already = { $name } ya tiene asiento en esta mesa.
seats-are = Los asientos van del 1 al { $most }.
seat-empty = En el asiento { $seat_number } no hay nadie.
at-least = Al menos { $amount }.
sold-in-steps = Las fichas se venden de { $step } en { $step }.
short-buy-below = Menos de { $amount } es una compra corta.
leaves-after-hand = { $seat ->
    [you] Te vas después de esta mano.
   *[other] El asiento { $seat_number } se va después de esta mano.
}
stays-anyway = { $seat ->
    [you] No querías irte.
   *[other] El asiento { $seat_number } no quería irse.
}
waiting-nameless = La lista necesita un nombre.
has-place-already = { $name } ya tiene lugar.
not-waiting = { $name } no está en la lista.
waited-longer = { $name } espera un asiento desde antes.
expel-unsigned = Hace falta el nombre del floor y un motivo.
moved-after-hand = { $seat ->
    [you] La mano no ha terminado para ti: te cambian después.
   *[other] La mano no ha terminado para el asiento { $seat_number }: detén la mesa después de esta mano y cámbialo entonces.
}
bank-keeps-place = { $seat ->
    [you] Una banca fija conserva su sitio.
   *[other] El asiento { $seat_number } es una banca fija y conserva su sitio.
}
seat-not-free = { $seat ->
    [you] Ese asiento no está libre.
   *[other] El asiento { $seat_number } no está libre, o está reservado para alguien a quien se ha llamado.
}
moved-without-chips = A quien no tiene fichas no se le cambia: compra en la otra mesa.
barred-here-already = { $name } ya tiene prohibida esta mesa.
not-barred-here = { $name } no tiene prohibida esta mesa.
rule-unsigned = Un aviso necesita un texto y el nombre de quien lo pone.
table-misnamed = Una mesa no puede llamarse '{ $name }': así se llaman cuentas de la sala.
none-absent = Aquí a nadie se le puede repartir por error.
not-sitting-out = { $seat ->
    [you] No estás descansando.
   *[other] El asiento { $seat_number } no está descansando.
}
draw-for-button = Primero se saca carta para el botón.
only-the-fee = { $seat ->
    [you] No tienes más que la cuota.
   *[other] El asiento { $seat_number } no tiene más que la cuota.
}
seat-of-hand-taken = { $name } tomó un asiento de esa mano.
names-game-first = { $seat ->
    [you] Primero eliges el juego.
   *[other] Primero elige el juego el asiento { $seat_number }.
}
next-game-is = El próximo juego es { $title }.
name-one-of = Elige uno de estos: { $games }.
game-name = { $name }
bank-held = Otra persona tiene la banca.
bank-in-between = Antes tiene que ser banca otra persona.
no-wager-before = En la mano anterior no hubo apuesta en ese puesto.
bank-offered-first = { $seat ->
    [you] La banca se te ofrece primero.
   *[other] La banca se ofrece primero al asiento { $seat_number }.
}
bank-broken = Nadie tiene la banca: el juego se interrumpe.

# Bonuses, and the tables where they are played for without a purchase.
bonus-before-hand = El bono se paga antes de la próxima mano.
bonus-unpaid = Primero hay que pagar el bono.
awarded-already = Esa mano ya tiene su premio.
free-unopened = Primero la tiene que abrir el floor.
free-unsigned = Hace falta el nombre del floor.
free-nameless = Hace falta un nombre.
has-seat-already = { $name } ya tiene asiento.
room-closed = La sala está cerrada.
no-live-game = No hay ninguna partida en acción.
no-bonus-for = La casa no anuncia ningún bono para { $game }.

# The cage.
nothing-held = La caja no guarda nada para { $name }.
cage-amount = Una cantidad va de cero a { $most }.
cage-nameless = La caja anota un nombre para todo.
drawer-closed = La gaveta { $drawer } no está abierta.
drawer-taken = La gaveta { $drawer } está abierta: la tiene { $by }.
drawer-uncounted = La gaveta { $drawer } está abierta: primero la cuenta { $by }.
drawer-short = La gaveta { $drawer } tiene menos de { $amount }: trae más efectivo.
drawer-of-another = La gaveta { $drawer } es de { $by }: si la cierra otra persona, dice por qué.
drop-alone = Un cajón lo cuentan dos personas.
drop-by-cashier = { $by } tiene una gaveta: quien vende fichas no cuenta el cajón.
box-empty = En el cajón de { $table } no hay nada.
drop-over = { $counted } es más de lo que dicen los libros del cajón de { $table }: cuenten otra vez.
drop-short = { $counted } es menos de lo que dicen los libros del cajón de { $table }: cuenten otra vez o den el motivo.
nothing-to-settle = No hay nada que ajustar: nadie ha comprado fichas.
still-seated = Primero dejan todos las mesas: { $names } en { $table }.
cage-holds-for = La caja guarda fichas de { $names }: primero se les pagan.

# The room.
overdrawn = { $account }: { $amount } es más de lo que tiene.
sits-there-no-more = { $name } ya no está en ese asiento.
no-table = Aquí no hay ninguna mesa { $table }.
bots-too-often = En esta mesa los bots no van y vienen tan seguido: espera un momento.
bots-for-play-money = Los bots solo juegan con dinero ficticio: en esta sala no hay ninguno.
money-first = Cómo funciona el dinero se elige antes de que entre la primera ficha en la sala.

# People who come in.
no-fit = Ese nombre y esa contraseña no van juntos.
logged-out = Tu sesión terminó aquí: entra de nuevo.
name-taken = Ya hay alguien con el nombre { $name }: elige otro.
nobody-called = Aquí nadie se llama { $name }.
password-changed = La contraseña de { $name } ya es otra.
guest-without-roles = { $name } no tiene cuenta: los cargos son para quien tiene una.

# The management, and the people who run the room.
table-is-paused = { $table } ya está detenida.
table-not-paused = { $table } no está detenida.
table-is-closed = { $table } ya está cerrada.
table-not-closed = { $table } no está cerrada.
host-already = { $table } ya tiene ese anfitrión.
table-there = Ya hay una mesa { $table } aquí: elige otro nombre.
table-so = { $table } ya está puesta así.
hours-so = { $table } ya tiene este horario.
hours-muddled = Un horario empieza y termina a horas distintas, y no se cruza con otro.
edition-so = El libro de { $game } ya dice eso.
day-is-closed = Los libros del { $day } ya están cerrados.
hand-shown-already = La mano { $hand } de { $table } ya se te muestra.
no-such-limit = La casa no anuncia ningún límite { $rules } para este juego.
seats-of-game = Una mesa de este juego tiene de { $least } a { $most } asientos.
bank-beyond = Los asientos de la banca quedan más allá del asiento { $seat }.
seat-beyond = El asiento { $seat } está ocupado: que { $name } se siente antes en otro.
chips-too-small = { $name } tiene fichas menores que { $chip }: hay que cambiarlas antes.
money-already = El dinero ya se maneja así.
barred-already = El veto a { $name } ya está en vigor.
not-barred = No hay ningún veto a { $name }.
page-empty = El mensaje necesita palabras.
page-unseen = { $name } aún no ha visto ese mensaje.
page-over = El mensaje { $page } no es para ti, o ya se ha visto.
called-already = Ya has llamado al floor: alguien vendrá.
call-over = La llamada { $call } ya fue atendida.
request-over = La solicitud { $request } ya no espera a nadie.
reason-missing = Di por qué: el motivo queda anotado.
journal-nameless = El diario anota un nombre para todo.
confirmed-by-self = Lo confirma otra persona.
waits-already = Ya lo has pedido: lo confirma otra persona.
counted-already = { $by } ya contó esa caja: confirma el recuento o que antes lo retire.
chips-by-host = El anfitrión aprueba cada compra: pide antes tus fichas.
chips-at-cage = Las fichas se venden en la caja: cómpralas antes allí.
roles-clash = { $name } no puede ser { $roles }: nadie tiene las dos funciones.
nobody-invited = No hay ninguna invitación para { $name }.
invitation-over = Esa invitación ya no vale: pide otra.
token-already = Ya tienes una clave { $title }: ponle otro nombre.
tokens-too-many = Tienes demasiadas claves: revoca antes una.
token-unknown = No tienes ninguna clave { $title }.
