# El entrenador en una mesa de práctica. Una opción es su botón; .means dice qué hace.

coach-fold = Retirarte
    .means = Dejas la mano y no pierdes más de lo que has puesto.
coach-check = Pasar
    .means = Sigues en la mano sin poner nada. Decide el siguiente.
coach-call = Igualar { $cost }
    .means = Pones { $cost } y sigues en la mano.
coach-bet = Apostar { $amount }
    .means = Pones { $amount }. Los demás deben igualar, subir o retirarse.
coach-raise = Subir a { $amount }
    .means = Seguir cuesta ahora { $amount } a todos.
coach-bring-in = Abrir con { $cost }
    .means = Tu carta obliga a abrir; esta es la forma más barata.
coach-discard = { $some ->
    [0] Servido
   *[other] Tirar { $cards }
}
    .means = { $some ->
        [0] Te quedas con todas tus cartas.
       *[other] Tiras estas cartas y recibes otras tantas.
    }
coach-stake = Fijar { $amount }
    .means = Dices cuánto debe poner cada uno para recibir cartas.
coach-match = Meter { $cost }
    .means = Pones la cantidad y recibes cartas.
coach-stay-out = Quedarte fuera
    .means = No recibes cartas en esta mano.
coach-straddle = Straddle a { $amount }
    .means = Encareces el bote antes de ver todas tus cartas.
coach-pass = Dejarlo
    .means = El bote queda como está.
coach-stand-all-in = Seguir all-in
    .means = Juegas por el bote como está. Los demás apuestan aparte.
coach-stay-in = Seguir en juego
    .means = Sigues apostando como siempre.
coach-show = Mostrar
    .means = Pones tus cartas boca arriba. La mejor mano se lleva el bote.
coach-muck = Tirar sin mostrar
    .means = Tiras tus cartas sin enseñarlas y renuncias al bote.
coach-play-board = Jugar las comunitarias
    .means = Tus cinco cartas son las de la mesa.

coach-put-up = Poner { $amount }
    .means = Tienes la banca: es lo más que puedes perder, y cubre las apuestas de los demás.
coach-wager = Apostar { $amount }
    .means = Juegas { $amount } contra la banca.
coach-take-back = Recuperar la apuesta
    .means = Tu apuesta vuelve a tus fichas.
coach-refuse = Rechazar
    .means = No aceptas esta apuesta.
coach-done = Listo
    .means = Tus apuestas quedan como están y se puede repartir.
coach-insure = Asegurar
    .means = Apuestas la mitad a que la banca tiene natural.
coach-decline = Sin seguro
    .means = No apuestas a la mano de la banca.
coach-follow = Seguir
    .means = Tu apuesta va con la mano que eligió el otro jugador.
coach-hit = Pedir
    .means = Tomas una carta más.
coach-stand = Plantarte
    .means = No tomas más cartas. Sigue la mano siguiente.
coach-double = Doblar
    .means = Doblas la apuesta y tomas exactamente una carta.
coach-split = Dividir
    .means = Haces dos manos de la pareja, cada una con su apuesta.
coach-surrender = Rendirte
    .means = Dejas la mano por la mitad de la apuesta.
coach-lapse = Dejarlo pasar
    .means = No ocurre nada.
coach-roll = Tirar los dados
    .means = Los dados dicen quién recibe el primer montón.
coach-shake = Agitar el cubilete
    .means = Los dados del cubilete dicen quién recibe el primer montón.
coach-set-hand = { $front } delante
    .means = Las otras cinco son tu mano de atrás, { $back }. Deben ganar las dos para que ganes.
coach-propose = Proponer { $front } delante
    .means = El crupier te muestra cómo quedaría.
coach-look-at = Mirar las cartas
    .means = Miras las siete cartas de tu puesto.
coach-ask-advice = Pedir el modo de la casa
    .means = El crupier dice cómo lo pondría la casa.
coach-let-dealer-set = Que la arme el crupier
    .means = El crupier pone la mano al modo de la casa.
coach-confirm = Confirmar
    .means = La mano queda como está.

coach-go-on-top = Entrar
    .means = Juegas esta mano. Quien cobre por combinaciones te cobra también a ti.
coach-retire = Retirarte
    .means = Tiras la mano y pierdes tu entrada.
coach-draw-card = Robar
    .means = Vuelves la siguiente carta del mazo. Puedes combinarla; si no, pasa al siguiente.
coach-take-discard = Tomar el descarte
    .means = Tomas la carta tirada y debes combinarla enseguida.
coach-force = Forzar
    .means = El jugador en turno debe usar la carta que va con su combinación, y no roba.
coach-let-go = Dejarlo pasar
    .means = El turno sigue como siempre.
coach-meld = Combinar
    .means = Bajas estas cartas. Todos los que juegan pagan por una combinación con valor.
coach-increase = Añadir a la combinación
    .means = Añades a una combinación tuya. Una mayor puede pagar otra vez.
coach-split-meld = Dividir la combinación
    .means = Haces dos combinaciones de una, cada una con su valor.
coach-discard-card = Descartar { $cards }
    .means = Tiras esta carta. El siguiente puede usarla.

# Razones.
coach-share = { $others ->
    [one] Contra una mano { $known ->
        [yes] de la que ves las cartas abiertas
       *[no] desconocida
    } ganas en promedio el { $share } % del bote.
   *[other] Contra { $others } manos { $known ->
        [yes] de las que ves las cartas abiertas
       *[no] desconocidas
    } ganas en promedio el { $share } % del bote.
} { $exact ->
    [yes] Están contados todos los repartos.
   *[no] Es una muestra de dos millones de repartos.
}
coach-price = Pagas { $cost } por un bote de { $pot }: vale la pena a partir del { $need } %.
coach-fair = { $more ->
    [yes] Lo justo es el { $fair } %: tienes más, así que más dinero en el bote te conviene.
   *[no] Lo justo es el { $fair } %: tienes menos, así que más dinero en el bote no te conviene.
}
coach-outs = { $count ->
    [one] Una carta de la calle siguiente da { $made }: { $cards }.
   *[other] { $count } cartas de la calle siguiente dan { $made }: { $cards }.
}
coach-made = { $made ->
    [two-pair] dobles parejas
    [three-of-a-kind] un trío
    [straight] una escalera
    [flush] un color
    [full-house] un full
    [four-of-a-kind] un póquer
    [five-of-a-kind] un repóquer
    [straight-flush] una escalera de color
    [royal-flush] una escalera real
   *[one-pair] una pareja
}
coach-drawing = { $count ->
    [0] Te quedarías servido.
   *[other] Cambiarías { $count } y te quedarías con { $cards }.
}
coach-keeps = Quedarte con { $cards } gana en promedio el { $share } % del bote.
coach-beaten = Una mano boca arriba gana a la tuya: nadie tiene que verla.
coach-shows = Nada boca arriba te gana: muestra, y cobra la mejor mano.
coach-count = Tienes { $total } con { $cards } contra { $up } de la banca.
coach-insurance = La banca tiene natural el { $share } % de las veces; el seguro compensa a partir del 33.3 %.
coach-edge = Una apuesta da en promedio { $edge } %, y el cobro es { $fee }: la menor pierde menos.
coach-bank-worth = La banca da de media { $one } por mano contra una apuesta de { $bet }, y { $many } contra { $wagers }; ya está restado el cobro de { $fee }.
coach-setting = { $front } delante gana las dos manos el { $win } % de las veces y pierde las dos el { $lose } %, en { $deals } repartos{ $house ->
    [yes] . La casa lo pondría así también.
   *[no] . La casa lo pondría de otro modo.
}
coach-fit = { $enough ->
    [yes] Tus cartas tienen { $points } pares que esperan una tercera. { $stays } bastan para entrar.
   *[no] Tus cartas tienen { $points } pares que esperan una tercera. Hacen falta { $stays } para entrar.
}
coach-forcing = { $harmless ->
    [yes] La carta no paga nada al otro jugador, y le cuesta un robo.
   *[no] La carta pagaría al otro jugador, o lo acercaría al final.
}
coach-takes = La carta va con tu mano: combinada, nadie más la usa.
coach-discards = Esta carta es la que menos va con las demás.
coach-lays = Las cartas en la mesa cuentan para las once, y una combinación con valor se paga enseguida.
coach-draws = El descarte no te ayuda: quizá el mazo.

# El sentido de las cifras.
coach-basis-pot = Las cifras son ganancias medias desde aquí si todos los que siguen pagan hasta el final, con las cartas ocultas al azar y sin cobros. { $draw ->
    [yes] Los demás tienen cinco cartas como se repartieron: lo que descarten no cuenta.
   *[no] Quien apuesta suele tener más que eso.
}
coach-basis-draw = Las cifras son partes del bote como está, contra manos desconocidas de cinco cartas como se repartieron: lo que descarten los demás no cuenta.
coach-basis-blackjack = Las cifras son las exactas, sobre todas las cartas del zapato, con el mejor juego después.
coach-basis-insurance = Las cifras cuentan las cartas que no has visto.
coach-basis-edge = Las cifras son resultados medios con el mejor juego, cobro incluido.
coach-basis-bank-blackjack = Las cifras son las de cardhouse edge: exactas con las reglas de esta mesa, contra jugadores que juegan lo mejor posible.
coach-basis-bank-pai-gow = Las cifras son las de cardhouse edge, con el modo de la casa en ambos lados: { $exact ->
    [yes] se cuentan todos los { $deals } repartos.
   *[no] se sortean { $deals } repartos.
}
coach-basis-pai-gow = Las cifras cuentan todas las manos que puede tener el otro lado, puestas al modo de la casa.
coach-basis-pan = Las cifras son lo que pagan enseguida los demás en la mano.

coach-street = { $some ->
    [0] Antes de la mesa
   *[other] Mesa { $board }
}
coach-street-draw = { $drawn ->
    [yes] Después del descarte
   *[no] Antes del descarte
}
coach-street-cards = { $cards } cartas cada uno

# Negativas.
coach-no-practice = El entrenador solo habla en mesas de práctica.
coach-company = El entrenador solo habla con quien está a solas con bots.
coach-often = El entrenador necesita un momento: pregunta otra vez enseguida.
coach-failed = El entrenador no tiene cifras de esta mano.
practice-often = Abres mesas de práctica demasiado deprisa: espera un momento.
practice-full = Ahora practica demasiada gente: inténtalo más tarde.
practice-over = Esta mesa de práctica está cerrada.
learn-no-game = { $house } no tiene el juego { $game } en esta sala.
