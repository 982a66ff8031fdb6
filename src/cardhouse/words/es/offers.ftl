# What somebody may do about their seat, and what is hinted at.

offer-sit = Tomar asiento con { $least } o más
offer-leave-list = Dejar de esperar
offer-join-list = Esperar un asiento
offer-buy-chips = Comprar fichas para la próxima mano
offer-sit-out = No recibir cartas hasta que vuelvas
offer-stay = Quedarte en la mesa
offer-leave = { $playing ->
    [yes] Irte con tus fichas después de esta mano, que se juega sin ti
   *[no] Irte con tus fichas
}
offer-name-game = Tienes el botón: elige el juego. Si no dices nada, se juega { $title }.
offer-come-in = { $owes ->
    [yes] Poner { $due } o esperar la ciega grande
   *[no] Recibir cartas
}
offer-take-bank = Tomar la banca
offer-pass-bank = Pasar la banca
offer-ask-fresh = Pedir cartas nuevas

# What a hand brought somebody.
result-won = { $named ->
    [yes] gana { $amount } con { $hand }
   *[no] gana { $amount }
}
summary = { $wins }
summary-win = { $name } gana { $amount }
summary-nobody = Nadie ganó un bote

# Una combinación de pan que se podría bajar ahora, y lo que cobra.
move-meld = Bajar { $cards }{ $borrows ->
    [yes] {" "}con { $borrowed } de { $onto }
   *[no] {""}
}
move-increase = Añadir { $cards } a { $onto }
move-split = Dividir { $onto } con { $cards }: aparte { $first }
move-pays = { $pays ->
    [yes] { $chips } de cada uno de { $payers }
   *[no] no cobra nada
}
