# What a house posts: stakes, fees and tables.

amount = { $amount }
stakes-pot = { $limit ->
    [fixed] con límite
    [spread] límite variable
    [pot] límite del bote
   *[no] sin límite
}{ $bets ->
    [both] {" "}{ $small }-{ $big }
    [least] , apuestas desde { $small }
   *[none] {""}
}{ $antes ->
    [each] , ante { $ante }
    [big-blind] , ante de la ciega grande { $ante }
   *[none] {""}
}{ $blinds_count ->
    [0] {""}
    [one] , ciega { $blinds }
   *[other] , ciegas { $blinds }
}{ $brings ->
    [yes] , entrada forzada { $bring_in }
   *[no] {""}
}{ $kills ->
    [yes] , { $kill }
   *[no] {""}
}
kill = { $full ->
    [yes] kill completo
   *[no] medio kill
} después de { $pots ->
    [one] un bote
   *[other] { $pots } botes seguidos
}{ $from_some ->
    [yes] {" "}de { $least } o más
   *[no] {""}
}
stakes-banked = apuestas de { $small } a { $big }
stakes-pan = fichas de { $chip }
tops = tops { $tops }
most-bet = apuestas hasta { $most }
    .whole = Apuestas hasta { $most } en esta casa
players-here = de { $least } a { $most } jugadores

fee = { $fund ->
    [box] una cuota fija
   *[bonus] un cobro fijo para el bono
} por mano, { $bands }; { $payer ->
    [pot] sale del bote
   *[button] paga el botón
}
fee-band = { $amount } hasta { $players } jugadores
time-fee = { $amount } por jugador cada { $minutes } minutos
collection = un cobro fijo por cada apuesta, { $tiers }; { $bank } por mano de la banca{ $covers ->
    [yes] , { $behind } de quien cubre detrás
   *[no] {""}
}
tier = { $amount } hasta { $up_to }

# A table in one line.
posted-table = { $name }: { $stakes }, entrada desde { $buy_in }{ $own ->
    [yes] ; { $fees }
   *[no] {""}
}
posted-game = { $title }, mesa { $table }
mixed-table = { $name }: entrada desde { $buy_in }{ $others_count ->
    [0] {""}
   *[more] ; { $others }
}
mixed-other = { $game } { $name }
mixed = { $title }, de { $least } a { $most } jugadores, { $how ->
    [hands] { $hands } manos de cada juego
    [round] una ronda de cada juego
   *[button] el botón elige el juego
}: { $games }
title = { $title }
mark = { $which ->
    [button] botón
    [bank] banca
    [first-player] mano
   *[dealer] crupier
}

# The sign of a bonus.
no-purchase = No es necesario comprar nada. Pregunta al floor por los detalles.
once-a-day = Cada día es para la primera mano que califica.
won-today = El bono de hoy ya se ganó; a las { $hour }:00 hay otro.

# A house and its rules, as they are printed.
sign-fee = Cuota: { $fee }
sign-limit = Límite: { $limit }
sign-game = { $name }: { $title }, de { $least } a { $most } jugadores
sign-table = Mesa { $table }
rule-note = Nota: { $note }
rule-noted = Nota:
rule-source = Fuente: { $source }
rule-enforced = Se aplica con: { $how }
rule-answers = Responde por: { $keys }
source-practice = Práctica general: el documento de la casa no lo dice.
