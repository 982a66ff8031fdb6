# Archivos y rechazos de la página propia de una persona.

me-file-hand = { $game }, mano { $number } en { $table }
me-file-net = { $up ->
    [yes] Ganas { $amount }.
   *[no] Pierdes { $amount }.
}
me-no-cards = Escribe las cartas como As Td Jo: el valor y luego s, h, d o c; Jo es el comodín.
notes-too-many = Tienes notas sobre doscientos jugadores: borra una antes.
