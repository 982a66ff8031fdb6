/** What is drawn at each seat, read off the view; no rules here. */

import type {
  Countdown,
  HandView,
  Line,
  Result,
  SeatPlate,
  SeatView,
  TableView,
  WagerView,
} from "../wire/messages";
import { betOf, layoutOf, playsBoard } from "../wire/views";
import { lookOf } from "./families";

export interface SeatScene {
  seat: number;
  plate: SeatPlate | undefined;
  view: SeatView | undefined;
  /** At a banked table: the hands on the spot of this seat, and what rides on them. */
  hands: HandView[];
  wagers: WagerView[];
  chips: number;
  bet: number;
  awaited: boolean;
  countdown: Countdown | undefined;
  result: Result | undefined;
  shown: readonly string[];
  status: string;
  folded: boolean;
  said: string;
  button: boolean;
  bank: boolean;
}

const STANDING: Record<string, string> = {
  out: "out",
  waiting: "waits",
  owing: "to come in",
  posting: "posts next",
};

/** The spot on which a hand is played: 3, 13 and 23 are hands of spot 3. */
export function spotOf(hand: number): number {
  return hand % 10;
}

export function nameOf(table: TableView, seat: number): string {
  const plate = table.seats.find((each) => each.seat === seat);
  return plate?.you ? "You" : (plate?.name ?? `Seat ${seat}`);
}

export function seatScene(table: TableView, seat: number, lines: readonly Line[]): SeatScene {
  const { hand } = table;
  const plate = table.seats.find((each) => each.seat === seat);
  const view = hand?.seats.find((each) => each.seat === seat);
  const layout = layoutOf(hand);
  const look = lookOf(table);
  const running = hand !== null && !hand.over;
  return {
    seat,
    plate,
    view,
    hands: layout?.hands.filter((each) => spotOf(each.hand) === seat) ?? [],
    wagers: layout?.wagers.filter((each) => spotOf(each.hand) === seat) ?? [],
    chips: running && view ? view.chips : (plate?.chips ?? view?.chips ?? 0),
    bet: table.betting && view ? betOf(view) : 0,
    awaited: running && hand.awaited.includes(seat),
    countdown: running ? table.deadline[seat] : undefined,
    result: running ? undefined : table.results.find((each) => each.seat === seat),
    shown: table.shown[seat] ?? [],
    status: status(table, plate, view, running),
    folded: Boolean(view && !view.live && look.out),
    said: running ? said(lines, plate, seat) : "",
    button: look.button && (hand?.button ?? table.button) === seat,
    bank: (layout?.bank ?? 0) === seat,
  };
}

function status(
  table: TableView,
  plate: SeatPlate | undefined,
  view: SeatView | undefined,
  running: boolean,
): string {
  if (!plate) return "";
  if (plate.away) return "away";
  if (plate.leaving) return "leaving";
  const playing = running && view;
  if (!playing) return plate.standing === "in" ? "" : (STANDING[plate.standing ?? "in"] ?? "");
  if (playsBoard(view)) return "plays the board";
  const look = lookOf(table);
  if (look.pot && view.live && !view.chips) return "all-in";
  return view.live ? "" : look.out;
}

// What a player did last is said at his plate until the next street.
const SAID = new Set([
  "called",
  "raised",
  "checked",
  "folded",
  "discarded",
  "straddled",
  "brought-in",
  "stake-set",
  "stake-matched",
  "stayed-out",
  "left-out",
  "hit-taken",
  "stood",
  "doubled",
  "pair-split",
  "surrendered",
  "laid",
  "card-discarded",
  "discard-taken",
  "went-on-top",
  "hand-set",
  "mucked",
  "bet-followed",
]);
const STREETS = new Set(["dealt", "board-dealt", "betting-opened", "draw-opened"]);

function said(lines: readonly Line[], plate: SeatPlate | undefined, seat: number): string {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - 14); at--) {
    const line = lines[at];
    if (!line || STREETS.has(line.kind ?? "")) return "";
    if (line.seat === seat && SAID.has(line.kind ?? "")) return spoken(line.text, plate);
  }
  return "";
}

function spoken(text: string, plate: SeatPlate | undefined): string {
  const name = plate?.you ? "You" : (plate?.name ?? "");
  const rest = text.startsWith(name) ? text.slice(name.length).trim() : text;
  // A plate has room for a few words; the log has them all.
  return (rest.split(/[,:[]/)[0] ?? "").replace(" and is all-in", "").trim().slice(0, 26);
}

// The lines that say how a hand ended.
const ENDS = new Set(["pot-awarded", "wager-settled", "tops-won", "last-left"]);

/** How the hand ended, in the words of the log: who won a pot, or what became of one's own bets. */
export function outcome(table: TableView, lines: readonly Line[]): Line[] {
  if (!table.hand?.over) return [];
  const ends = lines.filter((line) => ENDS.has(line.kind ?? "") && line.seq >= started(lines));
  const own = ends.filter((line) => line.kind !== "wager-settled" || line.seat === table.you);
  return own;
}

/** Lines of one hand are numbered within its hundred thousand. */
function started(lines: readonly Line[]): number {
  return Math.floor((lines.at(-1)?.seq ?? 0) / 100000) * 100000;
}

/** What a hand counts, as short as possible; the whole words are read out. */
export function count(hand: HandView): string {
  if (!hand.total) return "";
  if (hand.total.startsWith("natural")) return "natural";
  return `${hand.soft ? "soft " : ""}${hand.points}${hand.doubled ? " ×2" : ""}`;
}

/** What lies in the middle: what is gathered, without the bets that still lie before the seats. */
export function gathered(table: TableView): number {
  const { hand } = table;
  if (!hand) return 0;
  const bets = table.betting ? hand.seats.reduce((sum, seat) => sum + betOf(seat), 0) : 0;
  return hand.pot - bets;
}

/** All seats clockwise from the viewer, who comes first; a stranger looks from seat 1. */
export function clockwise(table: TableView): number[] {
  const seats = Array.from({ length: table.most }, (_, index) => index + 1);
  const start = table.you && table.you <= table.most ? table.you : 1;
  return [...seats.slice(start - 1), ...seats.slice(0, start - 1)];
}
