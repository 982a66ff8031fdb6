# The pages' own words: labels, headings and replies that the browser renders itself. People are
# addressed as "tú".

# The name of this language, as its speakers write it.
language-name = Español

# Failures of the connection.
wire-silent = La sala no responde. Revisa tu conexión e inténtalo de nuevo.
wire-error = La sala respondió con un error ({ $status }). Inténtalo de nuevo en un momento.
wire-left = Dejaste la mesa.
seating-silent = La mesa no responde. Inténtalo de nuevo.
seating-full = Todos los asientos están ocupados. Mira la partida o elige otra mesa.

# Every page.
page-title = { $title } · Cardhouse
page-skip = Ir al contenido
page-home = Cardhouse, la recepción
page-doors = Llevar la sala
page-you = Tú
page-sign-in = Entrar
page-close = Cerrar
page-lobby = Recepción
page-rules = Reglas
page-hands = Manos
page-settings = Ajustes
page-path = Dónde estás
page-nothing = Aquí no hay nada
page-nowhere = Esta página no existe
page-nowhere-why = El enlace es incorrecto o la mesa ya no existe.
page-to-lobby = A la recepción
page-seat = Asiento { $seat }
page-take-seat = Tomar asiento
page-bot = bot
page-why = ¿Por qué?
page-note = Nota.
page-fees = Cobros
page-limits = Límites
page-practice = práctica general
page-last-hands = Últimas manos

# How the money works: said on every page that shows some.
money-play-money = Dinero ficticio
money-club = Club
money-cage = Fichas por efectivo

# Coming in, and going.
enter-title = Te damos la bienvenida
enter-ways = Cómo entrar
enter-guest = Sin cuenta
enter-login = Iniciar sesión
enter-join = Cuenta nueva
enter-called = ¿Cómo te llamará el dealer?
enter-name = Nombre
enter-password = Contraseña
enter-guest-more = Sin cuenta: este navegador se acuerda de ti.
enter-join-more = Al menos ocho caracteres. Tus fichas te esperan hasta que vuelvas.
enter-login-more = Tus fichas están donde las dejaste. Si jugabas sin cuenta, tu contraseña es la palabra que recibiste al salir.
farewell-waits = Tu asiento y tus fichas te esperan.
farewell-left = Saliste como { $name }.
farewell-back = Volver como { $name }
farewell-later = Más tarde o en otro navegador: elige «Iniciar sesión» y escribe tu nombre y esta palabra como contraseña. Sirve una sola vez y nadie puede decírtela de nuevo.
farewell-copy = Copiar la palabra
farewell-copied = La palabra está copiada

# The account.
account-left = Saliste como { $name }
account-you = Tú
account-you-are = Juegas
account-guest = sin cuenta
account-member = con cuenta
account-purse = Fichas en tu bolsillo
account-logged-in = Sesión abierta
account-browsers = { $count ->
    [one] solo aquí
   *[other] en { $count } navegadores
}
account-tables = Tienes asiento en
account-keep = Conserva tu nombre y tus fichas
account-made = Ya tienes una cuenta.
account-change = Cambiar tu contraseña
account-changed = Tu contraseña cambió y tu sesión se cerró en todos los demás navegadores.
account-tokens = Claves para programas
tokens-about = Con una clave, una terminal o un programa habla por ti: quien la tenga puede hacer todo lo que puedes tú.
tokens-title = Nombre para una nueva
tokens-make = Crear una clave
tokens-told = Guárdala ahora: solo se muestra esta vez.
tokens-revoke = Revocar
tokens-revoke-named = Revocar { $title }
account-log-out = Cerrar sesión
account-log-out-everywhere = Cerrar sesión en todas partes
password-present = Tu contraseña actual
password-first = Una contraseña, de al menos ocho caracteres
password-new = Una contraseña nueva, de al menos ocho caracteres
password-make = Crear una cuenta
password-change = Cambiar la contraseña

# Settings.
settings-language = Idioma
settings-theme = Luz
settings-theme-system = Como el dispositivo
settings-theme-light = Día
settings-theme-dark = Noche
settings-deck = Baraja
settings-deck-four = Cuatro colores
settings-deck-two = Dos colores
settings-keys = Jugar con una tecla
settings-keys-more = Cada botón muestra su tecla. «Teclas», en el menú de la mesa, las cambia.
settings-confirm = Preguntar antes de una apuesta grande
settings-confirm-more = All-in, más que el bote y, sin límite, más de la mitad de tus fichas.
settings-sound = Sonidos
settings-sound-more = Tu turno, cartas y fichas, un bote tuyo, los últimos cinco segundos de tu reloj.
settings-motion = Menos movimiento
settings-motion-more = Las cartas aparecen en su lugar.
settings-pace = Ritmo de la mesa
settings-pace-slow = Lento
settings-pace-normal = Normal
settings-pace-fast = Rápido

# The lobby.
lobby-looking = Buscando mesas
lobby-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
lobby-none = Ninguna mesa coincide.
lobby-all = Mostrar todas las mesas
lobby-houses = { $count } casas, una sala
lobby-houses-unknown = … casas, una sala
lobby-welcome = Acerca una silla.
lobby-lead = Hold’em, stud, lowball, blackjack, pai gow y pan, según el reglamento de cada casa. Pregunta «¿por qué?» y la regla está sobre la mesa.
lobby-deal = Quiero jugar
lobby-finding = Buscando tu asiento…
lobby-count-tables = mesas
lobby-count-people = personas
lobby-count-hands = manos
lobby-count-dealt = repartidas
lobby-people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-waiting = { $count } en espera
lobby-watching = { $count } mirando
lobby-named = { $title }, { $name }
lobby-taken = { $taken } de { $seats } asientos ocupados:
lobby-your-seat = Tu asiento
lobby-your-seat-at = Tu asiento en { $title }
lobby-list = Lista de espera
lobby-list-of = Lista de espera de { $title }
lobby-sit = Sentarme
lobby-sit-at = Sentarme en { $title }
lobby-sitting = Un momento…
lobby-rules-of = Reglas de { $title }
lobby-hands-of = Manos de { $title }
lobby-games = Juegos
lobby-all-games = Todos los juegos
lobby-house = Casa
lobby-every-house = Todas las casas
lobby-find = Buscar un juego
family-pot = Póker
family-banked = Con banca
family-pan = Pan

# The list of hands, and a hand played again.
history-title = Manos: { $table }
history-mine = Solo las manos que jugué
history-yours = la jugaste
history-none-mine = No jugaste ninguna de estas manos.
history-none = Todavía no se ha jugado ninguna mano hasta el final.
history-fetching = Buscando manos
history-count = { $count } manos
history-earlier = Manos anteriores
replay-hand = Mano { $number }
replay-hand-of = Mano { $number }, { $title }
replay-fetching = Buscando la mano…
replay-table = La mesa
replay-told = Lo que pasó
replay-why = ¿por qué?
replay-why-line = ¿Por qué? { $line }
replay-controls = Repetición
replay-copy = Copia este enlace:
replay-moment = Momento de la mano
replay-place = { $at } de { $all }
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-before = Anterior
replay-before-more = : la mano anterior
replay-after = Siguiente
replay-after-more = : la mano siguiente
replay-share = Compartir enlace
replay-shared = Enlace copiado
replay-keys = Teclas:
replay-keys-step = un paso,
replay-keys-space = Espacio
replay-keys-play = reproduce y pausa,
replay-keys-jump = saltan,
replay-keys-speed = velocidad.

# Un juego en una página, la práctica y el entrenador.
learn-link = Aprender
lobby-learn = Aprender { $title }
learn-page-of = Cómo se juega a { $title }
learn-fetching = Buscando el juego…
learn-first-hand = Jugar una primera mano con el entrenador
learn-opening = Abriendo una mesa…
learn-table = A la mesa
learn-order = Una mano
learn-wins = Qué gana
learn-costs = Cuánto cuesta
learn-special = En esta casa
learn-words = Palabras de la mesa
coach-title = Entrenador
coach-silent = El entrenador calla: hay alguien más en esta mesa.
coach-each = Lo que vale cada opción
coach-takes-this = El entrenador elegiría: { $choice }
coach-do = Hazlo: { $choice }
coach-thinks = { $ahead ->
    [0] Calculando las cifras…
    [one] Cifras: antes hay otra pregunta.
   *[other] Cifras: antes hay otras { $ahead } preguntas.
}
coach-waits = Deciden otros. El entrenador habla cuando te toca.
coach-over = La mano ha terminado. La siguiente se reparte enseguida.
coach-bank = Te ofrecen la banca: pondrías dinero y jugarías contra todos. En tu primera mano pásala, y apuesta contra la banca.
coach-review = La última mano en cifras
coach-real = A la mesa de verdad
review-title = La mano en cifras
review-unseen = sin ver
review-lost = Tus decisiones cuestan { $amount } en promedio.
review-none-lost = Ninguna de tus decisiones cuesta nada en promedio.
review-decision = { $taken }, donde el entrenador elige: { $best } (cuesta { $amount })
review-nothing = No hay cifras para esta mano.

# The rules.
rules-title = Reglas: { $title }, { $house }
rules-fetching = Buscando el reglamento…
rules-about = Las reglas de la casa en palabras sencillas: son { $count }, del reglamento con el que se reparte en esta mesa. Las reglas marcadas «práctica general» completan lo que el documento de la casa no dice. El texto está en inglés.
rules-posted = Avisos de la gerencia
rules-search = Buscar en las reglas
rules-search-hint = Buscar en las reglas (en inglés): odd chip, misdeal, straddle…
rules-none = Ninguna regla tiene estas palabras.
rules-found = { $count } de { $all } reglas
rules-chapters = Capítulos
rules-enforced = Cómo se aplica
rules-book = Reglamento { $book }
posted-here = Avisos de esta mesa
posted-find = Buscar una regla
posted-found = { $count } de { $all }
posted-whole = El reglamento completo
why-in-book = Esta regla está en el reglamento de la casa.
why-all = Todas las reglas, cobros y límites

# The table.
table-untitled = Mesa
table-turn = ● Tu turno · { $title }
table-turn-at = ● Tu turno en { $at } · { $title }
table-connecting = Conectando…
table-lost = Se perdió la conexión: volviendo…
table-closed = Sin conexión
table-setting = Se prepara la mesa…
table-back = Volver a la mesa
table-log = Registro
table-menu = Menú
table-seats = Asientos
table-choices = Tus opciones
table-happened = Lo que pasó
table-nothing = Todavía no ha pasado nada.
table-you = Tú
table-kill = kill de { $name }: ahora { $small }-{ $big }
table-kill-you = tu kill: ahora { $small }-{ $big }
table-bet-of = { $name }, apuesta
table-cards = { $name }: { $cards }

# A seat: few words.
seat-front = { $name }, mano de delante
seat-back = { $name }, mano de detrás
seat-hand = { $name }, mano
seat-cards = { $name }, cartas
seat-reconnecting = reconectando
seat-prop = prop
seat-prop-more = juega para un proveedor de banca
seat-button = Botón del dealer
seat-has-button = tiene el botón
seat-bank = Banca
seat-sit = Sentarme
seat-sit-where = en el asiento { $seat }
seat-free = : asiento libre
status-away = ausente
status-leaving = se va
status-out = descansa
status-waiting = espera
status-owing = por entrar
status-posting = entra luego
status-board = juega la mesa
status-all-in = all-in
status-free = sin nada en juego
status-left-out = sin cartas
status-folded = fuera
status-retired = fuera
count-natural = natural
count-soft = { $points } suave

# The viewer's own place.
own-hand = Tu mano
own-front = Tu mano de delante
own-back = Tu mano de detrás
own-bank = Tienes la banca.
own-bought = +{ $amount } en la próxima mano
own-button = Tienes el botón
own-out = Descansas
own-waiting = Esperas la ciega grande
own-posting = Pones la ciega en la próxima mano
own-seconds = Quedan { $count } segundos
own-seconds-short = { $count } s

# The middle of the table.
middle-bank = La banca
middle-you-bank = Tienes la banca
middle-banks = Banca: { $name }
middle-no-bank = Sin banca
middle-for = para { $count }
middle-board = Comunitarias
middle-aside = Vistas, fuera de juego:

# Games for a pot on the felt.
cloth-drew = pidió { $count }
cloth-pat = se plantó
cloth-backs = { $count ->
    [one] { $count } carta tapada
   *[other] { $count } cartas tapadas
}
cloth-out = fuera
cloth-high = alta
cloth-low = baja
cloth-pot = Bote
cloth-main = Principal
cloth-side = Lateral
cloth-side-of = Lateral { $number }
cloth-net = Tu resultado
cloth-said = Lo último que se dijo

# Cards, read out.
card-read = { $rank } de { $suit ->
    [c] tréboles
    [d] diamantes
    [h] corazones
   *[s] picas
}
card-read-joker = Comodín
card-read-hidden = Carta tapada
cards-read-hidden = { $count ->
    [one] una carta tapada
   *[other] { $count } cartas tapadas
}

# What a player may do in a hand.
act-fold = Retirarme
act-check = Pasar
act-call = Igualar
act-bet = Apostar
act-raise = Subir a
act-bring-in = Abrir con
act-stake = Jugar
act-match = Meter
act-stay-out = Quedarme fuera
act-straddle = Straddle a
act-pass = No, paso
act-stand-all-in = Seguir all-in
act-stay-in = Seguir en juego
act-discard = Cambiar
act-show = Mostrar
act-muck = No mostrar
act-play-board = Jugar la mesa
act-hit = Pedir
act-stand = Plantarme
act-double = Doblar
act-split = Dividir
act-surrender = Rendirme
act-insure = Asegurar por
act-follow = Seguir por
act-decline = No, gracias
act-shake = Agitar el cubilete
act-look-at = Ver
act-ask-advice = Preguntar al floor
act-let-dealer-set = Que la arme el dealer
act-confirm = Confirmar
act-set-hand = Armar la mano
act-propose = Proponer
act-wager = Apostar
act-put-up = Poner
act-take-back = Recuperar
act-refuse = Rechazar
act-done = Listo
act-go-on-top = Jugar
act-retire = Retirarme
act-draw-card = Robar
act-take-discard = Tomar el descarte
act-force = Forzar
act-let-go = Dejar pasar
act-meld = Combinar
act-increase = Añadir a la combinación
act-split-meld = Dividir la combinación
act-discard-card = Descartar
act-waive = Dejarlo pasar
# An act with its amount, its cards or the name of somebody.
act-with = { $act } { $what }
act-open = { $act }…
act-hand = { $act } en la mano { $number }
act-mine = { $act } lo mío
act-of = { $act } ({ $name })
act-draw-some = Cambiar { $count }
act-stand-pat = Sin cambios
act-take-mine = Recuperar mi apuesta
act-all-in-sure = ¿All-in por { $amount }?
act-fold-sure = Pasar es gratis. ¿Te retiras?
act-check-fold = Pasar / retirarme
pick-pat = Toca las cartas que quieres cambiar, o no cambies ninguna.
pick-away = { $range ->
    [yes] Toca de { $least } a { $most } cartas para descartar; juegas con las demás.
   *[no] { $most ->
        [one] Toca una carta para descartar; juegas con las demás.
       *[other] Toca { $most } cartas para descartar; juegas con las demás.
    }
}
pick-own = { $range ->
    [yes] Toca de { $least } a { $most } de tus cartas.
   *[no] { $most ->
        [one] Toca una de tus cartas.
       *[other] Toca { $most } de tus cartas.
    }
}
amount-name = Cantidad
amount-range = { $name }, de { $least } a { $most }
amount-slider = { $name } con el control deslizante
amount-less = Menos
amount-more = Más
size-least = Mínimo
size-half = ½ bote
size-pot = Bote
size-most = Máximo
size-all-in = All-in

# Between two hands.
between-act = Le toca a { $name }
between-many = Se espera a { $count } jugadores
between-dealer = El dealer trabaja
between-names = { $name } elige el próximo juego
between-offered = Se ofrece la banca a { $name }
between-looking = Estás mirando
between-alone = Falta otro jugador: comparte la dirección de esta página
between-next = La próxima mano empieza en un momento
between-pass = Pasar
between-not-in = Todavía no estás en el juego.
between-wait = Esperar la ciega
between-in = Entrar
between-broke = No te quedan fichas.
between-buy = Comprar { $amount }
between-leaving = Te vas al terminar esta mano. Mientras, nadie te espera.
between-sit = Sentarme
between-full = Todos los asientos están ocupados.
between-list = Esperar un asiento
sit-seat = Asiento
sit-rail = Baranda
sit-chips = Fichas
sit-buy = Comprar fichas
sit-buy-amount = Comprar { $amount }
sit-buy-least = Comprar la entrada
sit-down = Sentarme con { $amount }
sit-down-least = Sentarme con la entrada

# The menu of a table.
menu-back = Ya volví: entrar
menu-wait = Esperar la ciega grande
menu-sit-out = Descansar desde la próxima mano
menu-stay = Quedarme
menu-leave = Dejar la mesa
menu-pass-bank = Pasar la banca
menu-take-bank = Tomar la banca
menu-ask-fresh = Pedir cartas nuevas
menu-join-list = Esperar un asiento
menu-leave-list = Salir de la lista de espera
menu-bots = Bots en la mesa:
menu-bot-fewer = Un bot menos
menu-bot-more = Un bot más
menu-waiting = En espera: { $names }
menu-invite = Invitar: copiar la dirección de la mesa
menu-rules = Reglas, cobros y límites
menu-keys = Teclas
menu-account = Tu cuenta
menu-lobby = Volver a la recepción

# Banked games.
bet-behind-bank = Pon dinero detrás de la banca.
bet-hold-bank = Tienes la banca: ¿cuánto pones?
bet-down = Tu apuesta está puesta. Apuesta detrás de otros o termina.
bet-place = Haz tu apuesta.
bet-place-spot = Haz tu apuesta: puesto { $spot }.
bet-place-spot-mine = Haz tu apuesta: puesto { $spot }, tuyo.
bet-place-behind = Haz tu apuesta: detrás de { $name }.
bet-where = Dónde apostar
bet-my-spot = Mi puesto
bet-spot = Puesto { $spot }
bet-spot-mine = Puesto { $spot }, mío
bet-behind = Detrás de { $name }
bet-bank = Detrás de la banca
bet-none = Sin apuesta
bet-amount-bank = Banca
bet-amount = Apuesta

# La banca que se ofrece.
bank-question = ¿Quieres la banca?
bank-explained = Pagas a quienes ganan y cobras de quienes pierden, hasta la suma que pones.
bank-costs = Cuesta
bank-fee = { $amount } por mano
bank-most = Como máximo
bank-turns = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}
bank-lose = Puedes perder
bank-take = Banca con { $amount }
bank-sure = ¿De verdad pones { $amount }?

# Los lugares de una mesa con banca.
spot-over = pasada
spot-surrendered = rendida
spot-push = empate
spot-wager = Apuesta
spot-behind = { $amount } detrás
spot-insured = seguro { $amount }
spot-offered = ¿banca?
spot-of = { $name }, lugar { $spot }
speech-bank = Como banca ganas a { $won ->
    [one] { $won } mano
   *[other] { $won } manos
}, pagas a { $paid ->
    [one] { $paid } mano
   *[other] { $paid } manos
} y empatas con { $pushed ->
    [one] { $pushed } mano
   *[other] { $pushed } manos
}.
spot-yours = tu apuesta
spot-bank-net = { $amount } en total
spot-backs = { $amount } detrás de la banca
spot-covers = cubre { $amount }
spot-asked-you = Se te ofrece la banca
spot-against = La banca muestra: { $card }
spot-bank-has = La banca tiene { $total }
spot-sets = arma…
spot-set = lista ✓
spot-foul = Mano inválida

# Las dos manos del pai gow poker contra las de la banca.
duel-win = gana a la banca
duel-lose = pierde con la banca
duel-push = iguala a la banca
duel-with-win = gana a { $bank }
duel-with-lose = pierde con { $bank }
duel-with-push = iguala a { $bank }
set-front = Delante
set-back = Detrás
set-front-group = Mano de delante, dos cartas
set-back-group = Mano de detrás, cinco cartas
set-two = dos cartas
set-five = cinco cartas
set-to-front = { $card }, hacia delante
set-to-back = { $card }, hacia detrás
set-foul = Inválida: la mano de delante es más alta que la de detrás.
set-house = Así la arma la casa.
set-tap = Toca o arrastra dos cartas hacia delante.
set-house-way = Como la casa
set-foul-sure = Es inválida. ¿La armas así?

# Pan.
pan-could = Lo que podrías bajar
pan-meld-some = Bajar { $count } cartas
pan-meld-open = Bajar…
pan-add = Añadir a esta
pan-add-open = Añadir a…
pan-no-fit = La carta robada no sirve: descártala.
pan-choose = Elige qué hacer con estas cartas.
pan-tap = Toca una carta para descartarla.
pan-with-drawn = También la robada
pan-by-rank = Por valor
pan-by-suit = Por palo
pan-deck-cards = Mazo, { $count } cartas
pan-deck = Mazo { $count }
pan-deck-empty = Mazo
pan-drawn-card = Carta robada
pan-drawn = Robada
pan-you-drew = Robaste
pan-top = Último descarte
pan-discard = Descarte
pan-may-take = Puedes tomarla
pan-no-discard = Sin descarte
pan-tops = Tops
pan-first = es mano
pan-in-hand = { $count } en la mano
pan-none = aún sin combinación
pan-spread = { $name }, combinación { $number }
pan-your-spread = Tu combinación { $number }
pan-worth = { $count ->
    [one] vale 1 ficha
   *[other] vale { $count } fichas
}
pan-gone = Fuera de esta mano:
pan-sit = : sentarme

# The keys.
keys-title = Teclas
keys-off = Las teclas se pueden desactivar en los ajustes.
keys-help = estas teclas
keys-say = dilo con palabras: retirarme, subir 12, cartas, bote, fichas, último, reloj
keys-log = el registro
keys-enter = lo que dice el botón dorado
keys-escape = deshacer lo que elegiste
keys-pot-fold = retirarte, quedarte fuera
keys-pot-call = pasar, igualar, meter
keys-pot-raise = apostar, subir, straddle; con un rango: escribe la cantidad
keys-pot-digits = la cantidad, o las cartas que quieres cambiar
keys-pot-draw = cambiar cartas, o ninguna
keys-pot-show = mostrar
keys-banked-bet = apostar, poner, tomar la banca
keys-banked-done = terminar las apuestas, doblar
keys-banked-back = recuperar una apuesta
keys-banked-hit = pedir, como la casa
keys-banked-split = dividir
keys-banked-insure = seguro
keys-banked-digits = mover una carta entre delante y detrás
keys-pan-play = jugar la mano, dividir una combinación
keys-pan-draw = robar
keys-pan-digits = elegir una carta de tu mano
keys-pan-meld = combinar
keys-pan-discard = descartar
keys-pan-force = forzar el descarte
keys-pan-sort = ordenar por valor o por palo

# Read out, and typed. Words that may be typed have commas between them; the first is proposed.
turn-now = Tu turno: { $choices }.
turn-pot = Bote { $amount }.
turn-holding = Tienes { $hand }.
turn-seconds = { $count } segundos.
typed-cards = cartas
typed-board = mesa, comunitarias
typed-pot = bote, pozo
typed-stacks = fichas
typed-last = último, últimas
typed-clock = reloj, tiempo
typed-help = ayuda
typed-form = Órdenes con palabras
typed-label = Di algo: ayuda explica qué
typed-hint = igualar · subir 12 · cartas · bote · fichas · ayuda
typed-may = Puedes preguntar por { $questions }. Ahora: { $choices }.
typed-no = Eso no se puede ahora. Pregunta por { $questions }. Ahora: { $choices }.
typed-undecided = nada que decidir
typed-quick = Demasiado rápido: dilo otra vez.
typed-sure = { $doubt } Dilo otra vez para confirmar.
reply-no-cards = No tienes cartas.
reply-bank = La banca: { $cards }.
reply-no-board = No hay cartas ahí.
reply-no-hand = No se juega ninguna mano.
reply-pot = Bote { $amount }.
reply-pots = Bote { $amount }: { $pots }.
reply-main-pot = bote principal { $amount }
reply-side-pot = bote lateral { $amount }
reply-stack = { $name } { $amount }
reply-stack-out = { $name } { $amount }, fuera de la mano
reply-nobody = No hay nadie sentado.
reply-no-clock = No corre ningún reloj para ti.
reply-clock = { $count } segundos.
reply-clock-bank = { $count } segundos, y { $bank } en el banco de tiempo.

# La consola del floor.
console-title = Floor
console-tables = Mesas, la más urgente primero
console-wanting = { $count ->
    [0] Ninguna mesa te espera
    [one] 1 mesa te espera
   *[other] { $count } mesas te esperan
}
console-choose = Elige una mesa.
console-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
console-called = llaman
console-pending = te espera
console-stalled = lenta
console-runs = bien
console-idle = en reposo
console-looking = Mirando la mesa …
console-what = ¿Qué ha pasado?
console-step-what = Qué
console-step-details = Detalles
console-step-preview = Vista previa
console-reports = Ha pasado
console-orders = Lo ordenas tú
console-none = Aquí no hay ninguna mano sobre la que decidir.
console-yours = Juegas en esta mesa: aquí tiene que decidir otra persona.
console-only-look = Puedes mirar esta mesa; aquí decide el floor.
console-lying = Ahora en la mesa
console-now = Ahora
console-after = Después de la decisión
console-no-cards = Aquí no hay cartas.
console-count = ({ $count })
console-point = { $card }, { $place }, número { $number }
console-point-one = Señálala arriba en la mesa.
console-point-some = Señálalas arriba en la mesa.
console-pointed = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
console-type-sum = Una cantidad, como 5 o 2.50
console-type-sums = Cantidades separadas por comas: 10, 5
console-type-names = Nombres separados por comas
console-reason = Tu razón, que queda en el registro
console-next = Siguiente
console-foresee = Ver qué pasaría
console-back = Atrás
console-rule = Decidir así
console-ask-second = Pedir una segunda persona
console-second = Esto mueve mucho dinero: lo tiene que confirmar una segunda persona.
console-moves = Cartas que se mueven
console-move = { $cards }: { $source } → { $target }
console-no-move = No se mueve ninguna carta.
console-chips = Fichas
console-no-rule = La casa no tiene regla para esto: decides tú.
console-announced = Lo que se oye en la mesa
console-silent = No se dice nada.
console-deals = Después el crupier sigue repartiendo: esas cartas aún no las conoce nadie.
console-anew = La mesa ha seguido: así está ahora.
console-gone = La mesa ha seguido, y sobre eso ya no se puede decidir.
console-ruled = Decidido y anunciado en la mesa.
console-asked = Espera a una segunda persona.
console-another = Otra decisión
console-stop = Parar la mesa
console-go-on = Dejar seguir la mesa
console-hold-reason = el floor está decidiendo
console-watch = Mirar
console-parts = Una decisión, o personas y mesa
console-part-ruling = Decisión
console-part-table = Personas y mesa
console-stop-after = Detener después de esta mano
console-finishing = La mesa se detiene cuando termine esta mano.
floor-seats = Asientos
floor-seat = { $seat }. { $name }
floor-of = { $what }, { $name }
floor-nobody = No hay nadie sentado.
floor-leaving = se va después de esta mano
floor-standing-in = en juego
floor-standing-out = no juega
floor-standing-owing = debe una ciega
floor-standing-waiting = espera la ciega grande
floor-standing-posting = paga su ciega
floor-waiting = Lista de espera
floor-do-strike = Tachar
floor-struck = { $name } ya no espera.
floor-unseen = Mensajes aún sin ver
floor-page-to = { $name }: { $text }
floor-barred-here = Tienen prohibida esta mesa
floor-do-admit = Readmitir
floor-admitted = { $name } puede volver a sentarse aquí.
floor-the-table = La mesa
floor-reopened = Aquí se vuelve a repartir.
floor-do-page = Mensaje
floor-do-move = Cambiar
floor-do-expel = Expulsar
floor-do-bar-table = Prohibir aquí
floor-do-post-rule = Anunciar una regla
floor-do-close-table = Cerrar la mesa
floor-do-break-table = Deshacer la mesa
floor-do-reopen-table = Reabrir la mesa
floor-do-bar = Prohibir la sala
floor-tell-page = El jugador lo ve y lo oye en la mesa; nadie más.
floor-tell-move = Se lleva todas sus fichas. En una mesa con ciegas vuelve a entrar como un recién llegado: paga o espera. Lo que debe lo sigue debiendo.
floor-tell-expel = Recibe sus fichas, después de la mano si está en una, y no puede volver a sentarse aquí hasta que lo readmitas.
floor-tell-bar-table = Recibe sus fichas, después de la mano si está en una, y no puede sentarse ni esperar aquí hasta que lo readmitas. Las otras mesas le quedan abiertas.
floor-tell-post-rule = Todos la ven en la mesa. Vale desde la próxima mano.
floor-tell-close-table = La mano en juego se termina. Después todos reciben sus fichas y aquí no se sienta nadie más.
floor-tell-break-table = La mano en juego se termina. Después los jugadores pasan a asientos libres del mismo límite, en el orden del reparto; quien no encuentra ninguno recibe sus fichas y el primer puesto de una lista de espera.
floor-words-page = ¿Qué debe saber?
floor-words-expel = Tu motivo, que queda en el registro
floor-words-bar-table = Tu motivo, que queda en el registro
floor-words-post-rule = La regla
floor-done-page = { $name } lo ve en la mesa.
floor-done-move = { $name } cambia de sitio.
floor-done-expel = { $name } tiene que salir.
floor-done-bar-table = { $name } tiene prohibida esta mesa.
floor-done-post-rule = La regla está anunciada en la mesa.
floor-done-close-table = La mesa se cierra después de esta mano.
floor-done-break-table = La mesa se deshace después de esta mano.
floor-in-hand = Está en la mano. Detén la mesa después de esta mano y cámbialo entonces.
floor-this-table = Esta mesa
floor-place = Asiento { $seat }
floor-no-seat = No hay ningún asiento libre, ni aquí ni en otra mesa del juego.
floor-second = Espera a una segunda persona
floor-bar-room = Tienen prohibida la sala
floor-bar-name = Nombre
floor-barred-by = { $reason } ({ $name })
free-title = { $title } sin compra
free-closed = La mesa privada no está abierta.
free-open = Abrir la mesa privada
free-by = La abrió { $name }. Aquí nadie tiene fichas.
free-leave = Se levanta
free-name = ¿Quién se sienta?
free-sit = Sentar
free-deal = Repartir una mano
free-running = Hay una mano repartida.
free-asked = { $name } descarta
free-card = Carta { $number }
free-draw = { $count ->
    [0] Quedarse con todas
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
paged-by = { $name }:
paged-seen = Entendido
console-call = { $name } llama desde hace { $time }.
console-answer = Aquí estoy
menu-floor = Llamar al floor
menu-floor-why = ¿Qué pasa? (No hace falta decirlo.)
menu-floor-send = Llamar

# The cage's window.
cage-title = Caja
cage-not-yours = Esta página es para quienes llevan la caja. Entra como uno de ellos.
cage-patrons = Clientes
cage-find = Buscar un cliente
cage-nobody = Nadie con ese nombre.
cage-no-patrons = Hoy todavía no hay movimientos. Busca un cliente por su nombre.
cage-choose = Elige un cliente para vender o canjear fichas.
cage-reported = Efectivo que declarar
cage-held-mark = Ganancias guardadas
cage-sits = Juega en { $tables }
cage-purse = Fichas en el monedero
cage-cash-in = Efectivo entregado hoy
cage-cash-out = Efectivo recibido hoy
cage-watch-over = { $name } ha movido hoy más de { $above } en efectivo: hay que declararlo.
cage-watch-in = Con esto habrá entregado hoy { $cash } en efectivo, más de { $above }: hay que declararlo.
cage-watch-out = Con esto habrá recibido hoy { $cash } en efectivo, más de { $above }: hay que declararlo.
cage-held = Ganancias guardadas: { $amount }
cage-pay-held = Pagar al monedero
cage-sum = Importe en dólares
cage-all = Todo: { $amount }
cage-no-sum = Escribe un importe en dólares, por ejemplo 40 o 40.50.
cage-redeem-most = Tiene { $amount } en fichas para canjear.
cage-needs-drawer = Abre primero tu gaveta.
cage-sell = Vender { $amount } en fichas
cage-redeem = Canjear { $amount } en fichas
cage-drawers = Gavetas
cage-drawer = Gaveta { $drawer }
cage-float = Abierta con { $amount }
cage-holds = Debe contener { $amount }
cage-counted = Contado: { $amount }
cage-even = Cuadra
cage-over = Sobran { $amount }
cage-short = Faltan { $amount }
cage-close = Contar y cerrar
cage-blind = Cuenta primero el efectivo. Después se dice cuánto debía haber.
cage-count = Efectivo de la gaveta { $drawer }
cage-reason = El motivo por el que la cierras tú y no su cajero
cage-close-with = Cerrar con { $amount }
cage-closed = La gaveta { $drawer } queda cerrada con { $amount }.
cage-fill = Traer más efectivo, en dólares
cage-bring = Traerlo
cage-name = Nombre de la gaveta
cage-count-float = Cuenta el fondo
cage-open = Abrir con { $amount }
cage-totals = El día { $day }
cage-sold = Fichas vendidas
cage-redeemed = Fichas canjeadas
cage-total-short = Faltantes
cage-total-over = Sobrantes
cage-receipts = Recibos
cage-did-sold = compró { $amount }
cage-did-redeemed = canjeó { $amount }
tally-cents = { $cents } ¢
tally-sum = En total
receipt-title = Recibo
receipt-number = Número
receipt-time = Hora
receipt-patron = Cliente
receipt-sold = Fichas vendidas
receipt-redeemed = Fichas canjeadas
receipt-drawer = Gaveta
receipt-print = Imprimir

# Shift and drop.
count-shift = Turno
count-leads = Turno { $number }, a cargo de { $name } desde { $since }
count-no-shift = Todavía no ha empezado ningún turno.
count-take-over = Asumir el turno
count-drawers-open = Antes de cambiar de turno se cuentan estas gavetas: { $drawers }
count-drop = Recaudación
count-blind = Dos personas retiran el cajón y lo cuentan. Después se dice cuánto debía haber.
count-table = Mesa
count-cash = Efectivo del cajón
count-reason = Explicación, si falta algo
count-ask = Hemos contado { $amount }
count-waiting = Espera a la segunda persona
count-done = Contado hoy
count-by = { $by } y { $witness }
waits-fetch-drop = { $name } ha contado { $amount } en { $table }
waits-buy-in = { $name } pide { $amount } en { $table }
waits-decline = Rechazar
waits-take-back = Retirar
waits-nothing = No hay nada pendiente.
confirm-fetch-drop = He contado lo mismo
confirm-buy-in = Aprobar

# The book of a club.
club-title = Club
club-waiting = Compras por aprobar
club-people = Fichas de esta noche
club-name = Nombre
club-lent = Compró
club-chips = Tiene ahora
club-result = Resultado
club-owing = Quién debería a quién ahora
club-pays = { $payer } paga { $amount } a { $payee }
club-even = Nadie debe nada a nadie.
club-shares = Lo que cuotas y bonos sacaron del juego se reparte por igual.
club-sure = ¿Han dejado todos las mesas? Entonces vuelven todas las fichas y los pagos quedan fijados.
club-settle = Ajustar cuentas
club-settle-now = Ajustar cuentas ahora
club-not-yet = Todavía no
club-nobody = Nadie ha comprado fichas.
club-settled = Ajustado por { $by }, { $at }
