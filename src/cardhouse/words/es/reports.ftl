# The printed report of a day or a shift, and the statement of a player.

day-period = { $shift ->
    [0] { $day }
   *[some] turno { $shift } del { $day }, a cargo de { $by }
}
day-money = { $money ->
    [play-money] dinero ficticio
    [club] fichas de un club
   *[cage] fichas por efectivo
}
day-title = Informe de la sala: { $period }{ $of_table ->
    [yes] , { $table }
   *[no] {""}
} ({ day-money })
day-shift = El turno { $number } empezó a las { $time }, a cargo de { $by }.
day-agreed = Comparado con el libro mayor, y coincide: { $agreed }.
day-cash = Más de $10,000 en efectivo en un día: hay que reportarlo.
agreed-balances = saldos ({ $count })
agreed-nothing = todas las cuentas suman cero
agreed-boxes = cajones ({ $count })
agreed-income = el ingreso de la casa es la recaudación de los cajones
agreed-pools = fondos de bonos ({ $count })
agreed-players = los jugadores tienen lo que compraron y ganaron menos lo que pagaron
agreed-drawers = gavetas ({ $count })

statement-title = Estado de cuenta de { $name }: { $period } ({ day-money })
statement-opening = Fuera de las mesas: { $amount } al principio.
entry = { $why ->
    [bonus] bono ganado
    [cage-sold] fichas compradas
    [cage-redeemed] fichas canjeadas
    [cage-lent] fichas prestadas
    [cage-settled] cuentas ajustadas
    [cage-held] guardado en la caja
    [seat-buy-in] entrada
    [seat-short-buy] compra corta
    [seat-leave] dejó la mesa
    [mistake-abandoned-cage] retirado de la caja a la mesa
   *[other] { $reason }
}{ $at_table ->
    [yes] , { $where }
   *[no] {""}
}

# The sheets, and the heads of their columns.
sheet-empty = Sin movimientos.
sheet-all-tables = todas las mesas
sheet-drop = Recaudación por mesa
sheet-by-game = Recaudación por juego
sheet-pools = Fondos de bonos
sheet-free = Jugado sin comprar
sheet-liability = Dinero de los jugadores en la sala
sheet-cage = Caja
sheet-drawers = Gavetas
sheet-players = Jugadores
sheet-banks = Turnos de banca
sheet-away = Fichas fuera de las mesas
sheet-at-tables = En las mesas
head-what = concepto
head-amount = cantidad
head-balance = saldo
head-table = mesa
head-tables = mesas
head-game = juego
head-bonus = bono
head-drawer = gaveta
head-player = jugador
head-hands = manos
head-bought = compró
head-took = se llevó
head-fees = cuotas
head-prizes = premios
head-won = ganó
head-opening = al abrir
head-collected = cobrado
head-fetched = retirado
head-closing = al cerrar
head-house = casa
head-paid = pagado
head-sold = vendido
head-redeemed = canjeado
head-filled = surtido
head-counted = contado
head-over = de más
head-offered = ofrecida
head-taken = tomada
head-passed = pasada
liability = { $part ->
    [purses] fichas fuera de las mesas
    [bots] bots, fuera de las mesas
    [tables] fichas en las mesas
    [held] guardado en la caja
    [prizes] premios por pagar
   *[total] en total
}
caged = { $what ->
    [sold] fichas vendidas
    [redeemed] fichas canjeadas
    [lent] fichas prestadas
    [bots] fichas prestadas a bots
    [settled] fichas devueltas al ajustar cuentas
    [drop] contado de los cajones
    [short] de menos
   *[over] de más
}
drawer-open = abierta
day-short = Faltan { $amount } en { $table }: { $reason } ({ $by }).
day-paid = { $payer } paga { $amount } a { $payee }.
patron-cash = { $name }: { $came } de efectivo recibido, { $went } pagado: más de $10,000 hay que reportarlo.
banker = { $name }{ $role ->
    [bank] {" "}(banca)
    [proposition] {" "}(proposición)
   *[player] {""}
}
banker-nobody = nadie, { $times ->
    [one] una vez
   *[other] { $times } veces
}

# Archivos de las manos propias de una persona.
me-file-hand = { $game }, mano { $number } en { $table }
me-file-net = { $up ->
    [yes] Ganas { $amount }.
   *[no] Pierdes { $amount }.
}
