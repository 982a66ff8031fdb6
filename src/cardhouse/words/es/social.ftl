# La gente en las páginas: las mesas del vestíbulo, el chat, la mesa propia, los asientos que se liberan.

lobby-limits = Límites
lobby-fee = Cuota
lobby-stack = Entrada
lobby-least = al menos { $amount }
lobby-free = { $count ->
    [0] sin asientos libres
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}

# La charla. Los motivos de rechazo y los nombres de los actos están en chat.ftl.
chat-title = Charla
chat-open = { $count ->
    [0] Charla
    [one] Charla, { $count } línea nueva
   *[other] Charla, { $count } líneas nuevas
}
chat-says = { $name } dice: { $text }
chat-said = Lo que dice la gente
chat-nothing = Todavía nadie ha dicho nada.
chat-gone = retiró esto, como pidió el jefe de sala
chat-line = Habla a la mesa
chat-send = Enviar
chat-emotes = Palabras cortas
chat-stand = Oyes la mesa. Para hablar, toma asiento.
chat-quiet = { $count ->
    [one] Se te pide silencio durante un minuto.
   *[other] Se te pide silencio durante { $count } minutos.
}
chat-mute = No oír a { $name }
chat-unmute = oír otra vez a { $name }
chat-muted = Sin oír:
chat-strike = Retirar esta línea
chat-for = Durante
chat-minutes = { $count ->
    [60] una hora
    [1440] un día
    [one] un minuto
   *[other] { $count } minutos
}
chat-silence = Pedir silencio a { $name }
chat-silences = En silencio
chat-silenced-until = { $count ->
    [one] { $name }, un minuto más, por { $by }: { $reason }
   *[other] { $name }, { $count } minutos más, por { $by }: { $reason }
}
chat-let-speak = Dejar hablar a { $name }
emote-hello = Hola
emote-nice-hand = Buena mano
emote-well-played = Bien jugado
emote-thanks = Gracias
emote-good-luck = Suerte
emote-wow = Vaya
settings-chat = Charla en las mesas
settings-chat-more = Sin ella no oyes ni dices nada.
