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
