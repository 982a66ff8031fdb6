// Written by `python -m cardhouse.server.typescript` from the messages of the server:
// change them there, not here.

/** The player in turn was dealt in but is away from the table. */
export interface AbsentReport {
  report: "absent";
  seat: number;
}
/** An act was carried out and is stored, or waits for a second person. */
export interface Acted {
  id: string;
  entry: number;
  seq?: number;
  request?: number;
  word?: string;
}
/** Let a barred person play again. */
export interface AdmitPersonAct {
  do: "admit";
  name: string;
}
/** The floor lets a barred person come back to this table. */
export interface AdmitToTableAct {
  do: "admit-table";
  name: string;
  table: string;
}
/** The figures of one posted limit; those that are not given stay as they are printed. */
export interface Amendment {
  like?: string;
  small_bet?: number | null;
  big_bet?: number | null;
  blinds?: number[] | null;
  ante?: number | null;
  bring_in?: number | null;
  buy_in?: number | null;
  short_buy?: number | null;
  bands?: Band[] | null;
  time_fee?: number | null;
  wagers?: Band[] | null;
  bank?: number | null;
  behind?: number | null;
}
/** Say that the floor has come, or that a call is settled. */
export interface AnswerCallAct {
  do: "answer-call";
  call: number;
}
/** Say that a message of the floor was seen. */
export interface AnswerPageAct {
  do: "answer-page";
  page: number;
}
/** Ask the floor person how to set the hand. */
export interface AskAdviceCommand {
  do: "ask-advice";
  seat?: number | string | null;
}
/** Ask for fresh cards: the whole shoe shuffled, or another deck. */
export interface AskFreshCommand {
  do: "ask-fresh";
  seat?: number | string | null;
}
/** A finished hand as an auditor finds it, without its cards. */
export interface AuditedHand {
  table: string;
  number: number;
  seats: Record<number, string>;
  shown: boolean;
  asked: boolean;
}
/** Push the pot to a seat. */
export interface AwardPotReport {
  report: "award-pot";
  reason: string;
  supersedes?: number;
  overrides?: string;
  seat: number;
}
/** A flat fee for hands up to a number of players. */
export interface Band {
  up_to: number;
  amount: number;
}
/** A hand against a bank, as one viewer may know it. */
export interface BankedView {
  family: "banked";
  viewer: number;
  house: string;
  game: string;
  button: number;
  stakes: Stakes;
  seats: SeatView[];
  pot: number;
  stock: number;
  burns: number;
  muck: number;
  aside: string[];
  exposed: string[];
  awaited: (number | "chance" | "dealer" | "floor")[];
  offers: OfferView[];
  over: boolean;
  layout: LayoutView;
}
/** A person who may not play in this room. */
export interface BarCard {
  name: string;
  by: string;
  reason: string;
}
/** The floor bars a person from this table; a seated player is sent off it. */
export interface BarFromTableAct {
  do: "bar-table";
  name: string;
  reason: string;
  table: string;
}
/** Let a person play nowhere in the room. */
export interface BarPersonAct {
  do: "bar";
  name: string;
  reason: string;
}
/** A command that the viewer may not give now, and the reason. */
export interface BarredView {
  do: string;
  words?: string;
  rules?: RuleText[];
}
/** Make the first bet of the round. */
export interface BetCommand {
  do: "bet";
  to: number;
  seat?: number | string | null;
}
/** A bonus of a house as it stands now; amounts in cents. */
export interface BonusCard {
  house: string;
  game: string;
  title: string;
  prize: number;
  fund: number;
  collected: number;
  advanced: number;
  paid: number;
  collects: boolean;
  grows: string;
}
/** The bonuses of the room, prizes on their way to winners, and tables without a purchase. */
export interface BonusesView {
  bonuses: BonusCard[];
  owed: number;
  held: Record<string, number>;
  free: FreeRow[];
}
/** The book of a game as it is in force, and its editions, the latest last. */
export interface BookCard {
  house: string;
  house_name: string;
  game: string;
  title: string;
  book: string;
  limits: BookLimit[];
  editions: EditionCard[];
}
/** A posted limit: its stakes and fees in words, and the figures that can be edited. */
export interface BookLimit {
  name: string;
  stakes: string;
  fees: string[];
  figures: Amendment;
}
/** Have so many bots at a table, as far as there are seats. */
export interface BotsAct {
  do: "bots";
  table: string;
  count: number;
}
/** A card lies face up inside the deck, or came off it face up. */
export interface BoxedReport {
  report: "boxed";
  card: string;
}
/** Deal no further hand at a table, and seat its players at others of the game. */
export interface BreakTableAct {
  do: "break-table";
  table: string;
}
/** Make the forced bet of the card that opens. */
export interface BringInCommand {
  do: "bring-in";
  seat?: number | string | null;
}
/** The dealer is about to burn a wrong number of cards before the next street. */
export interface BurnMistakeReport {
  report: "burn-mistake";
  cards: number;
}
/** Add chips; they count from the next hand. */
export interface BuyChipsCommand {
  do: "buy-chips";
  chips: number;
  seat?: number | string | null;
}
/** Ask the host of a table for chips, where the host approves each buy-in. */
export interface BuyInAct {
  do: "buy-in";
  table: string;
  amount: number;
  brings?: number;
  seat?: number;
}
/** The cage as its staff sees it. */
export interface CageView {
  money: "cage" | "club" | "play-money";
  day: string;
  shift: ShiftCard;
  drawers: DrawerCard[];
  patrons: PatronCard[];
  exchanges: Exchange[];
  reported_above: number;
  totals: DayTotals | null;
}
/** Somebody's call for the floor that nobody has answered yet. */
export interface CallCard {
  call: number;
  by: string;
  reason: string;
  seconds: number;
}
/** Match the bet, or go all-in for less. */
export interface CallCommand {
  do: "call";
  seat?: number | string | null;
}
/** Call the floor to a table. */
export interface CallFloorAct {
  do: "call-floor";
  table: string;
  reason?: string;
}
/** Declare a misdeal: everything back, the same button deals again. */
export interface CallMisdealReport {
  report: "misdeal";
  reason: string;
  supersedes?: number;
  overrides?: string;
}
/** Cancel the hand altogether: everything back, the fee too. */
export interface CancelHandReport {
  report: "cancel-hand";
  reason: string;
  supersedes?: number;
  overrides?: string;
}
/** A card came off the deck face up, or was exposed, while the piles were dealt. */
export interface CardFacedReport {
  report: "card-faced";
  card: string;
}
/** Cards, as they are written: "As Kd"; hidden ones are counted. */
export interface Cards {
  is: "cards";
  cards: string[];
}
/** Cards that change their place. */
export interface CardsGoing {
  cards: string[];
  source: string;
  target: string;
}
/** An amount in cents as the cage counts it: even a whole one is written with its cents. */
export interface Cash {
  is: "cash";
  cents: number;
}
/** The last event of every stream, whose digest covers everything before it. */
export interface ChainView {
  heads: Head[];
  format: "cardhouse-heads-1";
}
/** Another floor person leads the room from now on. */
export interface ChangeShiftAct {
  do: "change-shift";
}
/** Give a table another of the posted limits, or other seats, from the next hand on. */
export interface ChangeTableAct {
  do: "change-table";
  table: string;
  rules?: string;
  seats?: number;
}
/** Stay in without a bet when there is none to call. */
export interface CheckCommand {
  do: "check";
  seat?: number | string | null;
}
/** An account before and after, in cents. */
export interface ChipsGoing {
  account: string;
  words: string;
  before: number;
  after: number;
}
/** A player put chips in silently, or after saying raise: one amount for each motion. */
export interface ChipsPushedReport {
  report: "chips-pushed";
  seat: number;
  motions: number[];
  single?: boolean;
  announced?: boolean;
}
/** A value to choose, and its words. */
export interface Choice {
  value: boolean | number | string;
  words: string;
}
/** Close the books of a day: its figures are written down as the ledger has them. */
export interface CloseDayAct {
  do: "close-day";
  day: string;
}
/** A cashier counts the drawer and hands the cash over. */
export interface CloseDrawerAct {
  do: "close-drawer";
  drawer: string;
  counted: number;
  reason?: string;
}
/** Deal no further hand at a table, seat nobody there, and give everybody their chips. */
export interface CloseTableAct {
  do: "close-table";
  table: string;
}
/** The book of a club. */
export interface ClubView {
  money: "cage" | "club" | "play-money";
  people: StandingCard[];
  owing: Payment[];
  settled: Settlement[];
  playing: string;
}
/** The coach on the viewer's decision; without choices nothing is asked. */
export interface CoachCard {
  seq: number;
  choices: CoachChoice[];
  holding: string;
  why: string[];
  basis: string;
  pending: boolean;
  ahead: number;
}
/** A choice as the coach explains it. */
export interface CoachChoice {
  words: string;
  means: string;
  command: PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand;
  worth: number | null;
  best: boolean;
}
/** Come into the game, or back: post what is owed, or wait for the big blind. */
export interface ComeInCommand {
  do: "come-in";
  how: "post" | "wait";
  seat?: number | string | null;
}
/** Confirm, as the second person, an act that waits for one. */
export interface ConfirmAct {
  do: "confirm";
  request: number;
}
/** Show that the decision is final. */
export interface ConfirmCommand {
  do: "confirm";
  seat?: number | string | null;
}
/** The shift and the drop: the tables whose boxes can be fetched, and those of the day. What should be in a box is told to nobody: two people count it first. */
export interface CountView {
  money: "cage" | "club" | "play-money";
  day: string;
  shift: ShiftCard;
  open_drawers: string[];
  tables: string[];
  drops: Drop[];
}
/** Time left to think: `left` of `of` seconds, time bank included. */
export interface Countdown {
  left: number;
  of: number;
  bank: number;
}
/** Money that covers wagers, and how much of it still pays and takes. */
export interface CoverView {
  seat: number;
  posted: number;
  pays: number;
  takes: number;
}
/** The name and password of an account, or of a new one. */
export interface Credentials {
  name: string;
  password: string;
}
/** A day whose books are closed. */
export interface DayClosing {
  by: string;
  at: string;
  booked: Record<string, number>;
  same: boolean;
}
/** A day of the whole room. */
export interface DayFigures {
  day: string;
  hands: number;
  collected: number;
}
/** The cage's figures of the day. */
export interface DayTotals {
  sold: number;
  redeemed: number;
  short: number;
  over: number;
}
/** Deal the next free hand. */
export interface DealFreeAct {
  do: "deal-free";
  table: string;
}
/** The dealer is about to deal a round wrongly, or to stop after a number of cards. */
export interface DealMistakeReport {
  report: "deal-mistake";
  round?: 1 | 2;
  missed?: number[];
  extra?: number[];
  twice?: number[];
  stop?: number;
}
/** Cards that a game deals by its end: to each hand face down and face up, and to the board. */
export interface Deals {
  down: number;
  up: number;
  board: number;
}
/** The dealer is about to turn up one of a seat's down cards, numbered in this deal. */
export interface DealtUpReport {
  report: "dealt-up";
  seat: number;
  number?: number;
}
/** The viewer's decision in a finished hand, against the coach's. */
export interface Decision {
  seq: number;
  taken: string;
  best: string;
  lost: number;
  why: string[];
}
/** Refuse an act that waits for a second person, or take one's own back. */
export interface DeclineAct {
  do: "decline";
  request: number;
}
/** Decline an offer: no insurance, or nothing added to another player's double or split. */
export interface DeclineCommand {
  do: "decline";
  seat?: number | string | null;
}
/** End the turn with one card face up on the discards. */
export interface DiscardCardCommand {
  do: "discard-card";
  card?: string;
  seat?: number | string | null;
}
/** Throw away cards: to draw as many, or for good; none means standing pat. */
export interface DiscardCommand {
  do: "discard";
  cards?: string[];
  seat?: number | string | null;
}
/** An order was carried out and is stored; the state up to `seq` shows it. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  waits: string;
}
/** Make no more bets. */
export interface DoneCommand {
  do: "done";
  seat?: number | string | null;
}
/** Double the wager for exactly one more card. */
export interface DoubleCommand {
  do: "double";
  seat?: number | string | null;
}
/** An edition before it is in force: what it changes, and what is wrong with it. */
export interface DraftView {
  before: Record<string, Amendment>;
  after: Record<string, Amendment>;
  faults: string[];
  rules: RuleToReword[];
  tables: string[];
}
/** Draw the top card of the deck. */
export interface DrawCardCommand {
  do: "draw-card";
  seat?: number | string | null;
}
/** A drawer of the day, from its float to its count. Nobody who may close a drawer is told what should be in it: they count first. */
export interface DrawerCard {
  drawer: string;
  by: string;
  yours: boolean;
  open: boolean;
  opening: number;
  cash: number | null;
  counted: number | null;
  over: number;
}
/** A drawer from its opening count to its last; an open drawer has no closing count. */
export interface DrawerDay {
  drawer: string;
  by: string;
  opening: number;
  sold: number;
  redeemed: number;
  filled: number;
  counted: number | null;
  over: number;
}
/** A box that was fetched from its table. */
export interface Drop {
  at: string;
  table: string;
  by: string;
  witness: string;
  counted: number;
  short: number;
  reason: string;
  shift: number;
}
/** The dealer burned and turned the next board cards before the betting was complete. */
export interface EarlyBoardReport {
  report: "early-board";
}
/** The dealer burned and dealt some cards of a street before the betting was complete. */
export interface EarlyCardsReport {
  report: "early-cards";
  cards: number;
  kept?: number[];
}
/** The card for a double came before the player could put up the wager. */
export interface EarlyDoubleReport {
  report: "early-double";
  hand: number;
}
/** Give a game's book a new edition: all that differs from the print, or nothing for that. */
export interface EditBookAct {
  do: "edit-book";
  house: string;
  game: string;
  limits?: Record<string, Amendment>;
  rules?: Record<string, string>;
}
/** An edition of a book: who gave it when, and all that differs from the print. */
export interface EditionCard {
  number: number;
  by: string;
  at: string;
  limits: Record<string, Amendment>;
  rules: Record<string, string>;
}
/** A line of the staff's journal. */
export interface Entry {
  number: number;
  at: string;
  by: string;
  kind: string;
  words?: string;
  details?: string;
  said?: Record<string, unknown>;
}
/** The sum of one kind of a person's entries, in cents. */
export interface EntrySum {
  kind: "bonus" | "brought" | "chips-given" | "chips-got" | "fee" | "fetched" | "kept" | "taken";
  amount: number;
}
/** Chips for cash or cash for chips at a drawer; its number is that of the cage's event. */
export interface Exchange {
  number: number;
  at: string;
  kind: "redeemed" | "sold";
  name: string;
  amount: number;
  drawer: string;
  by: string;
}
/** The floor sends a player out of the room, with a name and a reason. */
export interface ExpelAct {
  do: "expel";
  seat: number;
  reason: string;
  table: string;
  seq: number;
}
/** The dealer exposed a down card on the deal, or on the draw. */
export interface ExposedReport {
  report: "exposed";
  seat: number;
  card: string;
}
/** The dealer gives a seat one card too many. */
export interface ExtraDealtReport {
  report: "extra-card";
  seat: number;
}
/** A hand lies on a spot without a wager, or two hands lie on one spot. */
export interface ExtraHandReport {
  report: "extra-hand";
  spot: number;
}
/** The last message before the server closes; reconnect after `again` seconds, if given. */
export interface Failed {
  type: "failed";
  words: string;
  said: Said | null;
  again: number | null;
}
/** A guest's ticket back to their seat after logging out: a name, and a word to use once. */
export interface Farewell {
  name: string;
  word: string;
}
/** The box of a table is taken off, and two people count it. */
export interface FetchDropAct {
  do: "fetch-drop";
  table: string;
  counted: number;
  reason?: string;
}
/** Pay a player everything that the cage holds for them. */
export interface FetchHeldAct {
  do: "fetch-held";
  name: string;
}
/** More cash is brought to a drawer. */
export interface FillDrawerAct {
  do: "fill-drawer";
  drawer: string;
  cash: number;
}
/** A table on the floor's list. */
export interface FloorCard {
  name: string;
  seq: number;
  title: string;
  stakes: string;
  house: string;
  family: "banked" | "pan" | "pot";
  urgency: "called" | "idle" | "pending" | "runs" | "stalled";
  words: string;
  seconds: number;
  players: number;
  calls: CallCard[];
  paused: boolean;
  finishing: boolean;
  closed: boolean;
}
/** All tables, the most urgent first, and what concerns the whole room. */
export interface FloorList {
  tables: FloorCard[];
  barred: BarCard[];
  free: FreeCard[];
}
/** A table as the floor sees it, and what could have happened there. */
export interface FloorTable {
  card: FloorCard;
  state: State;
  places: Place[];
  forms: ReportForm[];
  yours: boolean;
  may: string[];
  targets: MoveTarget[];
  movable: number[];
  barred: string[];
  pages: PageCard[];
  talk: TalkLine[];
  silenced: SilenceCard[];
}
/** The flop was turned with a wrong number of cards. */
export interface FlopCountReport {
  report: "flop-count";
  cards: number;
  told?: boolean;
}
/** Give up the hand. */
export interface FoldCommand {
  do: "fold";
  seat?: number | string | null;
}
/** Add to a bet behind a player who doubles or splits. */
export interface FollowCommand {
  do: "follow";
  seat?: number | string | null;
}
/** The player in turn discarded a barred card; the floor rules on it. */
export interface ForbiddenDiscardReport {
  report: "forbidden-discard";
  seat: number;
  reason: string;
}
/** Require the player in turn to take the top discard, which fits one of their spreads. */
export interface ForceCommand {
  do: "force";
  seat?: number | string | null;
}
/** Something to be told about a report. */
export interface FormField {
  name: string;
  words: string;
  kind: "card" | "cards" | "choice" | "names" | "several" | "sum" | "sums";
  choices: Choice[];
  needed: boolean;
}
/** The bank was allowed by mistake to set a foul hand. */
export interface FoulAllowedReport {
  report: "foul-allowed";
  front: string[];
  back: string[];
}
/** Declare the hand of a spot foul. */
export interface FoulHandReport {
  report: "foul-hand";
  reason: string;
  supersedes?: number;
  overrides?: string;
  spot: number;
}
/** Somebody notices that the bank's hand is foul. */
export interface FoulNoticedReport {
  report: "foul-noticed";
}
/** A game that can be played without a purchase, with its private table. */
export interface FreeCard {
  house: string;
  game: string;
  title: string;
  table: string;
  by: string;
  most: number;
  seats: FreeSeat[];
  asked: number;
  running: boolean;
}
/** A table at which people play for bonuses without a purchase. */
export interface FreeRow {
  table: string;
  title: string;
  people: string[];
  running: boolean;
}
/** Somebody who plays without a purchase, and how many cards they hold face down. */
export interface FreeSeat {
  seat: number;
  name: string;
  cards: number;
}
/** A game that can be spread here, with the limits and seats that its book allows. */
export interface GameCard {
  house: string;
  house_name: string;
  game: string;
  title: string;
  limits: LimitCard[];
  least: number;
  most: number;
  name: string;
}
/** A person's result in one game of a house, in cents. */
export interface GameNet {
  house: string;
  house_name: string;
  game: string;
  title: string;
  hands: number;
  net: number;
}
/** A game on one page, made from the book that it is played by. */
export interface GameSheet {
  house: string;
  house_name: string;
  game: string;
  title: string;
  family: "banked" | "pan" | "pot";
  aim: string;
  order: StepText[];
  wins: string;
  pictures: Picture[];
  costs: string[];
  special: string[];
  words: StepText[];
  table: string;
  games: Record<string, string>;
}
/** Move chips of this hand between the pot and a seat. */
export interface GiveChipsReport {
  report: "give-chips";
  reason: string;
  supersedes?: number;
  overrides?: string;
  source: number | string;
  target: number | string;
  amount: number;
}
/** Set a person's roles. */
export interface GiveRolesAct {
  do: "give-roles";
  name: string;
  roles: ("auditor" | "cashier" | "dealer" | "floor" | "manager" | "player")[];
}
/** Stay in the hand. */
export interface GoOnTopCommand {
  do: "go-on-top";
  seat?: number | string | null;
}
/** A finished hand in a list. */
export interface HandCard {
  number: number;
  at: string;
  summary: string;
  game: string;
  yours: boolean;
}
/** The dealer moved a discarded hand into the muck. */
export interface HandMergedReport {
  report: "merged";
  seat: number;
}
/** A player's win or loss with one hand at a banked table; hand 9 is the bank's. */
export interface HandResult {
  seat: number;
  hand: number;
  amount: number;
}
/** The cards of a hand, and the count of those face up. */
export interface HandView {
  hand: number;
  up: string[];
  down?: string[];
  points?: number;
  soft?: boolean;
  total?: string;
  kind?: "" | "hard" | "joker" | "natural" | "over" | "soft";
  called?: string;
  front?: string[];
  back?: string[];
  doubled?: boolean;
  surrendered?: boolean;
}
/** The last event of a stream at one moment: its number, its digest and its time. */
export interface Head {
  stream: string;
  count: number;
  digest: string;
  at: string;
}
/** The room's readiness, and the reason in words. */
export interface Health {
  ready: boolean;
  words: string;
  tables: number;
}
/** The first message: the last sequence seen, or 0, and the language to be answered in. */
export interface Hello {
  type: "hello";
  last?: number;
  language?: string;
}
/** Advice that a good dealer would give if asked. */
export interface Hints {
  holding: string;
  brief: string;
  settings: Record<number, Setting[]>;
  melds: MeldHint[];
  bank: number;
  silence: string;
  beaten: boolean;
}
/** Take a card. */
export interface HitCommand {
  do: "hit";
  seat?: number | string | null;
}
/** A house in the lobby. */
export interface HouseCard {
  id: string;
  name: string;
  address: string;
  tables: TableCard[];
}
/** A hand has fewer than two cards, and the draw has begun. */
export interface IncompleteHandReport {
  report: "incomplete-hand";
  spot: number;
}
/** Add cards to a meld of the player's own, by its number from 1. */
export interface IncreaseCommand {
  do: "increase";
  meld?: number;
  cards?: string[];
  seat?: number | string | null;
}
/** Bet half of a wager that the bank has a natural. */
export interface InsureCommand {
  do: "insure";
  seat?: number | string | null;
}
/** An invitation that has not been used yet. */
export interface InvitationCard {
  name: string;
  roles: ("auditor" | "cashier" | "dealer" | "floor" | "manager" | "player")[];
  by: string;
  until: string;
}
/** The word of an invitation. */
export interface InvitationWord {
  word: string;
}
/** Invite a person to come in with these roles, by a word that opens once. */
export interface InviteAct {
  do: "invite";
  name: string;
  roles: ("auditor" | "cashier" | "dealer" | "floor" | "manager" | "player")[];
  again?: boolean;
}
/** An invitation as its holder sees it. */
export interface Invited {
  name: string;
  roles: ("auditor" | "cashier" | "dealer" | "floor" | "manager" | "player")[];
  known: boolean;
}
/** Wait for a seat at this table. */
export interface JoinListCommand {
  do: "join-list";
  name?: number | string | null;
}
/** An invitation's word, and the password of the new account, or of the one there is. */
export interface Joining {
  word: string;
  password: string;
}
/** A joker is in a deck that plays without one. */
export interface JokerFoundReport {
  report: "joker";
}
/** Declare a hand dead for the pot, or for one half of it. */
export interface KillHandReport {
  report: "kill-hand";
  reason: string;
  supersedes?: number;
  overrides?: string;
  seat: number;
  half?: "" | "high" | "low";
}
/** Partners dispute a bet they shared. */
export interface KumKumDisputedReport {
  report: "kum-kum-disputed";
  seat: number;
}
/** A wager, or the bank's money, belongs to several people. */
export interface KumKumReport {
  report: "kum-kum";
  seat: number;
  partners: string[];
}
/** A seat's last card, which belongs face down, came face up. */
export interface LastExposedReport {
  report: "last-exposed";
  seat: number;
}
/** Lay a new meld: cards from the hand, and at most one borrowed from a meld, by its number. */
export interface LayMeldCommand {
  do: "meld";
  cards?: string[];
  meld?: number;
  borrowed?: string[];
  seat?: number | string | null;
}
/** A banked table. */
export interface LayoutView {
  bank: number;
  number: number;
  covers: CoverView[];
  wagers: WagerView[];
  players: Record<number, number>;
  hands: HandView[];
  bank_hand: HandView;
  turn: number;
  action: number;
}
/** Leave the table, after the hand if in it. */
export interface Leave {
  type: "leave";
  id: string;
}
/** Leave the table with all chips, after the hand if in one. */
export interface LeaveCommand {
  do: "leave";
  seat?: number | string | null;
}
/** Get up again. */
export interface LeaveFreeAct {
  do: "leave-free";
  seat: number;
  table: string;
}
/** Stop waiting, or be struck off by the floor. */
export interface LeaveListAct {
  do: "leave-list";
  name: string;
  table: string;
}
/** Stop waiting, or be struck off by the floor. */
export interface LeaveListCommand {
  do: "leave-list";
  name?: number | string | null;
}
/** Ask the dealer to set the hand the house way. */
export interface LetDealerSetCommand {
  do: "let-dealer-set";
  seat?: number | string | null;
}
/** Decline to force the top discard. */
export interface LetGoCommand {
  do: "let-go";
  seat?: number | string | null;
}
/** Let a person who was silenced at a table talk there again. */
export interface LetSpeakAct {
  do: "let-speak";
  table: string;
  name: string;
}
/** Let a person who was silenced in the whole room talk again. */
export interface LetSpeakEverywhereAct {
  do: "let-speak-everywhere";
  name: string;
}
/** A table that a house posts for a game: its name, and its stakes in words. */
export interface LimitCard {
  name: string;
  stakes: string;
}
/** A line of the hand's story, as this viewer saw it, with the rules behind it. */
export interface Line {
  seq: number;
  text: string;
  short?: string;
  cards?: number[];
  id?: string;
  args?: Record<string, boolean | number | string | Seat | Whose | Money | Cash | Cards | Rank | Listed | Said>;
  rules?: string[];
  kind?: string;
  seat?: number;
}
/** Several things that are said one after another. */
export interface Listed {
  is: "listed";
  of: Said[];
  by: "and" | "bar" | "comma" | "semicolon";
}
/** The room seen from its door. */
export interface Lobby {
  you: Me | null;
  houses: HouseCard[];
  money: "cage" | "club" | "play-money";
}
/** Name the one hand to see, among those bet on behind other players. */
export interface LookAtCommand {
  do: "look-at";
  spot: number;
  seat?: number | string | null;
}
/** A hand that lies open, in words; before the showdown what its up cards show. */
export interface Made {
  seat: number;
  words: string;
  brief?: string;
  half?: "" | "high" | "low";
  five?: string[];
  won?: boolean;
}
/** Make a table of one's own, at one of the posted limits, with bots or none. */
export interface MakeTableAct {
  do: "make-table";
  table: string;
  house: string;
  game: string;
  rules?: string;
  seats?: number;
  bots?: number;
  private?: boolean;
}
/** Put in the opening stake too, and be dealt in. */
export interface MatchCommand {
  do: "match";
  seat?: number | string | null;
}
/** A person's own name, roles and chips in this room. */
export interface Me {
  name: string;
  guest: boolean;
  roles: ("auditor" | "cashier" | "dealer" | "floor" | "manager" | "player")[];
  hosts: string[];
  purse: number;
  tables: string[];
  sessions: number;
}
/** A meld that could be laid now; `command` is the order for it. */
export interface MeldHint {
  words: string;
  cards: number[];
  pays: string;
  worth: number;
  amount: number;
  command: WaiveCommand | PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand | BuyChipsCommand | SitOutCommand | ComeInCommand | LeaveCommand | StayCommand | JoinListCommand | LeaveListCommand | NameGameCommand | TakeBankCommand | PassBankCommand | AskFreshCommand;
}
/** A spread, and its worth as it lies, in chips. */
export interface MeldView {
  kind: string;
  cards: string[];
  worth: number;
  suit: string;
}
/** A player miscalled their hand as better than it is, and another gave up because of it. */
export interface MiscalledReport {
  report: "miscalled";
  reason: string;
  supersedes?: number;
  overrides?: string;
  seat: number;
}
/** The dealer is about to misread a hand and settle it that way. */
export interface MisreadHandReport {
  report: "misread-hand";
  spot: number;
  result: "lose" | "push" | "win";
}
/** Somebody notices that a hand was misread. */
export interface MisreadNoticedReport {
  report: "misread-noticed";
  spot: number;
  mixed?: boolean;
}
/** A spot with a wager, or the bank (9), got no card in the first round. */
export interface MissedHandReport {
  report: "missed-hand";
  spot: number;
}
/** An amount in cents. */
export interface Money {
  is: "money";
  cents: number;
}
/** How the money works in this room: never otherwise once there are chips in it. */
export interface MoneyCard {
  money: "cage" | "club" | "play-money";
}
/** Move a player with their chips to a free seat, of this table or of another of the game. */
export interface MoveAct {
  do: "move";
  table: string;
  seq: number;
  seat: number;
  to: number;
  to_table?: string;
}
/** Change a card's place: "stock", "muck", or "down:3" and "up:3" for the hand of spot 3. */
export interface MoveCardReport {
  report: "move-card";
  reason: string;
  supersedes?: number;
  overrides?: string;
  card: string;
  source: string;
  target: string;
}
/** A table of the same game with the free seats that somebody can be moved to. */
export interface MoveTarget {
  table: string;
  title: string;
  stakes: string;
  seats: number[];
}
/** Throw the hand away unseen. */
export interface MuckCommand {
  do: "muck";
  seat?: number | string | null;
}
/** A line of a person's statement. */
export interface MyEntry {
  at: string;
  kind: "bonus" | "brought" | "chips-given" | "chips-got" | "fee" | "fetched" | "kept" | "taken";
  table: string;
  amount: number;
  why: string;
}
/** One of a person's hands. */
export interface MyHand {
  table: string;
  number: number;
  at: string;
  house_name: string;
  title: string;
  net: number;
  stack: number;
  pot: number;
  cards: string[];
  summary: string;
}
/** Some of a person's hands, latest first. */
export interface MyHands {
  hands: MyHand[];
  before: string;
}
/** A person's results in a period, in cents. */
export interface MyResults {
  period: "all" | "day" | "sitting" | "week";
  table: string;
  hands: number;
  won: number;
  net: number;
  fees: number;
  time: number;
  bonuses: number;
  games: GameNet[];
  points: StackPoint[];
  sums: EntrySum[];
  cut: boolean;
}
/** Some lines of a person's statement, latest first. */
export interface MyStatement {
  entries: MyEntry[];
  before: string;
}
/** One of a person's hands in words, as they saw it. */
export interface MyStory {
  hand: MyHand;
  lines: Line[];
}
/** Name the game of the next hand, as the holder of its button; silence keeps the same game. */
export interface NameGameCommand {
  do: "name-game";
  game?: string;
  seat?: number | string | null;
}
/** Give a table to a host; without a name it has none. */
export interface NameHostAct {
  do: "name-host";
  table: string;
  name?: string;
}
/** An act of staff; sent again under the same id it is carried out once. */
export interface NewAct {
  id: string;
  act: RuleAct | MoveAct | PlayFreeAct | FetchHeldAct | BuyInAct | SettleUpAct | BotsAct | GiveRolesAct | InviteAct | WithdrawAct | ConfirmAct | OpenFreeAct | ExpelAct | BarFromTableAct | AdmitToTableAct | PostRuleAct | LeaveListAct | SellChipsAct | RedeemChipsAct | OpenDrawerAct | FillDrawerAct | CloseDrawerAct | ChangeShiftAct | FetchDropAct | SitFreeAct | LeaveFreeAct | DealFreeAct | PauseTableAct | ResumeTableAct | OpenTableAct | ChangeTableAct | CloseTableAct | BreakTableAct | ReopenTableAct | SetHoursAct | EditBookAct | CloseDayAct | ShowHandAct | NameHostAct | SetMoneyAct | BarPersonAct | AdmitPersonAct | CallFloorAct | AnswerCallAct | PageSeatAct | AnswerPageAct | DeclineAct | MakeTableAct | RenewLinkAct | SilencePersonAct | SilenceEverywhereAct | LetSpeakAct | LetSpeakEverywhereAct | StrikeLineAct | SetChatAct;
}
/** An edition to be looked at before it is given. */
export interface NewEdition {
  house: string;
  game: string;
  limits: Record<string, Amendment>;
  rules: Record<string, string>;
}
/** A note to keep; without text there is none any more. */
export interface NewNote {
  about: string;
  text: string;
}
/** The present password, and the new one. */
export interface NewPassword {
  old: string;
  new: string;
}
/** A wish for a practice table of a game. */
export interface NewPractice {
  house: string;
  game: string;
}
/** A name for a token, so that its owner knows it again. */
export interface NewToken {
  title: string;
}
/** A guest's name on arrival. */
export interface Newcomer {
  name: string;
}
/** A person's private note on a player. */
export interface Note {
  about: string;
  text: string;
}
/** A command open to the viewer now. */
export interface OfferView {
  do: HandCommand["do"];
  cost?: number;
  least?: number;
  most?: number;
  step?: number;
  cards?: string[];
  spots?: Record<number, [number, number]>;
  values?: number[];
}
/** All tables of the room, and the games that can be spread. */
export interface OfficeTables {
  tables: TableRow[];
  games: GameCard[];
}
/** A cashier starts with a counted float. */
export interface OpenDrawerAct {
  do: "open-drawer";
  drawer: string;
  cash: number;
}
/** The floor person provides a dealer; the shell reports the state of the room. */
export interface OpenFreeAct {
  do: "open-free";
  house: string;
  game: string;
}
/** Open a table of a game under a name of its own, at one of the posted limits. */
export interface OpenTableAct {
  do: "open-table";
  table: string;
  house: string;
  game: string;
  rules?: string;
  seats?: number;
}
/** The bank's hand was opened before all other hands were set. */
export interface OpenedEarlyReport {
  report: "opened-early";
}
/** A command for the sender's own seat, as offered; the server fills in the seat. */
export interface Order {
  type: "order";
  id: string;
  seq: number;
  command: WaiveCommand | PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand | BuyChipsCommand | SitOutCommand | ComeInCommand | LeaveCommand | StayCommand | JoinListCommand | LeaveListCommand | NameGameCommand | TakeBankCommand | PassBankCommand | AskFreshCommand;
}
/** A player acted out of turn; a bet or raise is to an amount. */
export interface OutOfTurnReport {
  report: "out-of-turn";
  seat: number;
  do: "bet" | "call" | "check" | "fold" | "raise";
  to?: number;
}
/** The players' money in the room at one moment. */
export interface OwedSums {
  purses: number;
  bots: number;
  tables: number;
  held: number;
  prizes: number;
  total: number;
}
/** The dealer gave a seat this many cards instead of ten, and nobody has noticed yet. */
export interface PacketMistakeReport {
  report: "packet-mistake";
  seat: number;
  cards: number;
}
/** A message of the floor to one player, until they say that they have seen it. */
export interface PageCard {
  page: number;
  name: string;
  by: string;
  text: string;
}
/** Send a player at a table a message that they see and hear there. */
export interface PageSeatAct {
  do: "page";
  table: string;
  name: string;
  text: string;
}
/** Two roles that nobody has together, with the reason. */
export interface Pair {
  roles: ("auditor" | "cashier" | "dealer" | "floor" | "manager" | "player" | "host")[];
  words: string;
}
/** A hand of pan, as one viewer may know it. */
export interface PanView {
  family: "pan";
  viewer: number;
  house: string;
  game: string;
  button: number;
  stakes: Stakes;
  seats: SeatView[];
  pot: number;
  stock: number;
  burns: number;
  muck: number;
  aside: string[];
  exposed: string[];
  awaited: (number | "chance" | "dealer" | "floor")[];
  offers: OfferView[];
  over: boolean;
  spreads: SpreadsView;
  eliminated: number;
}
/** Decline the bank, or pass it on before the turn is over. */
export interface PassBankCommand {
  do: "pass-bank";
  seat?: number | string | null;
}
/** Leave the pot as it is. */
export interface PassCommand {
  do: "pass";
  seat?: number | string | null;
}
/** The player in turn signaled for a card, and the dealer gave cards to these hands instead. */
export interface PassedOverReport {
  report: "passed-over";
  hand: number;
  given: number[];
}
/** A patron at the window: chips, winnings held for them, and cash of the day. */
export interface PatronCard {
  name: string;
  purse: number;
  held: number;
  tables: string[];
  cash_in: number;
  cash_out: number;
  reported: boolean;
}
/** Stop a table where it stands, or after the hand in play; nobody's time runs. */
export interface PauseTableAct {
  do: "pause-table";
  table: string;
  reason: string;
  after_hand?: boolean;
}
/** A payment from one person to another. */
export interface Payment {
  payer: string;
  payee: string;
  amount: number;
}
/** Everybody of the room, and those who were invited. */
export interface PeopleList {
  people: PersonCard[];
  invited: InvitationCard[];
}
/** A person of the room, for those who run it. */
export interface PersonCard {
  name: string;
  guest: boolean;
  roles: ("auditor" | "cashier" | "dealer" | "floor" | "manager" | "player")[];
  hosts: string[];
  barred: string;
}
/** A person in a period, at all tables and at the cage; amounts in cents. */
export interface PersonFigures {
  name: string;
  bot: boolean;
  tables: number;
  hands: number;
  bought: number;
  took: number;
  fees: number;
  prizes: number;
  won: number;
  sold: number;
  redeemed: number;
  cash_in: number;
  cash_out: number;
  reported: boolean;
}
/** Cards that show something, with their name. */
export interface Picture {
  words: string;
  cards: string[];
}
/** The dealer is about to give a pile, numbered from 1, one card too many or too few. */
export interface PileMisdealtReport {
  report: "pile-misdealt";
  pile: number;
  over?: boolean;
}
/** A sign of life. */
export interface Ping {
  type: "ping";
}
/** Cards in one place; only those that can be pointed at, with backs for hidden ones. */
export interface Place {
  place: string;
  words: string;
  cards: string[];
  count: number;
  at: string[];
}
/** Put a wager in the circle of a spot. */
export interface PlaceWagerCommand {
  do: "wager";
  spot: number;
  amount: number;
  seat?: number | string | null;
}
/** Announce playing the board, and throw the hand away. */
export interface PlayBoardCommand {
  do: "play-board";
  seat?: number | string | null;
}
/** Enter the decision of somebody who plays without a purchase. */
export interface PlayFreeAct {
  do: "play-free";
  table: string;
  seat: number;
  command: PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand;
}
/** The answer to a ping. */
export interface Pong {
  type: "pong";
}
/** A bonus: the money in its pool, and the money that went through it. */
export interface PoolDay {
  house: string;
  bonus: string;
  opening: number;
  collected: number;
  advanced: number;
  paid: number;
  closing: number;
  won: number;
}
/** Management adds a rule at this table, with a name and the time. */
export interface PostRuleAct {
  do: "post-rule";
  text: string;
  table: string;
}
/** The main pot or a side pot, with its contenders in order from the button's left. */
export interface Pot {
  amount: number;
  seats: number[];
  beyond: number;
}
/** A seat, with its bet in this round. */
export interface PotSeat {
  seat: number;
  chips: number;
  paid: number;
  live: boolean;
  down: string[];
  up: string[];
  bet: number;
  discards: number;
  plays_board: boolean;
}
/** A hand played for a pot, as one viewer may know it. */
export interface PotView {
  family: "pot";
  viewer: number;
  house: string;
  game: string;
  button: number;
  stakes: Stakes;
  seats: PotSeat[];
  pot: number;
  stock: number;
  burns: number;
  muck: number;
  aside: string[];
  exposed: string[];
  awaited: (number | "chance" | "dealer" | "floor")[];
  offers: OfferView[];
  over: boolean;
  board: string[];
  pots: Pot[];
  kill: number;
  turned_low: boolean;
  eliminated: number;
}
/** A practice table, by the name of its address. */
export interface PracticeTable {
  name: string;
}
/** A report to be ruled on, at the table as it was seen. */
export interface PreviewOf {
  seq: number;
  report: BoxedReport | JokerFoundReport | ExposedReport | DealtUpReport | ShortDealtReport | ExtraDealtReport | WrongCountReport | EarlyBoardReport | FlopCountReport | LastExposedReport | AbsentReport | BurnMistakeReport | WrongBurnReport | EarlyCardsReport | ChipsPushedReport | OutOfTurnReport | StringRaiseReport | ThrownReport | HandMergedReport | TurnedUpReport | MiscalledReport | KillHandReport | ReviveHandReport | GiveChipsReport | AwardPotReport | CallMisdealReport | CancelHandReport | MoveCardReport | DealMistakeReport | ExtraHandReport | IncompleteHandReport | MissedHandReport | PassedOverReport | UnaskedCardReport | EarlyDoubleReport | WavedOffReport | WalkedAwayReport | ReopenTurnReport | WagerFoundReport | CardFacedReport | PileMisdealtReport | WrongHandReport | OpenedEarlyReport | TwinsFoundReport | WagerTouchedReport | WagerRemovedReport | KumKumReport | KumKumDisputedReport | FoulAllowedReport | FoulNoticedReport | MisreadHandReport | MisreadNoticedReport | FoulHandReport | VoidDealReport | PacketMistakeReport | WrongSpreadReport | SpreadChallengedReport | ForbiddenDiscardReport;
}
/** The reason why a request was not carried out, in one line. */
export interface Problem {
  words: string;
  said: Said | null;
}
/** The outcome of an audit of the whole store. */
export interface ProofView {
  sound: boolean;
  fault: string;
  at: string;
  streams: number;
  events: number;
  transfers: number;
  accounts: number;
  commands: number;
  tables: number;
  hands: number;
  books: number;
}
/** Propose a setting for a hand bet on behind another player. */
export interface ProposeCommand {
  do: "propose";
  spot: number;
  front: string[];
  back: string[];
  seat?: number | string | null;
}
/** Put money up as the bank, or behind it. */
export interface PutUpCommand {
  do: "put-up";
  amount: number;
  seat?: number | string | null;
}
/** A QR code: rows of dark (1) and light (0) squares. */
export interface QrCode {
  rows: string[];
}
/** A text for a QR code; it is sent in a body, which no log writes down. */
export interface QrText {
  text: string;
}
/** Raise the bet to an amount: the player's total bet in this round. */
export interface RaiseCommand {
  do: "raise";
  to: number;
  seat?: number | string | null;
}
/** The rank of a card, from 0 for twos to 12 for aces: "Ace", or "Aces" of several. */
export interface Rank {
  is: "rank";
  rank: number;
}
/** A front and a back hand in words, and what each did against the bank's. */
export interface Reading {
  hand: number;
  front_words: string;
  back_words: string;
  front_narrow: string;
  back_narrow: string;
  front?: "" | "lose" | "push" | "win";
  back?: "" | "lose" | "push" | "win";
  foul?: boolean;
}
/** A player gives chips back for cash. */
export interface RedeemChipsAct {
  do: "redeem-chips";
  name: string;
  amount: number;
  drawer?: string;
}
/** Turn down a bettor behind the player's own spot. */
export interface RefuseCommand {
  do: "refuse";
  player: number;
  seat?: number | string | null;
}
/** An order was not carried out and nothing has changed, unless its outcome is unknown. */
export interface Refused {
  type: "refused";
  id: string;
  words: string;
  said: Said | null;
  rules: RuleText[];
  stale: boolean;
  unknown: boolean;
}
/** Give a private table a new link; the old one opens nothing any more. */
export interface RenewLinkAct {
  do: "renew-link";
  table: string;
}
/** Deal at a closed table again. */
export interface ReopenTableAct {
  do: "reopen-table";
  table: string;
}
/** Let a hand that has been played be played on. */
export interface ReopenTurnReport {
  report: "reopen-turn";
  reason: string;
  supersedes?: number;
  overrides?: string;
  hand: number;
}
/** A finished hand, frame by frame, as this viewer could see it. */
export interface Replay {
  table: string;
  number: number;
  at: string;
  summary: string;
  frames: State[];
  before: number;
  after: number;
}
/** A report or an order that could be ruled on now. */
export interface ReportForm {
  report: string;
  words: string;
  order: boolean;
  fields: FormField[];
  cases: ((boolean | number | string)[])[];
}
/** A day or a shift of the room; amounts in cents. */
export interface ReportView {
  words: string;
  money: "cage" | "club" | "play-money";
  totals: Record<string, number>;
  tables: TableFigures[];
  people: PersonFigures[];
  pools: PoolDay[];
  drawers: DrawerDay[];
  drops: Drop[];
  shifts: Shift[];
  opening: OwedSums;
  closing: OwedSums;
  days: DayFigures[];
  agreed: string[];
  closed: DayClosing | null;
}
/** An act that waits for a second person. */
export interface RequestCard {
  number: number;
  by: string;
  at: string;
  words: string;
  details: string;
  act: Record<string, unknown>;
  yours: boolean;
}
/** A player's net result of the last hand, fees included. */
export interface Result {
  seat: number;
  amount: number;
  words?: string;
  rules?: string[];
}
/** Let a paused table go on. */
export interface ResumeTableAct {
  do: "resume-table";
  table: string;
}
/** Give up the hand and the ante before play starts. */
export interface RetireCommand {
  do: "retire";
  seat?: number | string | null;
}
/** A finished hand in figures, from the cards that the viewer may see. */
export interface Review {
  streets: Street[];
  decisions: Decision[];
  basis: string;
  pending: boolean;
  ahead: number;
}
/** Give back a hand whose cards can still be told from the muck. */
export interface ReviveHandReport {
  report: "revive-hand";
  reason: string;
  supersedes?: number;
  overrides?: string;
  seat: number;
}
/** An act, a page or a part of play, with the roles that may do or see it. */
export interface RightCard {
  do: string;
  words: string;
  roles: ("auditor" | "cashier" | "dealer" | "floor" | "manager" | "player" | "host")[];
  second: ("auditor" | "cashier" | "dealer" | "floor" | "manager" | "player" | "host")[];
  apart: boolean;
  yours: boolean;
}
/** The table of rights, as the room checks it. */
export interface RightsTable {
  roles: Record<string, string>;
  rights: RightCard[];
  incompatible: Pair[];
}
/** An option of a viewer about their seat: an order's `do`, or the message of that type. */
export interface RoomOffer {
  do: AnyCommand["do"] | "sit";
  words?: string;
  seats?: number[];
  least?: number;
  most?: number;
  step?: number;
  proposed?: number;
  how?: ("post" | "wait")[];
  games?: Record<string, string>;
  same?: string;
  fee?: number;
  turns?: number;
}
/** Rule on a report, or give an order of the floor, at the table as it was seen. */
export interface RuleAct {
  do: "rule";
  table: string;
  seq: number;
  report: BoxedReport | JokerFoundReport | ExposedReport | DealtUpReport | ShortDealtReport | ExtraDealtReport | WrongCountReport | EarlyBoardReport | FlopCountReport | LastExposedReport | AbsentReport | BurnMistakeReport | WrongBurnReport | EarlyCardsReport | ChipsPushedReport | OutOfTurnReport | StringRaiseReport | ThrownReport | HandMergedReport | TurnedUpReport | MiscalledReport | KillHandReport | ReviveHandReport | GiveChipsReport | AwardPotReport | CallMisdealReport | CancelHandReport | MoveCardReport | DealMistakeReport | ExtraHandReport | IncompleteHandReport | MissedHandReport | PassedOverReport | UnaskedCardReport | EarlyDoubleReport | WavedOffReport | WalkedAwayReport | ReopenTurnReport | WagerFoundReport | CardFacedReport | PileMisdealtReport | WrongHandReport | OpenedEarlyReport | TwinsFoundReport | WagerTouchedReport | WagerRemovedReport | KumKumReport | KumKumDisputedReport | FoulAllowedReport | FoulNoticedReport | MisreadHandReport | MisreadNoticedReport | FoulHandReport | VoidDealReport | PacketMistakeReport | WrongSpreadReport | SpreadChallengedReport | ForbiddenDiscardReport;
}
/** A rule in plain words. */
export interface RuleText {
  id: string;
  text: string;
  kind?: string;
  note?: string;
  source?: string;
  practice?: boolean;
  enforced?: string[];
}
/** A rule whose words state other figures than an edition. */
export interface RuleToReword {
  id: string;
  text: string;
}
/** The rules, fees and limits of a table, from the data that it is played by. */
export interface Rules {
  house: string;
  house_name: string;
  game: string;
  title: string;
  table: string;
  rules: RuleText[];
  fees: string[];
  limits: string[];
  posted: string[];
  book: string;
}
/** A ruling that has not been made: all that it would move. */
export interface RulingPreview {
  seq: number;
  words: string;
  before: Place[];
  after: Place[];
  cards: CardsGoing[];
  chips: ChipsGoing[];
  rules: RuleText[];
  lines: Line[];
  deals: boolean;
  second: boolean;
}
/** A message and its arguments; `cites` are the keys of the rules that a written line names. */
export interface Said {
  is: "said";
  id: string;
  args?: Record<string, boolean | number | string | Seat | Whose | Money | Cash | Cards | Rank | Listed | Said>;
  cites?: string[];
  form?: string;
}
/** A line of talk, or an emote, to everybody at the table; only those who sit there talk. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  emote?: "good-luck" | "hello" | "nice-hand" | "thanks" | "well-played" | "wow" | null;
}
/** A player, by the number of the seat; 0 is nobody. */
export interface Seat {
  is: "seat";
  seat: number;
}
/** A table that a person sits at, and whether it waits for them. */
export interface SeatCard {
  table: string;
  title: string;
  stakes: string;
  turn: boolean;
  left: number;
}
/** The player in a seat. */
export interface SeatPlate {
  seat: number;
  name: string;
  chips: number;
  bot?: boolean;
  you?: boolean;
  role?: "bank" | "player" | "proposition";
  standing?: "in" | "out" | "owing" | "posting" | "waiting";
  leaving?: boolean;
  away?: boolean;
  bought?: number;
}
/** A seat as the viewer sees it. */
export interface SeatView {
  seat: number;
  chips: number;
  paid: number;
  live: boolean;
  down: string[];
  up: string[];
}
/** A player buys chips for cash. */
export interface SellChipsAct {
  do: "sell-chips";
  name: string;
  amount: number;
  drawer?: string;
}
/** Let people talk at the tables of this room, or nobody. */
export interface SetChatAct {
  do: "set-chat";
  chat: boolean;
}
/** Lay seven cards out as a front and a back hand; `spot` 0 is the player's own. */
export interface SetHandCommand {
  do: "set-hand";
  front: string[];
  back: string[];
  spot?: number;
  seat?: number | string | null;
}
/** Have a table open and close by itself at these hours of every day; none leave it to staff. */
export interface SetHoursAct {
  do: "set-hours";
  table: string;
  hours?: Span[];
}
/** Choose how the money works in this room. */
export interface SetMoneyAct {
  do: "set-money";
  money: "cage" | "club" | "play-money";
}
/** A way to set seven cards as two hands. */
export interface Setting {
  front: string[];
  back: string[];
  front_words: string;
  back_words: string;
  foul: boolean;
  house: boolean;
}
/** End a club's evening: everybody gives their chips back and hears who owes whom. */
export interface SettleUpAct {
  do: "settle-up";
}
/** A settlement: everybody's result, and who paid whom. */
export interface Settlement {
  at: string;
  by: string;
  chips: number;
  boxes: Record<string, number>;
  results: Record<string, number>;
  payments: Payment[];
}
/** Shake the dice cup, or let another person do it. */
export interface ShakeCommand {
  do: "shake";
  by?: number;
  seat?: number | string | null;
}
/** A player's share of the pot on average, on one street. */
export interface Share {
  seat: number;
  name: string;
  share: number;
  seen: boolean;
}
/** A shift: its number, its manager and its beginning. */
export interface Shift {
  number: number;
  by: string;
  begin: string;
}
/** The present shift; number 0 before the first. */
export interface ShiftCard {
  number: number;
  leader: string;
  since: string;
}
/** The dealer is about to pass over a seat in the last round of the deal. */
export interface ShortDealtReport {
  report: "short-deal";
  seat: number;
}
/** Turn cards face up at the showdown; none named means all of them. */
export interface ShowCommand {
  do: "show";
  cards?: string[];
  says?: string;
  seat?: number | string | null;
}
/** See every card of a finished hand, those that were mucked too. */
export interface ShowHandAct {
  do: "show-hand";
  table: string;
  hand: number;
  reason: string;
}
/** A person who may not talk at a table, or anywhere in the room. */
export interface SilenceCard {
  name: string;
  by: string;
  reason: string;
  minutes: number;
  everywhere: boolean;
}
/** Let a person say nothing in the whole room for some minutes. */
export interface SilenceEverywhereAct {
  do: "silence-everywhere";
  name: string;
  minutes: number;
  reason: string;
}
/** Let a person say nothing at a table for some minutes. */
export interface SilencePersonAct {
  do: "silence";
  table: string;
  name: string;
  minutes: number;
  reason: string;
}
/** Take a seat; missing chips are lent in a room for play money, and asked for in a club. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  chips?: number;
}
/** Sit down without chips. */
export interface SitFreeAct {
  do: "sit-free";
  seat: number;
  name: string;
  table: string;
}
/** Sit out until coming back. */
export interface SitOutCommand {
  do: "sit-out";
  seat?: number | string | null;
}
/** The hours from opening to closing, which may lie after midnight. */
export interface Span {
  opens: number;
  closes: number;
}
/** Make two hands of a pair, each with a wager. */
export interface SplitCommand {
  do: "split";
  seat?: number | string | null;
}
/** Add cards to a meld and split it in two; `first` are the cards of one part. */
export interface SplitMeldCommand {
  do: "split-meld";
  meld?: number;
  cards?: string[];
  first?: string[];
  seat?: number | string | null;
}
/** Somebody demands that a player's wrong spread be made valid. */
export interface SpreadChallengedReport {
  report: "spread-challenged";
  seat: number;
}
/** The public part of a pan table, beside the cards of the seats. */
export interface SpreadsView {
  melds: Record<number, MeldView[]>;
  top: string[];
  fresh: boolean;
  fouled: number[];
  turn: number;
  drawn: string[];
  winner: number;
}
/** The moment after a hand: the chips at its table, and the result of the period so far. */
export interface StackPoint {
  at: string;
  table: string;
  number: number;
  stack: number;
  net: number;
}
/** Put in the opening stake that the others must match to be dealt in. */
export interface StakeCommand {
  do: "stake";
  to: number;
  seat?: number | string | null;
}
/** The bets, blinds and smallest chip of one table, announced before the hand. */
export interface Stakes {
  limit: "fixed" | "no" | "pot" | "spread";
  small_bet: number;
  big_bet: number;
  blinds: number[];
  ante: number;
  bring_in: number;
  unit: number;
  chip: number;
}
/** Play for the pot as it lies; the others bet on the side. */
export interface StandAllInCommand {
  do: "stand-all-in";
  seat?: number | string | null;
}
/** Take no more cards. */
export interface StandCommand {
  do: "stand";
  seat?: number | string | null;
}
/** A person of a club: chips lent, and chips that they have now. */
export interface StandingCard {
  name: string;
  lent: number;
  chips: number;
}
/** The whole table as this viewer sees it, and the hand so far in words. */
export interface State {
  type: "state";
  seq: number;
  table: TableView;
  lines: Line[];
  steps: Step[];
}
/** A line of a person's statement; amounts in cents. */
export interface StatementLine {
  at: string;
  why: string;
  other: string;
  amount: number;
  balance: number;
}
/** A person's chips away from the tables in a period, entry by entry. */
export interface StatementView {
  name: string;
  words: string;
  money: "cage" | "club" | "play-money";
  opening: number;
  closing: number;
  entries: StatementLine[];
}
/** Stay after all: take back the wish to leave, while the hand goes on. */
export interface StayCommand {
  do: "stay";
  seat?: number | string | null;
}
/** Take part in the betting as usual. */
export interface StayInCommand {
  do: "stay-in";
  seat?: number | string | null;
}
/** Do not play this hand. */
export interface StayOutCommand {
  do: "stay-out";
  seat?: number | string | null;
}
/** A hand as it was after one of the lines that a state tells, before the next. */
export interface Step {
  line: number;
  hand: PotView | BankedView | PanView;
  chips: Record<number, number>;
  betting?: boolean;
  shown?: Record<number, string[]>;
  made?: Made[];
  hand_results?: HandResult[];
  readings?: Reading[];
}
/** A step of a hand in words. */
export interface StepText {
  title: string;
  text: string;
}
/** Make the pot more to go, before seeing all the cards of the hand. */
export interface StraddleCommand {
  do: "straddle";
  to: number;
  seat?: number | string | null;
}
/** A street of a finished hand: the shares as the cards lay then. */
export interface Street {
  seq: number;
  words: string;
  shares: Share[];
}
/** Take back a line of talk at a table. */
export interface StrikeLineAct {
  do: "strike-line";
  table: string;
  line: number;
}
/** A player protests that the last raise was made in more than one motion. */
export interface StringRaiseReport {
  report: "string-raise";
  by: number;
}
/** Give up a hand for half of its wager; 0 is the hand in turn. */
export interface SurrenderCommand {
  do: "surrender";
  hand?: number;
  seat?: number | string | null;
}
/** A table in the lobby. */
export interface TableCard {
  name: string;
  house: string;
  game: string;
  title: string;
  rules: string;
  stakes: string;
  family: "banked" | "pan" | "pot";
  seats: number;
  taken: number;
  people: number;
  waiting: number;
  hands: number;
  running: boolean;
  watching: number;
  buy_in: number;
  brings: number;
  about: string;
  cost: string;
  payer: string;
  free: number;
  private: boolean;
  called: boolean;
  games: string[];
}
/** A table in a period; amounts in cents. */
export interface TableFigures {
  table: string;
  house: string;
  game: string;
  rules: string;
  hands: number;
  cancelled: number;
  collected: number;
  bonus: number;
  opening: number;
  fetched: number;
  short: number;
  closing: number;
}
/** A table as the management sees it. */
export interface TableRow {
  name: string;
  house: string;
  game: string;
  title: string;
  rules: string;
  stakes: string;
  seats: number;
  players: number;
  bots: number;
  waiting: string[];
  seq: number;
  hands: number;
  running: boolean;
  paused: string;
  closed: boolean;
  host: string;
  next_rules: string;
  next_seats: number;
  next_book: boolean;
  hours: Span[];
}
/** A table as one viewer sees it. */
export interface TableView {
  name: string;
  house: string;
  house_name: string;
  game: string;
  title: string;
  rules: string;
  stakes: string;
  family: "banked" | "pan" | "pot";
  kind: "blackjack" | "pai-gow" | "pan" | "pot";
  deals: Deals;
  most: number;
  buy_in: number;
  playing: string;
  games: string[];
  naming: number;
  offered: number;
  button: number;
  hands: number;
  seats: SeatPlate[];
  you: number;
  hand: PotView | BankedView | PanView | null;
  betting: boolean;
  must: boolean;
  shown: Record<number, string[]>;
  made: Made[];
  results: Result[];
  hand_results: HandResult[];
  readings: Reading[];
  between: RoomOffer[];
  deadline: Record<number, Countdown>;
  hints: Hints;
  barred: BarredView[];
  blind_next: number;
  waiting: string[];
  watching: number;
  posted: string[];
  paused: string;
  paged: PageCard | null;
  told: string[];
  practice: boolean;
  coach: boolean;
}
/** Take a wager out of a circle again, before the bets are closed. */
export interface TakeBackCommand {
  do: "take-back";
  spot: number;
  seat?: number | string | null;
}
/** Take the bank on offer. */
export interface TakeBankCommand {
  do: "take-bank";
  seat?: number | string | null;
}
/** Take the top discard, to be melded at once. */
export interface TakeDiscardCommand {
  do: "take-discard";
  seat?: number | string | null;
}
/** The last lines of talk at the table, and whether the viewer may say something. */
export interface Talk {
  type: "talk";
  lines: TalkLine[];
  off: boolean;
  quiet: number;
}
/** A line of talk: words or an emote; one that was taken back has neither. */
export interface TalkLine {
  line: number;
  name: string;
  text?: string;
  emote?: "good-luck" | "hello" | "nice-hand" | "thanks" | "well-played" | "wow" | null;
  gone?: boolean;
}
/** A player threw their hand away out of turn. */
export interface ThrownReport {
  report: "thrown";
  seat: number;
}
/** A new token, which is told only now. */
export interface Token {
  title: string;
  token: string;
}
/** A token of a person's own. */
export interface TokenCard {
  title: string;
  since: string;
}
/** A discarded hand was turned up, by its owner or at somebody's request. */
export interface TurnedUpReport {
  report: "turned-up";
  seat: number;
  by: number;
}
/** Two identical cards turned up. */
export interface TwinsFoundReport {
  report: "twins-found";
  card: string;
}
/** A hand got a card nobody asked for: before its turn, after it, or when its player stood. */
export interface UnaskedCardReport {
  report: "unasked-card";
  hand: number;
  late?: boolean;
}
/** Declare a misdeal. */
export interface VoidDealReport {
  report: "void-deal";
  reason: string;
  supersedes?: number;
  overrides?: string;
}
/** The dealer finds the true amount of a player's wager. Chips put up for a double or a split are not counted: they came on top of the wager. */
export interface WagerFoundReport {
  report: "wager-found";
  seat: number;
  spot: number;
  amount: number;
}
/** A player took their wager out of the circle before it was paid or collected. */
export interface WagerRemovedReport {
  report: "wager-removed";
  seat: number;
  spot: number;
  known?: boolean;
}
/** A player holding cards tried to add to their wager or take from it. */
export interface WagerTouchedReport {
  report: "wager-touched";
  seat: number;
  spot?: number;
}
/** Chips that ride on a hand. */
export interface WagerView {
  seat: number;
  hand: number;
  amount: number;
  behind?: boolean;
  insurance?: number;
}
/** Let an option pass. */
export interface WaiveCommand {
  do: "waive";
}
/** A player has walked away from their hand. */
export interface WalkedAwayReport {
  report: "walked-away";
  seat: number;
}
/** The player in turn signaled for a card and waved it off. */
export interface WavedOffReport {
  report: "waved-off";
  hand: number;
  broken: boolean;
}
/** The cards on a place: a player's, one of several hands of theirs, or the bank's (seat 0). */
export interface Whose {
  is: "whose";
  seat: number;
  hand?: number;
  spot?: number;
}
/** Take an invitation back. */
export interface WithdrawAct {
  do: "withdraw";
  name: string;
}
/** A street was dealt after a wrong burn. */
export interface WrongBurnReport {
  report: "wrong-burn";
  mixed?: number[];
}
/** A seat is found to hold more or fewer cards than the game calls for. */
export interface WrongCountReport {
  report: "wrong-count";
  seat: number;
}
/** A spot is found to hold more or fewer than seven cards; the floor may decide what follows. */
export interface WrongHandReport {
  report: "wrong-hand";
  spot: number;
  ruling?: "" | "foul" | "no-action";
}
/** The player in turn laid down an invalid spread, and collected for it. */
export interface WrongSpreadReport {
  report: "wrong-spread";
  seat: number;
  cards: string[];
  collected?: number;
}
export type AnyCommand = WaiveCommand | PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand | BuyChipsCommand | SitOutCommand | ComeInCommand | LeaveCommand | StayCommand | JoinListCommand | LeaveListCommand | NameGameCommand | TakeBankCommand | PassBankCommand | AskFreshCommand;
export type HandCommand = PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand;
export type Arg = boolean | number | string | Seat | Whose | Money | Cash | Cards | Rank | Listed | Said;
export type AnyView = PotView | BankedView | PanView;
export type ToServer = Hello | Order | Sit | Leave | Say | Ping;
export type ToClient = State | Talk | Done | Refused | Failed | Pong;
export type Role = "auditor" | "cashier" | "dealer" | "floor" | "manager" | "player" | "host";
export type AnyAct = RuleAct | MoveAct | PlayFreeAct | FetchHeldAct | BuyInAct | SettleUpAct | BotsAct | GiveRolesAct | InviteAct | WithdrawAct | ConfirmAct | OpenFreeAct | ExpelAct | BarFromTableAct | AdmitToTableAct | PostRuleAct | LeaveListAct | SellChipsAct | RedeemChipsAct | OpenDrawerAct | FillDrawerAct | CloseDrawerAct | ChangeShiftAct | FetchDropAct | SitFreeAct | LeaveFreeAct | DealFreeAct | PauseTableAct | ResumeTableAct | OpenTableAct | ChangeTableAct | CloseTableAct | BreakTableAct | ReopenTableAct | SetHoursAct | EditBookAct | CloseDayAct | ShowHandAct | NameHostAct | SetMoneyAct | BarPersonAct | AdmitPersonAct | CallFloorAct | AnswerCallAct | PageSeatAct | AnswerPageAct | DeclineAct | MakeTableAct | RenewLinkAct | SilencePersonAct | SilenceEverywhereAct | LetSpeakAct | LetSpeakEverywhereAct | StrikeLineAct | SetChatAct;
export type AnyReport = BoxedReport | JokerFoundReport | ExposedReport | DealtUpReport | ShortDealtReport | ExtraDealtReport | WrongCountReport | EarlyBoardReport | FlopCountReport | LastExposedReport | AbsentReport | BurnMistakeReport | WrongBurnReport | EarlyCardsReport | ChipsPushedReport | OutOfTurnReport | StringRaiseReport | ThrownReport | HandMergedReport | TurnedUpReport | MiscalledReport | KillHandReport | ReviveHandReport | GiveChipsReport | AwardPotReport | CallMisdealReport | CancelHandReport | MoveCardReport | DealMistakeReport | ExtraHandReport | IncompleteHandReport | MissedHandReport | PassedOverReport | UnaskedCardReport | EarlyDoubleReport | WavedOffReport | WalkedAwayReport | ReopenTurnReport | WagerFoundReport | CardFacedReport | PileMisdealtReport | WrongHandReport | OpenedEarlyReport | TwinsFoundReport | WagerTouchedReport | WagerRemovedReport | KumKumReport | KumKumDisputedReport | FoulAllowedReport | FoulNoticedReport | MisreadHandReport | MisreadNoticedReport | FoulHandReport | VoidDealReport | PacketMistakeReport | WrongSpreadReport | SpreadChallengedReport | ForbiddenDiscardReport;
export type Value = boolean | number | string;
