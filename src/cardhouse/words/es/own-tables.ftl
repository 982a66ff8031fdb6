# Mesas propias, para todos o para quien tiene un enlace.

link-over = Ese enlace ya no abre nada: pide el nuevo.
tables-enough = Ya tienes { $most } mesas abiertas: cierra una primero.
table-not-private = { $table } no es privada: la ve todo el mundo.
right-make-table = Abrir una mesa propia
right-renew-link = Dar un enlace nuevo a una mesa privada
field-bots = bots
field-private = privada: solo la ve quien tiene el enlace
still-seated-private = Primero se levantan todos: aún hay gente en una mesa privada.
