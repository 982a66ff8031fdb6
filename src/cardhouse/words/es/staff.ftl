# The people who run the room: their roles, what each may do, and what they are refused.

role-player = jugador
role-host = anfitrión de la mesa
role-dealer = crupier
role-floor = floor
role-cashier = cajero
role-manager = gerente
role-auditor = auditor

right-rule = Resolver un incidente o dar una orden del floor
right-expel = Echar a un jugador
right-bar-table = Prohibir una mesa a una persona
right-admit-table = Dejar volver a una mesa a quien la tenía prohibida
right-page = Enviar un mensaje a un jugador
right-answer-page = Decir que se ha visto un mensaje del floor
right-move = Cambiar a un jugador de asiento o de mesa
right-break-table = Deshacer una mesa
right-leave-list = Borrar a alguien de la lista de espera
right-post-rule = Fijar una regla en una mesa
right-pause-table = Detener una mesa
right-resume-table = Reanudar una mesa detenida
right-open-table = Abrir una mesa
right-change-table = Cambiar el límite o los asientos de una mesa
right-close-table = Cerrar una mesa
right-reopen-table = Reabrir una mesa cerrada
right-set-hours = Fijar el horario de una mesa
right-call-floor = Llamar al floor
right-answer-call = Atender una llamada al floor
right-open-free = Abrir una mesa sin compra
right-sit-free = Sentar a alguien en una mesa sin compra
right-leave-free = Dejar salir a alguien de una mesa sin compra
right-deal-free = Repartir una mano sin compra
right-play-free = Anotar una decisión en una mesa sin compra
right-sell-chips = Vender fichas
right-redeem-chips = Canjear fichas
right-fetch-held = Pagar lo que la caja guarda para un jugador
right-open-drawer = Abrir una gaveta
right-fill-drawer = Llevar efectivo a una gaveta
right-close-drawer = Contar y cerrar una gaveta
right-change-shift = Tomar el turno
right-fetch-drop = Contar la recaudación de una mesa
right-buy-in = Pedir fichas al anfitrión
right-settle-up = Ajustar las cuentas de la noche de un club
right-give-roles = Dar funciones
right-invite = Invitar a una persona
right-withdraw = Retirar una invitación
right-name-host = Nombrar al anfitrión de una mesa
right-set-money = Elegir cómo se maneja el dinero
right-bar = Vetar a una persona en la sala
right-admit = Readmitir a una persona vetada
right-edit-book = Cambiar las cuotas y los límites de un juego
right-close-day = Cerrar los libros de un día
right-show-hand = Ver las cartas descartadas de una mano terminada
right-confirm = Confirmar un acto como segunda persona
right-decline = Rechazar un acto que espera a una segunda persona
right-see-floor = Ver la consola del floor
right-see-cage = Ver la caja
right-see-count = Ver el turno y el recuento de la recaudación
right-see-club = Ver quién ha comprado fichas y quién debe a quién
right-see-tables = Ver todas las mesas, con sus listas de espera
right-see-rights = Ver quién puede hacer qué
right-see-books = Ver las cuotas y los límites, con sus ediciones
right-see-bonuses = Ver los bonos y el juego sin compra
right-see-people = Ver a las personas
right-see-reports = Ver los informes
right-see-journal = Ver el diario
right-see-requests = Ver lo que espera a una segunda persona
right-see-hand = Examinar cualquier mano terminada
right-see-chain = Ver la cadena de eventos y verificarla
right-sit = Tomar asiento
right-play = Jugar una mano
right-bots = Hacer venir o marcharse a los bots

clash-sell-count = Quien vende fichas no cuenta la recaudación.
clash-rule-approve = Quien resuelve incidentes no aprueba pagos.
clash-edit-close = Quien cambia las cuotas no cierra el día.
clash-audit = Quien revisa los libros no escribe en ellos.

staff-only = Eso no te corresponde: solo a { $roles }.
staff-barred = Tienes vetada la entrada a esta sala.
staff-apart = Estás sentado en { $table }: allí decide otra persona.
staff-other-game = En { $table } se juega a otra cosa: nadie pasa a esa mesa.
staff-not-there = { $name } no está en { $table } ni espera asiento allí.
staff-second = Lo pediste tú: lo confirma otra persona.
staff-asker-may-not = { $name } ya no puede hacer eso: no se lleva a cabo.
staff-no-game = { $house } no tiene ninguna mesa de { $game } en esta sala.
staff-drawer = La gaveta { $drawer } es de { $name }: usa la tuya.
staff-no-drawer = Esta sala vende fichas por efectivo: indica tu gaveta.
staff-no-club = Esta sala no es un club: aquí nadie aprueba las compras ni ajusta cuentas.
staff-no-cash = En esta sala no se mueve efectivo: sus fichas no se venden.
staff-club-box = En un club los cajones se reparten cuando todos ajustan cuentas.
staff-own-window = Nadie se atiende a sí mismo: lo hace otro cajero.
staff-chips-short = { $name } tiene { $amount } en fichas fuera de las mesas, y no más.
club-asked = Se han pedido { $amount } al anfitrión: las fichas llegan con su palabra.
told-called = Se ha llamado al floor.
told-answered = { $name } ya viene.
told-lent = { $name } te ha prestado { $amount }: ya tienes tus fichas.
told-declined = { $name } ha rechazado tu compra de { $amount }.
staff-no-day = { $day } no es un día que se pueda cerrar: escríbelo como 2026-11-16, hoy o antes.
staff-drawers-open = Cuenta primero todas las gavetas: { $count ->
    [one] una está abierta.
   *[other] { $count } están abiertas.
}
staff-hands-running = Se están jugando manos: cierra las mesas, o cierra el día después de medianoche.
staff-books = Los libros no concuerdan: { $words }
staff-edited = Cambiaste cuotas el { $day }: ese día lo cierra otro gerente.
edition-faults = { $count ->
    [one] Esta edición no vale: { $fault }
   *[other] Esta edición tiene { $count } fallos; el primero: { $fault }
}
staff-consent = Un gerente tiene que aceptar primero que veas las cartas: pídelo.
staff-not-dealt = Nadie recibió cartas en el asiento { $seat }.
staff-no-statement = Nadie llamado { $name } ha tenido jamás una ficha en esta sala.
staff-no-list = No hay ninguna lista { $what } en un informe; las hay de: { $known }.
staff-bad-day = { $day } no es un día: escríbelo como 2026-11-16.
staff-no-shift = No hay ningún turno { $shift } ese día.
staff-no-host = { $name } vende fichas o revisa los libros, así que no es anfitrión de ninguna mesa.
