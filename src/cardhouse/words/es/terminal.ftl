# What the terminal says of its own: the account of a hand, questions, and what may be typed, which
# is the same in every language.

you = Tú
title-hand = mano { $number }
account-chips = Tienes { $chips } ({ $up ->
    [yes] +{ $won }
   *[no] { $won }
})
account-collection = cobro pagado: { $amount }
account-fee = cuota de la casa: { $amount }
stacks-seat = asiento { $number }
stacks-box = cajón
stacks-dropped = para la casa
stacks-bonus = bono
stacks-paid-in = pagado a los bonos
parting = Te vas después de { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
} con { $chips }: { $how ->
    [up] ganas { $net }
    [down] pierdes { $net }
   *[even] ni ganas ni pierdes
}. Gracias por jugar.

your-turn = Te toca
to-call = { $amount } para igualar
in-the-pot = bote { $amount }
let-it-pass = dejarlo pasar
name-the-game = Tienes el botón: elige el juego.
name-same = Enter: { $title }, como estaba
bank-for-you = Se te ofrece la banca.
take-it = [take] tomarla por { $hands } manos
pass-it = [pass] pasarla
enter-is = Enter: { $what }
buy-again = { $some ->
    [yes] Solo tienes { $chips }
   *[no] Te quedaste sin fichas
}. ¿Comprar otra vez por { $again }? (yes o quit)
next-hand = Enter: próxima mano
type-history = history (repasarla)
type-why = why (las reglas)
type-save = save FILE (guardar)
type-quit = quit (irte)
type-pass = pass (pasar la banca)
