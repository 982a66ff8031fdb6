# Cards, ranks and hands: what they are called.

card = { $rank_small } of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
card-joker = joker
card-hidden = hidden card

rank-2 = Two
    .many = Twos
    .small = two
    .smalls = twos
rank-3 = Three
    .many = Threes
    .small = three
    .smalls = threes
rank-4 = Four
    .many = Fours
    .small = four
    .smalls = fours
rank-5 = Five
    .many = Fives
    .small = five
    .smalls = fives
rank-6 = Six
    .many = Sixes
    .small = six
    .smalls = sixes
rank-7 = Seven
    .many = Sevens
    .small = seven
    .smalls = sevens
rank-8 = Eight
    .many = Eights
    .small = eight
    .smalls = eights
rank-9 = Nine
    .many = Nines
    .small = nine
    .smalls = nines
rank-T = Ten
    .many = Tens
    .small = ten
    .smalls = tens
rank-J = Jack
    .many = Jacks
    .small = jack
    .smalls = jacks
rank-Q = Queen
    .many = Queens
    .small = queen
    .smalls = queens
rank-K = King
    .many = Kings
    .small = king
    .smalls = kings
rank-A = Ace
    .many = Aces
    .small = ace
    .smalls = aces

# A hand by itself, and in the middle of a sentence.
no-high = No high
    .small = no high
no-low = No low
    .small = no low
hand-royal-flush = Royal flush
    .small = a royal flush
hand-straight-flush = { $first }-high straight flush
    .narrow = Straight flush
    .small = a straight flush to the { $first_small }
    .brief = Straight flush
hand-straight = { $first }-high straight
    .narrow = Straight
    .small = a straight to the { $first_small }
    .brief = Straight to { $first_small }
hand-flush = { $first }-high flush
    .narrow = Flush
    .small = a flush, { $first_small } high
hand-full-house = { $first_many } full of { $second_many }
    .narrow = Full house
    .small = { $first_smalls } full of { $second_smalls }
    .brief = { $first_many } full
hand-two-pair = Two pair, { $first_many } and { $second_many }
    .narrow = Two pair
    .small = two pair, { $first_smalls } and { $second_smalls }
    .brief = { $first_many } and { $second_many }
hand-high-card = { $first } high
    .small = { $first_small } high
hand-one-pair = Pair of { $first_many }
    .narrow = { $first_many }
    .small = a pair of { $first_smalls }
hand-three-of-a-kind = Three { $first_many }
    .narrow = Three { $first_many }
    .small = three { $first_smalls }
hand-four-of-a-kind = Four { $first_many }
    .narrow = Four { $first_many }
    .small = four { $first_smalls }
hand-five-of-a-kind = Five { $first_many }
    .small = five { $first_smalls }
hand-wheel = Wheel: { $spelled }
    .brief = Wheel
hand-low = { $first } low: { $spelled }
    .brief = { $spelled } low
hand-spelled = { $hand }: { $spelled }
hand-two-cards = { $first }-{ $second }
    .small = { $first_small }-{ $second_small }

# What a hand of blackjack counts.
total = { $kind ->
    [natural] natural { $points }
    [joker] { $points } with a joker
    [over] { $points }, over
    [soft] soft { $points }
   *[hard] hard { $points }
}
    .small = { $kind ->
        [natural] natural
       *[other] { $points }
    }
