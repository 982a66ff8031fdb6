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
chat-gone = retiró esto, como se le pidió
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

# Enlaces para compartir, mesas propias y asientos que se liberan.
share-link = Enlace
share-send = Copiar o enviar
share-qr = Código QR del enlace: { $title }
share-done = Hecho
hand-file = Descargar
hand-file-which = Descargar esta mano como
hand-file-phh = PHH, para PokerKit
hand-file-ohh = Open Hand History
hand-file-pokerstars = Texto para rastreadores
hand-file-log = Registro de esta sala
share-hand = Compartir esta mano
lobby-private = Privada.
lobby-called = Tu asiento está libre
lobby-called-at = Tu asiento está libre en { $title }
invited-title = Te han invitado a una mesa privada
invited-more = Solo la ve quien tiene este enlace. Entra con un nombre y toma asiento.
invited-come = Ir a la mesa
own-new = Nueva mesa
own-game = Juego
own-game-of = { $title }, { $house }
own-seats = Asientos
own-seats-usual = { $count }, habitual
own-bots = Bots
own-bots-none = ninguno
own-private = Privada
own-private-more = Solo quien tiene el enlace ve la mesa y entra.
own-approve = Cada entrada pide tu palabra.
own-make = Abrir la mesa
own-made = Tu mesa está abierta. Solo la ve quien tiene este enlace:
own-go = Ir a tu mesa
own-yours = Tu mesa
own-requests = Entradas que esperan tu palabra
own-asks = { $name } pide { $amount }.
own-approve-it = Aprobar
own-decline = Rechazar
own-link = Invitar a gente
own-link-private = La mesa es privada: solo la ve quien tiene su enlace. Un enlace nuevo cierra el viejo.
own-link-open = Toda la sala ve la mesa.
own-renew = Hacer un enlace nuevo
own-people = Gente
own-nobody = No hay nadie más sentado.
own-kick = Echar
own-kick-name = Echar a { $name }
own-admit = Dejar volver
own-admit-name = Dejar volver a { $name }
own-why = lo pide el anfitrión
own-pause = Pausar
own-resume = Seguir
own-close = Cerrar la mesa
vacant-title = Hay un asiento libre: { $title }
vacant-more = Se guarda para ti unos minutos.
vacant-take = Tomar el asiento { $seat }
vacant-waits = Estás en la lista de espera.
vacant-tell = Avisarme cuando haya un asiento
