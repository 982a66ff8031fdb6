// Written by `python -m cardhouse.server.typescript` from the messages of the server:
// change them there, not here.

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
/** Have so many bots at the table where one sits, as far as there are seats. */
export interface Bots {
  type: "bots";
  id: string;
  count: number;
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
/** An order was carried out and is stored; the state up to `seq` shows it. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
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
  seat: number | "chance" | "dealer" | "floor";
  meld: number;
  cards: string[];
}
/** Lay a new meld: cards of one's own, and at most one borrowed from a meld, by its number. */
export interface LayMeldCommand {
  do: "meld";
  seat: number | "chance" | "dealer" | "floor";
  cards: string[];
  meld: number;
  borrowed: string[];
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
  command: LayMeldCommand | IncreaseCommand | SplitMeldCommand;
}
/** A spread, and what it is worth as it lies, in chips. */
export interface MeldView {
  kind: string;
  cards: string[];
  worth: number;
  suit: string;
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
  do: string;
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
  command: Record<string, unknown>;
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
}
/** Is anybody there? */
export interface Ping {
  type: "ping";
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
/** What somebody may do in this room. */
export interface RolesOf {
  name: string;
  roles: ("floor" | "manager" | "player")[];
}
/** What viewers may do about their seat: an order's `do`, or the message of that type. */
export interface RoomOffer {
  do: string;
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
/** One of the ways to set seven cards as two hands. */
export interface Setting {
  front: string[];
  back: string[];
  front_words: string;
  back_words: string;
  foul: boolean;
  house: boolean;
}
/** Take a seat; what one lacks in chips, the cage sells. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  chips?: number;
}
/** Add cards to a meld and divide it in two; `first` are the cards of one of them. */
export interface SplitMeldCommand {
  do: "split-meld";
  seat: number | "chance" | "dealer" | "floor";
  meld: number;
  cards: string[];
  first: string[];
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
/** The whole table as this viewer sees it, and the hand so far in words. */
export interface State {
  type: "state";
  seq: number;
  table: TableView;
  lines: Line[];
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
/** Chips that ride on a hand. */
export interface WagerView {
  seat: number;
  hand: number;
  amount: number;
  behind?: boolean;
  insurance?: number;
}
export type AnyView = PotView | BankedView | PanView;
export type ToServer = Hello | Order | Sit | Leave | Bots | Ping;
export type ToClient = State | Done | Refused | Failed | Pong;
