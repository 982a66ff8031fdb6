# What happens at a table between two hands.

player-sat = { $seat ->
    [you] Tomas
   *[other] { $seat_name } toma
} asiento con { $chips }
chips-bought = { $seat ->
    [you] Compras
   *[other] { $seat_name } compra
} { $chips }
sat-out = { $seat ->
    [you] Descansas
   *[other] { $seat_name } descansa
}
came-in = { $how ->
    [post] { $seat ->
        [you] Pones
       *[other] { $seat_name } pone
    } una ciega para entrar
    [wait] { $seat ->
        [you] Esperas
       *[other] { $seat_name } espera
    } la ciega grande
   *[in] { $seat ->
        [you] Vuelves
       *[other] { $seat_name } vuelve
    } a la mesa
}
player-left = { $seat ->
    [you] Te vas
   *[other] { $seat_name } se va
} { $after_hand ->
    [yes] después de esta mano
   *[no] con { $chips }
}
player-stayed = { $seat ->
    [you] Al final te quedas
   *[other] Al final { $seat_name } se queda
}
player-expelled = { $seat ->
    [you] Sales
   *[other] { $seat_name } sale
} por orden de { $floor }: { $reason }
player-moved-away = { $seat ->
    [you] El floor te pasa
   *[other] El floor pasa a { $seat_name }
} a la mesa { $table }
player-moved = { $seat ->
    [you] El floor te pasa
   *[other] El floor pasa a { $seat_name }
} al asiento { $number }
player-barred = { $name } ya no puede sentarse aquí
player-admitted = { $name } puede volver a sentarse aquí
time-collected = { $seat ->
    [you] Pagas
   *[other] { $seat_name } paga
} { $amount } por el tiempo
button-card = { $seat ->
    [you] Sacas
   *[other] { $seat_name } saca
} { $card }
button-drawn = { $seat ->
    [nobody] Se sacan cartas otra vez
    [you] El botón es para ti
   *[other] El botón es para { $seat_name }
}
game-named = { $seat ->
    [nobody] El próximo juego es { $title }
    [you] { $same ->
        [yes] Dejas el juego como está: { $title }
       *[no] Eliges { $title }
    }
   *[other] { $same ->
        [yes] { $seat_name } deja el juego como está: { $title }
       *[no] { $seat_name } elige { $title }
    }
}
held-fetched = { $name } retira { $chips } de la caja
list-joined = { $name } espera un asiento
list-left = { $name } ya no espera
seat-called = Hay asiento para { $name }
player-paged = Se llama a { $name }
bonus-won = La mano gana el bono { $bonus }
bonus-paid = { $paid ->
    [yes] Se paga el bono { $bonus }: { $shares }
   *[no] El bono { $bonus } ya se ganó hoy
}
bonus-share = { $seat ->
    [you] tú
   *[other] { $seat_name }
} { $amount }
bonus-taken-back = El bono { $bonus } aún no se gana: la mano se abre de nuevo
