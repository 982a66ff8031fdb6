# Un juego en una página. Un paso del guion es learn- y su nombre; .title es el título.

learn-times = { $title }, { $times } veces
learn-aim-pot = { $sides ->
    [both] Gana el bote con la mejor mano alta, con la mejor baja o con ambas: cada una lleva la mitad.
    [low] Gana el bote con la mano más baja, o quedándote solo.
   *[high] Gana el bote con la mejor mano, o quedándote solo.
}
learn-aim-blackjack = Acércate a 21 más que el jugador que tiene la banca.
learn-aim-pai-gow = Haz dos manos de siete cartas y gana a las dos del jugador que tiene la banca.
learn-aim-pan = Baja primero { $out } cartas en combinaciones, y cobra por las que pagan.
learn-aim-mixed = El juego cambia de mano en mano. Cada uno tiene su propia página.
learn-wins-pot = { $sides ->
    [both] Manos altas de la mejor a la peor, y luego las bajas
    [low] Manos bajas de la mejor a la peor
   *[high] Manos de la mejor a la peor
}{ $two ->
    [yes] ; juegan exactamente dos cartas tuyas con tres de la mesa
   *[no] {""}
}
learn-wins-blackjack = { $push ->
    [yes] Totales; una mano de más de 21 aún se salva si la banca se pasa más
   *[no] Totales; una mano de más de 21 ha perdido
}
learn-wins-pai-gow = Manos como las pone la casa: dos delante, cinco detrás. { $copies ->
    [bank] Las iguales son de la banca.
   *[other] Las iguales empatan.
}
learn-wins-pan = Combinaciones, y lo que paga por cada una quien sigue en la mano
learn-set = { $front } delante, { $back } detrás
learn-meld = { $rope ->
    [yes] Escalera
   *[no] Grupo
}{ $chips ->
    [0] , no paga
    [one] , una ficha de cada uno
   *[other] , { $chips } fichas de cada uno
}

learn-blinds = Los jugadores tras el botón ponen las ciegas, para que haya algo en juego.
    .title = Ciegas
learn-antes = { $payer ->
    [each] Todos ponen el ante.
   *[other] La ciega grande pone el ante por todos.
}
    .title = Ante
learn-stake = El botón fija una cantidad; quien la iguala recibe cartas.
    .title = Cantidad
learn-straddle = En medio del reparto cada jugador puede encarecer el bote.
    .title = Encarecer
learn-deal = { $board ->
    [0] { $up ->
        [0] { $down ->
            [one] Cada uno recibe una carta boca abajo.
           *[other] Cada uno recibe { $down } cartas boca abajo.
        }
       *[other] { $down ->
            [0] Cada uno recibe { $up } boca arriba.
           *[other] Cada uno recibe { $down } boca abajo y { $up } boca arriba.
        }
    }
    [one] Se vuelve una carta en la mesa, para todos.
   *[other] Se vuelven { $board } cartas en la mesa, para todos.
}
    .title = { $board ->
        [0] Reparto
       *[other] Mesa
    }
learn-bet = { $size ->
    [small-bet] Se apuesta el límite menor.
    [big-bet] Se apuesta el límite mayor.
    [small-or-big] Se apuesta el límite menor, o el mayor con una pareja a la vista.
   *[other] Se apuesta por turno.
} { $first ->
    [after-blinds] Empieza quien sigue a las ciegas.
    [low-card] Debe empezar la carta abierta más baja, al menos con la apertura obligada.
    [high-card] Debe empezar la carta abierta más alta, al menos con la apertura obligada.
    [low-hand] Empiezan las cartas abiertas más bajas.
    [high-hand] Empiezan las mejores cartas a la vista.
   *[other] Empieza quien está a la izquierda del botón.
} { $openers ->
    [yes] Para abrir hace falta una mano mínima.
   *[no] Pasa, apuesta, iguala, sube o retírate.
}
    .title = Apuestas
learn-redeal = Si nadie abre, el bote se juega a la baja.
    .title = Sin abrir
learn-draw = Tira hasta { $most } cartas y recibe otras tantas.
    .title = Cambio
learn-discard = Tira las cartas que no quieres.
    .title = Descarte
learn-showdown = Quien sigue, muestra. La mejor mano se lleva el bote.
    .title = Final

learn-bank = Un jugador pone la banca. Paga y cobra hasta donde llega su dinero; la casa solo reparte.
    .title = La banca
learn-wagers = Los demás ponen una apuesta en su puesto.
    .title = Apuestas
learn-round = { $bank ->
    [up] Una carta a cada uno, y una a la banca boca arriba.
    [down] Una carta a cada uno, y una a la banca boca abajo.
   *[none] Otra carta a cada uno.
}
    .title = Reparto
learn-insurance = Tras un as de la banca se puede apostar la mitad a su natural.
    .title = Seguro
learn-turns = Cada uno por turno pide, se planta, dobla o divide.
    .title = Juego
learn-bank-hand = La banca roba según reglas fijas.
    .title = La mano de la banca
learn-settle = Cada apuesta se paga o se cobra, en orden, hasta donde llega el dinero de la banca.
    .title = Liquidación
learn-piles = El crupier hace siete montones de siete cartas.
    .title = Montones
learn-dice = { $count } dados en un cubilete dicen quién recibe el primer montón.
    .title = Dados
learn-deliver = Cada puesto recibe su montón.
    .title = Entrega
learn-set-hands = Pon dos cartas delante y cinco detrás. La de atrás debe ser mejor que la de delante.
    .title = Poner las manos
learn-bank-sets = La mano de la banca se pone la última.
    .title = La mano de la banca
learn-settle-pai-gow = Gana las dos manos y cobras; pierde las dos y pagas; una y una es empate.
    .title = Liquidación

learn-tops = Cada uno pone su entrada en medio. El ganador se las lleva todas.
    .title = Entrada
learn-packets = Cada uno recibe diez cartas.
    .title = Reparto
learn-go-on-top = Por turno cada uno entra o se retira.
    .title = Entrar o retirarse
learn-pan-play = Por turno: roba o toma el descarte, combina lo que vaya, descarta.
    .title = Juego
learn-pan-settle = Quien baja once cartas gana las entradas, y cobra otra vez por sus combinaciones.
    .title = El final

learn-joker = { $joker ->
    [bug] El comodín es un as, o completa una escalera o un color.
    [lowest] El comodín es la carta más baja que no tienes.
   *[other] El comodín es cualquier carta.
}
learn-straight-beats-flush = Aquí la escalera gana al color.
learn-qualifier = La baja necesita { $qualifier } o menos; sin ella, la alta se lleva todo el bote.
learn-suits = Aquí los palos deshacen los empates.
learn-kill = Quien gana dos veces seguidas pone un kill, y la mano siguiente se juega a límites mayores.
learn-joker-21 = Un comodín hace de cualquier mano un 21.
learn-must-hit = Debes pedir con { $points } o menos.
learn-must-stand = Debes plantarte con { $hard } duro y { $soft } blando.
learn-split = Las parejas se dividen en hasta { $hands } manos.
learn-surrender = { $when ->
    [any-time] Una mano puede dejarse en cualquier momento por la mitad de su apuesta.
   *[other] Las dos primeras cartas pueden dejarse por la mitad de la apuesta.
}
learn-soft-17 = { $does ->
    [hit] La banca pide con 17 blando.
   *[other] La banca se planta con 17 blando.
}
learn-wheel = { $wheel ->
    [lowest] La escalera del as al cinco es la más baja.
   *[other] La escalera del as al cinco es la segunda mejor.
}
learn-double-tops = { $tops ->
    [one] Cada uno pone una entrada.
   *[other] Cada uno pone { $tops } entradas.
}
learn-same-suit = { $takes ->
    [same-suit] Un grupo de un palo solo toma cartas de ese palo.
   *[other] Un grupo de un palo toma cualquier carta de su valor.
}

# Palabras de la mesa, cada una con lo que significa.
learn-word-button = La marca del asiento que actúa último. Avanza un asiento después de cada mano.
    .title = El botón
learn-word-blind = Una apuesta obligada antes de ver las cartas. La ciega grande cuenta como primera apuesta de la ronda.
    .title = Ciega
learn-word-ante = Fichas que se ponen en el bote antes del reparto.
    .title = Ante
learn-word-bring-in = La apuesta pequeña con la que debe empezar quien tiene la carta abierta más baja.
    .title = Apertura obligada
learn-word-limit = De dos cantidades, la primera es cada apuesta y subida al principio, y la segunda más tarde.
    .title = Límite
learn-word-call = Igualar es poner lo que apostó otro; subir es ponerlo más caro.
    .title = Igualar y subir
learn-word-all-in = Quien no tiene más fichas sigue en la mano y puede ganar lo que igualó.
    .title = All-in
learn-word-muck = Dejar las cartas al final sin enseñarlas.
    .title = Tirar
learn-word-pat = Quien no descarta ninguna carta se queda servido.
    .title = Servido
learn-word-openers = La mano que hace falta para ser el primero en apostar.
    .title = Apertura
learn-word-low = Una mano baja se llama por su carta más alta; cuanto más baja, mejor.
    .title = Baja
learn-word-buy-in = Las fichas con las que hay que sentarse como mínimo.
    .title = Entrada
learn-word-fee = Lo que cobra la casa: una cantidad fija, no una parte de lo ganado. La casa no gana ni pierde en la mesa.
    .title = Cobro
learn-word-banker = Un jugador, o una empresa que lo sustituye, contra quien juegan todos los demás; nunca la casa.
    .title = Banca
learn-word-wager = Lo que un jugador apuesta contra la banca. La banca debe tener dinero para cubrirlo.
    .title = Apuesta
learn-word-push = Nadie gana: la apuesta vuelve.
    .title = Empate
learn-word-natural = El mejor total con las dos primeras cartas.
    .title = Natural
learn-word-soft = Un total blando cuenta un as como once y no se pasa con una carta; uno duro puede pasarse.
    .title = Blando y duro
learn-word-front = La mano de dos cartas y la de cinco. Delante solo cuentan una pareja o cartas altas.
    .title = Delante y detrás
learn-word-copy = Una mano que vale lo mismo que la de la banca.
    .title = Copia
learn-word-foul = Una mano puesta con lo mejor delante: pierde.
    .title = Falta
learn-word-house-way = Cómo pone el crupier siete cartas. Cualquiera puede pedirlo.
    .title = Modo de la casa
learn-word-top = Una ficha que todos ponen en medio antes del reparto; el ganador se las lleva todas.
    .title = Top
learn-word-meld = Tres cartas o más que van juntas, extendidas boca arriba.
    .title = Combinación
learn-word-rope = Una combinación de cartas seguidas de un palo.
    .title = Escalera
learn-word-set = Una combinación de cartas de un valor.
    .title = Grupo
learn-word-valle = Treses, cincos y sietes: muchas combinaciones suyas las pagan todos enseguida.
    .title = Cartas con valor
learn-word-retire = Dejar la mano antes del primer turno, y con ella los tops.
    .title = Retirarse
learn-word-force = Obligar a un jugador a usar la carta que encaja en su combinación, para que no robe.
    .title = Forzar
