# Cards, ranks and hands: what they are called. Queen and jack are feminine: "al rey", "a la reina".

card = { $rank_small } de { $suit ->
    [c] tréboles
    [d] diamantes
    [h] corazones
   *[s] picas
}
card-joker = comodín
card-hidden = carta tapada

rank-2 = Dos
    .many = Doses
    .small = dos
    .smalls = doses
rank-3 = Tres
    .many = Treses
    .small = tres
    .smalls = treses
rank-4 = Cuatro
    .many = Cuatros
    .small = cuatro
    .smalls = cuatros
rank-5 = Cinco
    .many = Cincos
    .small = cinco
    .smalls = cincos
rank-6 = Seis
    .many = Seises
    .small = seis
    .smalls = seises
rank-7 = Siete
    .many = Sietes
    .small = siete
    .smalls = sietes
rank-8 = Ocho
    .many = Ochos
    .small = ocho
    .smalls = ochos
rank-9 = Nueve
    .many = Nueves
    .small = nueve
    .smalls = nueves
rank-T = Diez
    .many = Dieces
    .small = diez
    .smalls = dieces
rank-J = Jota
    .many = Jotas
    .small = jota
    .smalls = jotas
rank-Q = Reina
    .many = Reinas
    .small = reina
    .smalls = reinas
rank-K = Rey
    .many = Reyes
    .small = rey
    .smalls = reyes
rank-A = As
    .many = Ases
    .small = as
    .smalls = ases

# A hand by itself, and in the middle of a sentence.
no-high = Sin mano alta
    .small = sin mano alta
no-low = Sin mano baja
    .small = sin mano baja
hand-royal-flush = Escalera real
    .small = una escalera real
hand-straight-flush = Escalera de color { $first_small ->
    [jota] a la jota
    [reina] a la reina
   *[other] al { $first_small }
}
    .narrow = Esc. de color
    .small = una escalera de color { $first_small ->
        [jota] a la jota
        [reina] a la reina
       *[other] al { $first_small }
    }
    .brief = Escalera de color
hand-straight = Escalera { $first_small ->
    [jota] a la jota
    [reina] a la reina
   *[other] al { $first_small }
}
    .narrow = Escalera
    .small = una escalera { $first_small ->
        [jota] a la jota
        [reina] a la reina
       *[other] al { $first_small }
    }
    .brief = Escalera
hand-flush = Color { $first_small ->
    [jota] a la jota
    [reina] a la reina
   *[other] al { $first_small }
}
    .narrow = Color
    .small = un color { $first_small ->
        [jota] a la jota
        [reina] a la reina
       *[other] al { $first_small }
    }
hand-full-house = Full de { $first_many } con { $second_many }
    .narrow = Full
    .small = un full de { $first_smalls } con { $second_smalls }
    .brief = Full de { $first_many }
hand-two-pair = Dos pares, { $first_many } y { $second_many }
    .narrow = Dos pares
    .small = dos pares, { $first_smalls } y { $second_smalls }
    .brief = { $first_many } y { $second_many }
hand-high-card = Carta alta, { $first_small }
    .small = carta alta, { $first_small }
hand-one-pair = Par de { $first_many }
    .narrow = { $first_many }
    .small = un par de { $first_smalls }
hand-three-of-a-kind = Trío de { $first_many }
    .narrow = Trío
    .small = un trío de { $first_smalls }
hand-four-of-a-kind = Póker de { $first_many }
    .narrow = Póker
    .small = un póker de { $first_smalls }
hand-five-of-a-kind = Cinco { $first_many }
    .small = cinco { $first_smalls }
hand-wheel = Rueda: { $spelled }
    .brief = Rueda
hand-low = Mano baja { $first_small ->
    [jota] a la jota
    [reina] a la reina
   *[other] al { $first_small }
}: { $spelled }
    .brief = Baja { $spelled }
hand-spelled = { $hand }: { $spelled }
# A written "As" would be taken for the ace of spades.
hand-two-cards = { $first_small }-{ $second_small }
    .small = { $first_small }-{ $second_small }

# What a hand of blackjack counts.
total = { $kind ->
    [natural] { $points } natural
    [joker] { $points } con comodín
    [over] { $points }, se pasa
    [soft] { $points } suave
   *[hard] { $points } duro
}
    .small = { $kind ->
        [natural] natural
       *[other] { $points }
    }
