# The people who run the room: their roles, what each may do, and what they are refused.

role-player = jugador
role-host = anfitrión de la mesa
role-dealer = repartidor
role-floor = jefe de sala
role-cashier = cajero
role-manager = gerente
role-auditor = auditor

right-rule = Resolver un incidente o dar una orden de sala
right-expel = Echar a un jugador
right-leave-list = Borrar a alguien de la lista de espera
right-post-rule = Fijar una regla en una mesa
right-pause-table = Detener una mesa
right-resume-table = Reanudar una mesa detenida
right-open-table = Abrir una mesa
right-change-table = Cambiar el límite o los asientos de una mesa
right-close-table = Cerrar una mesa
right-reopen-table = Reabrir una mesa cerrada
right-call-floor = Llamar al jefe de sala
right-answer-call = Atender una llamada al jefe de sala
right-open-free = Abrir una mesa sin compra
right-sit-free = Sentar a alguien en una mesa sin compra
right-leave-free = Dejar salir a alguien de una mesa sin compra
right-deal-free = Repartir una mano sin compra
right-play-free = Anotar una decisión en una mesa sin compra
right-sell-chips = Vender fichas
right-redeem-chips = Canjear fichas
right-fetch-held = Pagar lo que la caja guarda para un jugador
right-open-drawer = Abrir un cajón
right-fill-drawer = Llevar efectivo a un cajón
right-close-drawer = Contar y cerrar un cajón
right-change-shift = Tomar el turno
right-fetch-drop = Contar la recaudación de una mesa
right-buy-in = Pedir fichas al anfitrión
right-give-roles = Dar funciones
right-invite = Invitar a una persona
right-withdraw = Retirar una invitación
right-name-host = Nombrar al anfitrión de una mesa
right-set-money = Elegir cómo se maneja el dinero
right-bar = Vetar a una persona en la sala
right-admit = Readmitir a una persona vetada
right-close-day = Cerrar los libros de un día
right-show-hand = Ver las cartas descartadas de una mano terminada
right-confirm = Confirmar un acto como segunda persona
right-decline = Rechazar un acto que espera a una segunda persona
right-see-floor = Ver la consola de sala
right-see-cage = Ver la caja
right-see-tables = Ver todas las mesas, con sus listas de espera
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
clash-edit-close = Quien cambia las tarifas no cierra el día.
clash-audit = Quien revisa los libros no escribe en ellos.

staff-only = Eso no te corresponde: solo a { $roles }.
staff-barred = Tienes vetada la entrada a esta sala.
staff-apart = Estás sentado en { $table }: allí decide otra persona.
staff-second = Lo pediste tú: lo confirma otra persona.
staff-asker-may-not = { $name } ya no puede hacer eso: no se lleva a cabo.
staff-no-day = { $day } no es un día que se pueda cerrar: escríbelo como 2026-11-16, hoy o antes.
staff-drawers-open = Cuenta primero todos los cajones: { $count ->
    [one] uno está abierto.
   *[other] { $count } están abiertos.
}
staff-hands-running = Se están jugando manos: cierra las mesas, o cierra el día después de medianoche.
staff-books = Los libros no concuerdan: { $words }
staff-consent = Un gerente tiene que aceptar primero que veas las cartas: pídelo.
staff-not-dealt = Nadie recibió cartas en el asiento { $seat }.
staff-no-statement = Nadie llamado { $name } ha tenido jamás una ficha en esta sala.
staff-no-list = No hay ninguna lista { $what } en un informe.
staff-bad-day = { $day } no es un día: escríbelo como 2026-11-16.
staff-no-shift = No hay ningún turno { $shift } ese día.
staff-no-game = { $house } no tiene ninguna mesa de { $game } en esta sala.
staff-drawer = El cajón { $drawer } es de { $name }: usa el tuyo.
staff-no-drawer = Esta sala vende fichas por efectivo: indica tu cajón.
staff-no-club = En esta sala nadie aprueba las compras: compra tus fichas como todos.
