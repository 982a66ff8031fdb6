# La charla en las mesas: por qué una línea no se dice, y su moderación.

chat-empty = Di algo o elige un gesto.
chat-long = Una línea tiene como máximo { $most } letras.
chat-signs = Esa línea tiene signos que no se ven o que tapan otros.
chat-seated = Aquí solo habla quien está sentado a la mesa; toma asiento primero.
chat-fast = Es mucha charla: espera un momento.
chat-off = En las mesas de esta sala no se charla.
chat-silenced = { $by } te ha pedido silencio durante { $minutes ->
    [one] un minuto más
   *[other] { $minutes } minutos más
}.
chat-already = Ya es así.
chat-line-gone = La línea { $line } ya no está.
silenced-already = { $name } ya está en silencio por tanto tiempo.
not-silenced = { $name } no está en silencio ahí.

right-silence = Pedir silencio a una persona en una mesa por un tiempo
right-let-speak = Dejar hablar de nuevo a alguien en silencio
right-silence-everywhere = Pedir silencio a una persona en toda la sala por un tiempo
right-let-speak-everywhere = Dejar hablar de nuevo a una persona en toda la sala
right-strike-line = Retirar una línea de la charla
right-set-chat = Permitir o no la charla en las mesas
right-talk = Hablar en una mesa
field-minutes = minutos
field-line = línea
field-chat = se puede charlar
