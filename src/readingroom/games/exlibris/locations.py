"""The eighteen locations: for each its sentence and the clauses that perform it, one after another."""

from readingroom.engine.clause import Effect
from readingroom.games.exlibris.clauses import ALL, HOME_ACTION, MayShelveTaken, Take
from readingroom.games.exlibris.components import (
    ALEHOUSE,
    ASSISTANTS_GUILD,
    AUCTION_HOUSE,
    BOOK_COLLECTOR,
    BOOK_SWAP,
    BOOKSELLER,
    COMMUNITY_CENTER,
    DIVINERS_HUT,
    DONATION_BIN,
    DUMP,
    FLEA_MARKET,
    GAMBLING_DEN,
    HOME,
    JOINERS_WORKSHOP,
    LIBRARIANS_LODGE,
    MYSTERY_SHACK,
    TAX_COLLECTOR,
    WISHING_WELL,
    YARD_SALE,
)
from readingroom.games.exlibris.dealings import (
    BuyBack,
    CollectTaxes,
    DrawForEachPlaced,
    GiveOne,
    LayOut,
    PayBid,
    PlaceBets,
    PourAle,
    TakeIfCompany,
    TakeToken,
)
from readingroom.games.exlibris.giving import (
    FROM_HAND,
    FROM_SHELF_TOO,
    DrawHalf,
    DrawOneMore,
    GiveUp,
    IfCardsHere,
    IfDiscarded,
    NameAndLook,
    NameAndSearch,
    SwapHand,
)
from readingroom.games.exlibris.relocating import LODGE, Guild
from readingroom.games.exlibris.shelving import SlideFrom
from readingroom.games.exlibris.state import EFFECTS

EFFECTS[HOME] = Effect(
    "EXL-R5",
    "You may either draw one card or shelve one card from your hand.",
    HOME_ACTION,
)
EFFECTS[DIVINERS_HUT] = Effect(
    "EXL-L1",
    "Draw one card for each of your assistants that is placed, this one too; then take the first player token.",
    DrawForEachPlaced(), TakeToken(),
)  # fmt: skip
EFFECTS[BOOK_SWAP] = Effect(
    "EXL-L2",
    "Exchange one card of your hand for one card here. You may shelve the one you got.",
    SwapHand(), MayShelveTaken(1),
)  # fmt: skip
# The bidding itself is the choice of a space
EFFECTS[AUCTION_HOUSE] = Effect(
    "EXL-L3",
    "Discard as many cards from your hand as you bid, and take all cards here. You may shelve any of them.",
    PayBid(), MayShelveTaken(ALL),
)  # fmt: skip
EFFECTS[DONATION_BIN] = Effect(
    "EXL-L4",
    "Discard one or more cards from your hand and your shelf; then you may shelve up to two cards from your hand.",
    GiveUp(1, ALL, FROM_SHELF_TOO), IfDiscarded(),
)  # fmt: skip
EFFECTS[COMMUNITY_CENTER] = Effect(
    "EXL-L5",
    "Take one card; then, if any is left, give one to an opponent of your choice. Each may shelve what they got.",
    Take(1), GiveOne(), MayShelveTaken(1),
)  # fmt: skip
EFFECTS[WISHING_WELL] = Effect(
    "EXL-L6",
    "Discard any number of hand cards; draw one more than that; you may shelve one of the drawn.",
    GiveUp(0, ALL, FROM_HAND), DrawOneMore(), MayShelveTaken(1),
)  # fmt: skip
EFFECTS[GAMBLING_DEN] = Effect(
    "EXL-L7",
    "Everyone with an assistant here names a category. Four cards are revealed. Whoever's category has most books among"
    " them takes all cards showing it, and may shelve of those one for each player with an assistant here.",
    PlaceBets(),
)
EFFECTS[LIBRARIANS_LODGE] = Effect(
    "EXL-L8",
    "You may move another of your assistants from a location to your library, where it may do one home action. You may"
    " exchange a shelved card with one of your hand or of your shelf, or take one off your shelf and shelve it again.",
    LODGE[3],
)
EFFECTS[BOOK_COLLECTOR] = Effect(
    "EXL-L9",
    "Discard any number of cards from your hand and your shelf; draw half as many cards as there are books on them in"
    " the categories of the card here, rounded down; you may shelve up to two of the drawn.",
    IfCardsHere(), DrawHalf(), MayShelveTaken(2),
)  # fmt: skip
EFFECTS[BOOKSELLER] = Effect(
    "EXL-L10",
    "Take one card. You may shelve it.",
    Take(1), MayShelveTaken(1),
)  # fmt: skip
EFFECTS[DUMP] = Effect(
    "EXL-L11",
    "Name a category and search the discard pile. You may take one card that shows it. You may shelve it.",
    NameAndSearch(), MayShelveTaken(1),
)  # fmt: skip
EFFECTS[ALEHOUSE] = Effect(
    "EXL-L12",
    "Two cards are revealed for each assistant here; then, in the order of the spaces, each takes one card at a time,"
    " until all are taken. All may be shelved.",
    PourAle(),
)
EFFECTS[MYSTERY_SHACK] = Effect(
    "EXL-L13",
    "Name a category; look at all cards here alone; reveal and take any of those that show it; put the others back"
    " face down. You may shelve one of those taken.",
    NameAndLook(), MayShelveTaken(1),
)  # fmt: skip
EFFECTS[FLEA_MARKET] = Effect(
    "EXL-L14",
    "Take one card; one more if another assistant is here. You may shelve them.",
    Take(1), TakeIfCompany(), MayShelveTaken(ALL),
)  # fmt: skip
EFFECTS[ASSISTANTS_GUILD] = Effect(
    "EXL-L15",
    "Move one of your assistants from your library to a location space held by an opponent's assistant, who gets it"
    " back to place again this round. The moved assistant arrives there.",
    Guild(),
)
EFFECTS[TAX_COLLECTOR] = Effect(
    "EXL-L16",
    "In turn order each opponent puts one card from hand or shelf face up here. Then discard any number from your hand"
    " and your shelf to take as many from here; you may shelve any of those.",
    CollectTaxes(), BuyBack(), MayShelveTaken(ALL),
)  # fmt: skip
EFFECTS[YARD_SALE] = Effect(
    "EXL-L17",
    "Reveal any number of hand cards. In turn order each opponent takes one or passes, until all are taken or all have"
    " passed. For each one taken, draw two cards, and you may shelve one card from your hand.",
    LayOut(),
)
EFFECTS[JOINERS_WORKSHOP] = Effect(
    "EXL-L18",
    "Move one card, or a run of adjacent cards of one row, along its row through empty places, by any distance.",
    SlideFrom(),
)
