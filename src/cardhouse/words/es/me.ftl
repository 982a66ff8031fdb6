# La página propia de una persona: resultados, cuenta, manos y notas sobre jugadores.

me-title = Tus resultados
me-nobody = Entra para ver tus resultados.
me-period = Periodo
me-period-day = Hoy
me-period-week = Siete días
me-period-all = Desde siempre
me-period-sitting = Última sesión
me-hands = Manos
me-won = Ganadas
me-fees = Comisiones
me-by-game = Por juego
me-time = Pagado por tiempo
me-bonuses = Premios
me-none = Nada todavía
me-cut = Solo cuentan las últimas 2000 manos y entradas de este periodo.
me-stack = { $count ->
    [one] Fichas en una mano
   *[other] Fichas en { $count } manos
}
me-course = { $count ->
    [one] Resultado en una mano
   *[other] Resultado en { $count } manos
}
me-course-read = Desde { $first }, entre { $low } y { $high }, hasta { $last } al final
me-cards = Tus cartas

me-statement = Cuenta
me-every-line = Cada movimiento
me-entry-chips-got = Fichas recibidas
me-entry-chips-given = Fichas canjeadas
me-entry-brought = Llevadas a mesas
me-entry-taken = Retiradas de mesas
me-entry-kept = Guardadas en la caja
me-entry-fetched = Recogidas de la caja
me-entry-fee = Comisiones
me-entry-bonus = Premios ganados
me-file-statement = Cuenta en CSV

me-search = Busca en tus manos
me-search-game = Juego
me-search-result = Resultado
me-search-since = Desde
me-search-until = Hasta
me-search-cards = Cartas que tenías
me-search-pot = Bote mínimo en dólares
me-search-words = Palabras del registro
me-search-go = Buscar
me-any = Cualquiera
me-result-won = Ganada
me-result-lost = Perdida
me-result-even = Sin cambio
me-no-hands = No hay manos así
me-none-yet = Ninguna entre las últimas manos. Puede haberlas anteriores.
me-file-text = Manos en texto
me-file-csv = Manos en CSV
me-hand-sums = El bote era de { $pot }; después tenías { $stack }.
me-replay = Ver la mano de nuevo

me-left = { $hands ->
    [one] Tu sesión: { $net } en una mano, { $won } ganadas.
   *[other] Tu sesión: { $net } en { $hands } manos, { $won } ganadas.
}
me-more = Todos tus resultados

# Notas sobre jugadores.
note-title = Notas sobre jugadores
note-private = Solo las ves tú.
note-none = Sin notas todavía. En una mesa, abre el menú para escribir una.
note-on = Tu nota sobre { $name }
note-keep = Guardar la nota
note-drop = Quitar la nota
note-nobody = No hay nadie más sentado.
