// Written by `python -m cardhouse.server.typescript` from the messages of the server:
// change them there, not here.

/** Ask the floor person how to set one's hand. */
export interface AskAdviceCommand {
  do: "ask-advice";
  seat?: number | string | null;
}
/** Ask for fresh cards: the shoe shuffled as a whole, or another deck. */
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
/** Have so many bots at the table where one sits, as far as there are seats. */
export interface Bots {
  type: "bots";
  id: string;
  count: number;
}
/** Make the forced bet of the low card. */
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
/** Stay in without a bet, where there is none to call. */
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
/** Show that one's decision is final. */
export interface ConfirmCommand {
  do: "confirm";
  seat?: number | string | null;
}
/** How long somebody may still think: `left` of `of` seconds, the bank of time included. */
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
/** Who has an account, or wants one. */
export interface Credentials {
  name: string;
  password: string;
}
/** Leave an offer: no insurance, or nothing added to another player's double or split. */
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
/** Throw away cards to draw as many; none is to stand pat. */
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
/** Have no more bets to make. */
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
/** The last message before the server closes; `again` after so many seconds, if at all. */
export interface Failed {
  type: "failed";
  words: string;
  again: number | null;
}
/** What guests who log out need to come back to their seat: their name, and a word for once. */
export interface Farewell {
  name: string;
  word: string;
}
/** Give up the hand. */
export interface FoldCommand {
  do: "fold";
  seat?: number | string | null;
}
/** Add to one's bet behind a player who doubles or splits. */
export interface FollowCommand {
  do: "follow";
  seat?: number | string | null;
}
/** Require the player in turn to take the top discard, which fits one of his spreads. */
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
  yours: boolean;
}
/** At a banked table: what somebody won or lost with one hand; hand 9 is the bank's. */
export interface HandResult {
  seat: number;
  hand: number;
  amount: number;
}
/** The cards of one hand; what lies face up counts so much. */
export interface HandView {
  hand: number;
  up: string[];
  down?: string[];
  points?: number;
  soft?: boolean;
  total?: string;
  front?: string[];
  back?: string[];
  doubled?: boolean;
  surrendered?: boolean;
}
/** Whether the room can be used. */
export interface Health {
  ready: boolean;
  words: string;
  tables: number;
}
/** The first message: the last sequence that was seen, or 0. */
export interface Hello {
  type: "hello";
  last?: number;
}
/** What a good dealer would say if he were asked. */
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
/** Add cards to one of one's melds, by its number from 1. */
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
/** Lay a new meld: cards of one's own, and at most one borrowed from a meld, by its number. */
export interface LayMeldCommand {
  do: "meld";
  cards?: string[];
  meld?: number;
  borrowed?: string[];
  seat?: number | string | null;
}
/** What lies on a banked table. */
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
/** Get up, after the hand if one is in it. */
export interface Leave {
  type: "leave";
  id: string;
}
/** Leave the table with one's chips, after the hand if one is in it. */
export interface LeaveCommand {
  do: "leave";
  seat?: number | string | null;
}
/** Wait no longer, or be struck off by the floor. */
export interface LeaveListCommand {
  do: "leave-list";
  name?: number | string | null;
}
/** Ask the dealer to set one's hand the house way. */
export interface LetDealerSetCommand {
  do: "let-dealer-set";
  seat?: number | string | null;
}
/** Do not force the top discard. */
export interface LetGoCommand {
  do: "let-go";
  seat?: number | string | null;
}
/** One line of what happened, as this viewer saw it, with the rules behind it. */
export interface Line {
  seq: number;
  text: string;
  rules?: string[];
  kind?: string;
  seat?: number;
}
/** The room from its door. */
export interface Lobby {
  you: Me | null;
  houses: HouseCard[];
}
/** Name the one hand to see, of those on which one bets behind other players. */
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
/** Who one is in this room. */
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
  command: WaiveCommand | PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand | BuyChipsCommand | SitOutCommand | ComeInCommand | LeaveCommand | JoinListCommand | LeaveListCommand | TakeBankCommand | PassBankCommand | AskFreshCommand;
}
/** A spread, and what it is worth as it lies, in chips. */
export interface MeldView {
  kind: string;
  cards: string[];
  worth: number;
  suit: string;
}
/** Throw the hand away unseen. */
export interface MuckCommand {
  do: "muck";
  seat?: number | string | null;
}
/** The present password, and the one from now on. */
export interface NewPassword {
  old: string;
  new: string;
}
/** Somebody who comes as a guest. */
export interface Newcomer {
  name: string;
}
/** One thing that the viewer may do now. */
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
/** A command for one's own seat, as the offers have it; the server fills the seat in. */
export interface Order {
  type: "order";
  id: string;
  seq: number;
  command: WaiveCommand | PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand | BuyChipsCommand | SitOutCommand | ComeInCommand | LeaveCommand | JoinListCommand | LeaveListCommand | TakeBankCommand | PassBankCommand | AskFreshCommand;
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
/** Decline the bank, or give it on before one's turn is over. */
export interface PassBankCommand {
  do: "pass-bank";
  seat?: number | string | null;
}
/** Leave the pot as it is. */
export interface PassCommand {
  do: "pass";
  seat?: number | string | null;
}
/** Is anybody there? */
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
/** Announce that one plays the board, and throw the hand away. */
export interface PlayBoardCommand {
  do: "play-board";
  seat?: number | string | null;
}
/** Yes. */
export interface Pong {
  type: "pong";
}
/** The main pot or a side pot, and who contends for it, in order from the button's left. */
export interface Pot {
  amount: number;
  seats: number[];
  beyond: number;
}
/** One seat, with what it has bet in this round. */
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
/** A hand that is played for a pot, as one viewer may know it. */
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
  eliminated: number;
}
/** Why a request was not carried out, in one line. */
export interface Problem {
  words: string;
}
/** Say how a hand should be set on which one bets behind another player. */
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
/** Raise the bet to an amount: what the player will have bet in this round. */
export interface RaiseCommand {
  do: "raise";
  to: number;
  seat?: number | string | null;
}
/** Turn down who bets behind one's own spot. */
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
  rules: RuleText[];
  stale: boolean;
  unknown: boolean;
}
/** A finished hand, as this viewer could see it, moment by moment. */
export interface Replay {
  table: string;
  number: number;
  at: string;
  summary: string;
  frames: State[];
  before: number;
  after: number;
}
/** What the last hand brought somebody: net, fees included. */
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
/** What somebody may do in this room. */
export interface RolesOf {
  name: string;
  roles: ("floor" | "manager" | "player")[];
}
/** What viewers may do about their seat: an order's `do`, or the message of that type. */
export interface RoomOffer {
  do: AnyCommand["do"] | "sit" | "bots";
  words?: string;
  seats?: number[];
  least?: number;
  most?: number;
  step?: number;
  proposed?: number;
  how?: ("post" | "wait")[];
}
/** A rule in the house's words. */
export interface RuleText {
  id: string;
  text: string;
  kind?: string;
  note?: string;
  enforced?: string[];
}
/** All that holds at a table, from the data by which it is played. */
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
/** Who sits in a seat. */
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
/** One seat as the viewer sees it. */
export interface SeatView {
  seat: number;
  chips: number;
  paid: number;
  live: boolean;
  down: string[];
  up: string[];
}
/** Lay seven cards out as a front and a back hand; `spot` 0 is one's own. */
export interface SetHandCommand {
  do: "set-hand";
  front: string[];
  back: string[];
  spot?: number;
  seat?: number | string | null;
}
/** One of the ways to set seven cards as two hands. */
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
/** Take a seat; what one lacks in chips, the cage sells. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  chips?: number;
}
/** Be passed over until one comes back. */
export interface SitOutCommand {
  do: "sit-out";
  seat?: number | string | null;
}
/** Make two hands of a pair, each with a wager. */
export interface SplitCommand {
  do: "split";
  seat?: number | string | null;
}
/** Add cards to a meld and divide it in two; `first` are the cards of one of them. */
export interface SplitMeldCommand {
  do: "split-meld";
  meld?: number;
  cards?: string[];
  first?: string[];
  seat?: number | string | null;
}
/** What lies on a pan table, beside the cards of the seats. */
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
/** Make the pot so much to go, before one has seen all one's cards. */
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
/** Take one's wager out of a circle again, before the bets are closed. */
export interface TakeBackCommand {
  do: "take-back";
  spot: number;
  seat?: number | string | null;
}
/** Take the bank that one is offered. */
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
/** Let pass what one may do but need not. */
export interface WaiveCommand {
  do: "waive";
}
export type AnyCommand = WaiveCommand | PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand | BuyChipsCommand | SitOutCommand | ComeInCommand | LeaveCommand | JoinListCommand | LeaveListCommand | TakeBankCommand | PassBankCommand | AskFreshCommand;
export type HandCommand = PutUpCommand | PlaceWagerCommand | TakeBackCommand | RefuseCommand | DoneCommand | InsureCommand | DeclineCommand | FollowCommand | HitCommand | StandCommand | DoubleCommand | SplitCommand | SurrenderCommand | ShakeCommand | SetHandCommand | ProposeCommand | LookAtCommand | AskAdviceCommand | LetDealerSetCommand | ConfirmCommand | GoOnTopCommand | RetireCommand | DrawCardCommand | TakeDiscardCommand | ForceCommand | LetGoCommand | LayMeldCommand | IncreaseCommand | SplitMeldCommand | DiscardCardCommand | FoldCommand | CheckCommand | CallCommand | BetCommand | BringInCommand | DiscardCommand | StakeCommand | MatchCommand | StayOutCommand | StraddleCommand | PassCommand | StandAllInCommand | StayInCommand | RaiseCommand | ShowCommand | MuckCommand | PlayBoardCommand;
export type AnyView = PotView | BankedView | PanView;
export type ToServer = Hello | Order | Sit | Leave | Bots | Ping;
export type ToClient = State | Done | Refused | Failed | Pong;
