# Decisiones en la mesa: la barra, lo que se decide de antemano, las teclas y los ajustes.

# Se pregunta otra vez antes de una apuesta grande.
act-over-pot-sure = Más que el bote. ¿{ $what }?
act-half-sure = Más de la mitad de tus fichas. ¿{ $what }?

# De antemano, mientras otros juegan.
act-call-any = Igualar todo
before-any = todo
before-wait = Decidido de antemano. Otra pulsación lo deshace.

# Por qué un botón está gris.
why-act = { $act }: { $why }
why-rules = las reglas de la casa no lo dan a esta mano.
why-choose = Elige antes la carta.
why-no-bet = No tienes apuesta que recuperar.
barred-bet = Apostar
barred-raise = Subir

# Teclas.
keys-pass = no, dejarlo pasar
keys-buy = comprar fichas, tomar la banca
keys-sit = sentarte
keys-wait = esperar un asiento
keys-stay = quedarte
keys-go = a la mesa donde es tu turno
keys-pot-muck = no mostrar
keys-pot-board = jugar la mesa
keys-pot-any = igualar cualquier apuesta, de antemano
keys-banked-stand = plantarte, armar la mano, agitar el cubilete
keys-banked-surrender = rendirte
keys-banked-confirm = confirmar, seguir una apuesta
keys-banked-advice = preguntar al floor cómo armar
keys-banked-dealer = que la arme el dealer
keys-banked-look = ver una mano
keys-banked-refuse = rechazar a quien apuesta detrás de ti
keys-pan-retire = retirarte
keys-pan-take = tomar el descarte
keys-pan-add = añadir a una combinación
keys-pan-drawn = combinar con la carta robada, o sin ella
keys-pan-let = dejar pasar el descarte
keys-change = Tecla { $key } para: { $what }. Pulsa para cambiarla.
keys-press = Pulsa una letra
keys-taken = { $key } ya es la tecla para: { $what }.
keys-usual = Las teclas de siempre

# Los ajustes.
settings-felt = Paño
settings-felt-game = Según el juego
settings-felt-green = Verde
settings-felt-blue = Azul
settings-felt-red = Rojo
settings-felt-grey = Gris
settings-print = Tamaño de las cartas
settings-print-usual = Normal
settings-print-large = Grande
settings-volume = Volumen
settings-muck = No mostrar manos perdidas
settings-muck-more = Si una mano abierta gana a la tuya, va al muck sin mostrarse.
settings-blinds = Cuando debes una ciega
settings-blinds-ask = Preguntarme
settings-blinds-post = Pagarla
settings-blinds-wait = Esperar la ciega grande

# Descansar.
menu-sit-out-blind = Descansar en la próxima ciega grande
rest-blind = Descansas cuando te toque la ciega grande.
rest-stay = Seguir

# Tomar asiento.
sit-beside = Asiento { $seat }: junto a { $name }
sit-between = Asiento { $seat }: entre { $right } y { $left }

# Las mesas de un jugador.
tables-yours = Tus mesas
tables-turn = tu turno
tables-go = { $title }, { $stakes }: ir a la mesa
tables-go-turn = { $title }, { $stakes }: es tu turno, ir a la mesa
