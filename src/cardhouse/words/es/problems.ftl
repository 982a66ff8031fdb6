# Why the room does not do what it is asked over the wire: requests, sockets, names and passwords.

# Requests.
problem-misdirected = Esta sala tiene otro nombre; `cardhouse open --name` agrega uno.
problem-often = Eso es demasiado seguido: espera un momento.
problem-no-text = Eso no se puede leer: no está en UTF-8.
problem-large = Eso es demasiado grande.
problem-nowhere = Aquí no hay nada.
problem-length = Indica con Content-Length cuánto mide el cuerpo.
problem-head = El encabezado de esa solicitud es demasiado largo.
problem-malformed = Eso no es una solicitud que se pueda leer.
problem-deep = Eso tiene demasiados niveles.
problem-fault = Algo salió mal aquí.
# The reason is one of those below, or in the words of the library that reads requests, for people who write programs.
problem-field = { $where }: { $why }
misfit-nothing = esto debe ser más que 0
misfit-least = esto debe ser { $least } o más
misfit-most = esto debe ser { $most } o menos
misfit-huge = esto es demasiado grande
misfit-empty = escribe algo aquí
misfit-short = esto debe tener { $least } caracteres o más
misfit-long = esto debe tener { $most } caracteres o menos
misfit-many = estos deben ser { $most } o menos
misfit-table = una mesa se llama con minúsculas sin acentos, cifras y guiones sueltos, como late-holdem
problem-request = Esa solicitud no se puede atender: { $why }.
problem-records = Los registros de la sala no responden ahora: intenta otra vez en un momento.{ $guest ->
    [yes] {" "}Si para entonces se cerró tu sesión, vuelve con la palabra { $word }.
   *[no] {""}
}
problem-origin = Esto no se envió desde una página de esta sala.
problem-no-name = Entra primero con un nombre.
problem-no-table = No hay una mesa { $name } en esta sala.
problem-no-words = La mano { $number } contiene algo para lo que este formato no tiene palabras; el registro lo tiene todo.
problem-no-hand = No hay una mano { $number } terminada en { $name }.

# Names and passwords.
name-too-many = Demasiados nombres nuevos desde ahí: espera un minuto.
name-alike = Alguien ya se llama { $name }, o casi: elige otro nombre.
name-signs = Un nombre tiene de 1 a { $most } letras o cifras, y ningún otro signo.
name-styled = Un nombre se escribe con letras y cifras normales, no anchas, pequeñas ni adornadas.
name-scripts = Un nombre se escribe en un solo alfabeto: elige letras que vayan juntas.
name-reserved = { $name } es como la sala llama a alguien o a algo: elige otro nombre.
password-none = Todavía no tienes contraseña: crea primero una cuenta.
password-wrong = Esa no es tu contraseña actual.
password-too-many = Demasiadas contraseñas desde tu dirección: espera { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
password-short = Una contraseña tiene al menos { $least } caracteres, sin contar espacios al principio o al final.
password-repeats = Una contraseña es más que un solo carácter repetido.
password-name = La contraseña no puede ser el nombre.

# The socket of a table.
line-origin = Esto no se abrió desde una página de esta sala.
line-no-table = No hay tal mesa en esta sala.
line-sent-out = Te han sacado de esta mesa, y su enlace ya no te abre nada.
line-many = Hay demasiadas conexiones abiertas: cierra una primero.
line-room-full = Hay demasiadas conexiones abiertas.
line-idle = La sala está llena: no dijiste nada, y otros esperan.
line-closing = La sala está cerrando.
line-closing-soon = La sala cierra por un momento.
line-over = Tu sesión se cerró aquí: entra otra vez para jugar.
line-renewed = Tu sesión se renovó: vuelve en un momento.
line-hello = El primer mensaje es hello.
line-fast = Eso es demasiado rápido: espera un momento.
line-long = Ese mensaje es demasiado largo.
line-unreadable = Eso no se puede leer: { $why }.
line-mistakes = Demasiados mensajes no se pudieron leer.

# Orders at a table.
order-look-on = Solo estás mirando: entra primero con un nombre.
order-gone-on = La mesa siguió adelante: mira otra vez.
act-id-used = Ese identificador ya es de otro acto tuyo: envía uno nuevo.
order-too-late = La mesa va demasiado rápido: intenta otra vez.
order-unknown = Los registros de la mesa no se pueden escribir ahora: envíalo otra vez con el mismo id, se hará una sola vez.
order-unwritten = La sala no pudo anotarlo: nada ha cambiado.
order-fault = Algo salió mal aquí: no se hizo nada.
order-unreadable = Esa orden no se puede leer: { $why }.
order-none = Eso no es una orden.
order-own = Solo para ti, y sin nada más.
order-seat = Ese no es tu asiento.
order-no-seat = No tienes asiento en esta mesa: toma uno primero.
order-seated = Ya estás en el asiento { $number }.
order-most = De una vez se pueden comprar fichas por { $most } como máximo.
order-nothing-passes = Aquí no hay nada que puedas dejar pasar.

# A table that stands still, or is closed.
still-paused = La mesa está en pausa: sus registros no se pueden escribir ahora. No se pierde nada; sigue sola.
still-followed = La mesa está cerrada aquí: ahora la atiende otro proceso de esta sala.
still-damaged = La mesa está cerrada: sus registros están dañados. La sala tiene que repararlos primero.
still-broken = La mesa está cerrada: algo salió mal aquí. Lo que hay en ella se conserva como está.
still-closed = La mesa está cerrada: aquí no se reparten más manos.
still-held = El floor ha detenido la mesa: { $reason }

# The room's readiness.
room-open = La sala está abierta.
room-paused = La sala está en pausa: sus registros no se pueden escribir ahora.
room-silent = El almacén no responde.

# La página propia de una persona.
me-no-cards = Escribe las cartas como As Td Jo: el valor y luego s, h, d o c; Jo es el comodín.
notes-too-many = Tienes notas sobre doscientos jugadores: borra una antes.
