// Written by `python -m cardhouse.server.typescript` from the messages of the server:
// change them there, not here.

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
/** Make the first bet of the round. */
export interface BetCommand {
  do: "bet";
  to: number;
  seat?: number | string | null;
}
/** Set the number of bots at the sender's table, as far as there are seats. */
export interface Bots {
  type: "bots";
  id: string;
  count: number;
}
/** Make the forced bet of the card that opens. */
export interface BringInCommand {
  do: "bring-in";
  seat?: number | string | null;
}
/** Add chips; they count from the next hand. */
export interface BuyChipsCommand {
  do: "buy-chips";
  chips: number;
  seat?: number | string | null;
}
/** Match the bet, or go all-in for less. */
export interface CallCommand {
  do: "call";
  seat?: number | string | null;
}
/** Cards, as they are written: "As Kd"; hidden ones are counted. */
export interface Cards {
  is: "cards";
  cards: string[];
}
/** An amount in cents as the cage counts it: even a whole one is written with its cents. */
export interface Cash {
  is: "cash";
  cents: number;
}
/** Stay in without a bet when there is none to call. */
export interface CheckCommand {
  do: "check";
  seat?: number | string | null;
}
/** Come into the game, or back: post what is owed, or wait for the big blind. */
export interface ComeInCommand {
  do: "come-in";
  how: "post" | "wait";
  seat?: number | string | null;
}
/** Show that the decision is final. */
export interface ConfirmCommand {
  do: "confirm";
  seat?: number | string | null;
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
/** Draw the top card of the deck. */
export interface DrawCardCommand {
  do: "draw-card";
  seat?: number | string | null;
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
/** Require the player in turn to take the top discard, which fits one of their spreads. */
export interface ForceCommand {
  do: "force";
  seat?: number | string | null;
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
  settings: Record<number, Setting[]>;
  melds: MeldHint[];
  silence: string;
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
/** Wait for a seat at this table. */
export interface JoinListCommand {
  do: "join-list";
  name?: number | string | null;
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
}
/** Name the one hand to see, among those bet on behind other players. */
export interface LookAtCommand {
  do: "look-at";
  spot: number;
  seat?: number | string | null;
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
  roles: ("floor" | "manager" | "player")[];
  purse: number;
  tables: string[];
  sessions: number;
}
/** A meld that could be laid now; `command` is the order for it. */
export interface MeldHint {
  words: string;
  worth: number;
  amount: number;
  command: WaiveCommand | PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand | BuyChipsCommand | SitOutCommand | ComeInCommand | LeaveCommand | JoinListCommand | LeaveListCommand | NameGameCommand | TakeBankCommand | PassBankCommand | AskFreshCommand;
}
/** A spread, and its worth as it lies, in chips. */
export interface MeldView {
  kind: string;
  cards: string[];
  worth: number;
  suit: string;
}
/** An amount in cents. */
export interface Money {
  is: "money";
  cents: number;
}
/** Throw the hand away unseen. */
export interface MuckCommand {
  do: "muck";
  seat?: number | string | null;
}
/** Name the game of the next hand, as the holder of its button; silence keeps the same game. */
export interface NameGameCommand {
  do: "name-game";
  game?: string;
  seat?: number | string | null;
}
/** The present password, and the new one. */
export interface NewPassword {
  old: string;
  new: string;
}
/** A guest's name on arrival. */
export interface Newcomer {
  name: string;
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
/** A command for the sender's own seat, as offered; the server fills in the seat. */
export interface Order {
  type: "order";
  id: string;
  seq: number;
  command: WaiveCommand | PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand | BuyChipsCommand | SitOutCommand | ComeInCommand | LeaveCommand | JoinListCommand | LeaveListCommand | NameGameCommand | TakeBankCommand | PassBankCommand | AskFreshCommand;
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
/** A sign of life. */
export interface Ping {
  type: "ping";
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
/** The answer to a ping. */
export interface Pong {
  type: "pong";
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
  eliminated: number;
}
/** The reason why a request was not carried out, in one line. */
export interface Problem {
  words: string;
  said: Said | null;
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
/** A player's net result of the last hand, fees included. */
export interface Result {
  seat: number;
  amount: number;
  words?: string;
  rules?: string[];
}
/** Give up the hand and the ante before play starts. */
export interface RetireCommand {
  do: "retire";
  seat?: number | string | null;
}
/** A person's roles in this room. */
export interface RolesOf {
  name: string;
  roles: ("floor" | "manager" | "player")[];
}
/** An option of a viewer about their seat: an order's `do`, or the message of that type. */
export interface RoomOffer {
  do: AnyCommand["do"] | "sit" | "bots";
  words?: string;
  seats?: number[];
  least?: number;
  most?: number;
  step?: number;
  proposed?: number;
  how?: ("post" | "wait")[];
  games?: Record<string, string>;
  same?: string;
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
/** A message and its arguments; `cites` are the keys of the rules that a written line names. */
export interface Said {
  is: "said";
  id: string;
  args?: Record<string, boolean | number | string | Seat | Whose | Money | Cash | Cards | Rank | Listed | Said>;
  cites?: string[];
  form?: string;
}
/** A player, by the number of the seat; 0 is nobody. */
export interface Seat {
  is: "seat";
  seat: number;
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
/** Lay seven cards out as a front and a back hand; `spot` 0 is the player's own. */
export interface SetHandCommand {
  do: "set-hand";
  front: string[];
  back: string[];
  spot?: number;
  seat?: number | string | null;
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
/** Shake the dice cup, or let another person do it. */
export interface ShakeCommand {
  do: "shake";
  by?: number;
  seat?: number | string | null;
}
/** Turn cards face up at the showdown; none named means all of them. */
export interface ShowCommand {
  do: "show";
  cards?: string[];
  says?: string;
  seat?: number | string | null;
}
/** Take a seat, buying any missing chips at the cage. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  chips?: number;
}
/** Sit out until coming back. */
export interface SitOutCommand {
  do: "sit-out";
  seat?: number | string | null;
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
/** The whole table as this viewer sees it, and the hand so far in words. */
export interface State {
  type: "state";
  seq: number;
  table: TableView;
  lines: Line[];
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
/** Make the pot more to go, before seeing all the cards of the hand. */
export interface StraddleCommand {
  do: "straddle";
  to: number;
  seat?: number | string | null;
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
  games: string[];
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
  most: number;
  buy_in: number;
  playing: string;
  games: string[];
  naming: number;
  button: number;
  hands: number;
  seats: SeatPlate[];
  you: number;
  hand: PotView | BankedView | PanView | null;
  betting: boolean;
  must: boolean;
  shown: Record<number, string[]>;
  results: Result[];
  hand_results: HandResult[];
  between: RoomOffer[];
  deadline: Record<number, Countdown>;
  hints: Hints;
  waiting: string[];
  watching: number;
  posted: string[];
  paused: string;
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
/** The cards on a place: a player's, one of several hands of theirs, or the bank's (seat 0). */
export interface Whose {
  is: "whose";
  seat: number;
  hand?: number;
  spot?: number;
}
export type AnyCommand = WaiveCommand | PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand | BuyChipsCommand | SitOutCommand | ComeInCommand | LeaveCommand | JoinListCommand | LeaveListCommand | NameGameCommand | TakeBankCommand | PassBankCommand | AskFreshCommand;
export type HandCommand = PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand;
export type Arg = boolean | number | string | Seat | Whose | Money | Cash | Cards | Rank | Listed | Said;
export type AnyView = PotView | BankedView | PanView;
export type ToServer = Hello | Order | Sit | Leave | Bots | Ping;
export type ToClient = State | Done | Refused | Failed | Pong;
