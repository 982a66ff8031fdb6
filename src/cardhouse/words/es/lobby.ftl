# Una mesa en el vestíbulo: qué juego es y cuánto cuesta.

about-pot = { $kind ->
    [board] { $held } cartas propias y { $board } para todos.
    [stud] { $held } cartas cada uno, { $open } de ellas a la vista.
   *[closed] { $held } cartas cada uno, todas tapadas.
}{ $draws ->
    [0] {""}
    [one] {" "}Puedes cambiar algunas una vez.
   *[other] {" "}Puedes cambiar algunas { $draws } veces.
}{ $pick ->
    [two] {" "}Cuentan exactamente dos de las tuyas.
   *[any] {""}
} { $wins ->
    [both] La mejor mano y la mejor baja se reparten el bote.
    [turned] Ganan las cinco mejores; si nadie abre, las cinco más bajas.
    [low] Gana la mano más baja.
   *[high] Ganan las cinco mejores.
}{ $joker ->
    [none] {""}
    [wild] {" "}El comodín es cualquier carta.
    [bug] {" "}El comodín es un as, o completa escalera o color.
   *[lowest] {" "}El comodín es la carta más baja que te falta.
}
about-blackjack = Acércate a 21 más que la banca; pasarse de 21 no siempre pierde. Los jugadores hacen de banca por turnos.
about-pai-gow = Divide siete cartas en una mano de cinco y otra de dos. Gana quien vence a la banca con las dos.
about-pan = Baja grupos y escaleras de diez cartas; gana quien primero tiene once en la mesa.
about-mixed = { $by ->
    [button] El botón elige el juego de cada mano.
   *[rotation] El juego cambia según avanza la mesa.
}
about-any = Un juego de la casa: sus reglas dicen cómo se juega.

# Lo que cuesta una mano y quién lo paga; las frases enteras están en posted.ftl.
cost = { $range ->
    [none] sin cuota
    [one] { $least }
   *[more] { $least } a { $most }
}
cost-payer = { $by ->
    [pot] por mano, del bote
    [button] por mano, la paga el botón
    [wager] por cada apuesta, { $bank } de la banca
   *[nobody] nadie paga
}
cost-timed = { $payer }, y { $amount } de cada jugador cada { $minutes } minutos
