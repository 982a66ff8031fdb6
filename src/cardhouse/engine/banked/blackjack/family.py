"""No-bust blackjack."""

from cardhouse.engine.banked.bank import PutUpBank
from cardhouse.engine.banked.blackjack.bank_hand import DrawBank
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.blackjack.insurance import OfferInsurance
from cardhouse.engine.banked.blackjack.rounds import DealRound, Noticed
from cardhouse.engine.banked.blackjack.settle import SettleBlackjack
from cardhouse.engine.banked.blackjack.shoe import BurnFirst
from cardhouse.engine.banked.blackjack.strays import TakeStray, UseStray
from cardhouse.engine.banked.blackjack.turns import PlayHands
from cardhouse.engine.banked.blackjack.view import look
from cardhouse.engine.banked.collection import TakeCollections
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.banked.wagers import TakeWagers
from cardhouse.engine.core.family import Family

BLACKJACK = Family(
    name="blackjack",
    scope="banked",
    by_wager=True,
    game=BlackjackGame,
    steps=(
        PutUpBank,
        TakeWagers,
        TakeCollections,
        BurnFirst,
        DealRound,
        OfferInsurance,
        PlayHands,
        DrawBank,
        SettleBlackjack,
    ),
    ruled=(Noticed, TakeStray, UseStray),
    view=BankedView,
    look=look,
)
