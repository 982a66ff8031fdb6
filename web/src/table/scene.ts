/** The content of each seat, read off the view; no rules here. */

import type {
  Countdown,
  HandView,
  Line,
  PotView,
  Result,
  SeatPlate,
  SeatView,
  TableView,
  WagerView,
} from "../wire/messages";
import { dollars } from "../lib/money";
import { betOf, layoutOf, playsBoard, potOf } from "../wire/views";
import { lookOf } from "./families";
import { has, t } from "../lib/words.svelte";

export interface SeatScene {
  seat: number;
  plate: SeatPlate | undefined;
  view: SeatView | undefined;
  /** At a banked table: the hands on the spot of this seat, and their wagers. */
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

/** The spot that a hand is played on: 3, 13 and 23 are hands of spot 3. */
export function spotOf(hand: number): number {
  return hand % 10;
}

export function nameOf(table: TableView, seat: number): string {
  const plate = table.seats.find((each) => each.seat === seat);
  return plate?.you ? t("table-you") : (plate?.name ?? t("page-seat", { seat }));
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
    folded: Boolean(view && !view.live && look.out && !table.shown[seat]),
    said: running ? said(ofHand(table, lines), seat, table.betting) : "",
    button: look.button && (hand?.button ?? table.button) === seat,
    bank: (layout?.bank ?? 0) === seat,
  };
}

/** A place in the game other than simply being in it. */
function standing(plate: SeatPlate): string {
  const { standing = "in" } = plate;
  return has(`status-${standing}`) ? standing : "";
}

/** The end of the id of the message that says how a seat stands; empty if there is nothing to say. */
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
  if (!playing) return standing(plate);
  if (playsBoard(view)) return "board";
  const look = lookOf(table);
  const hand = potOf(table.hand);
  if (look.pot && view.live && !view.chips) return plays(hand, view.seat) ? "all-in" : "free";
  // Whoever gave a hand up has chips left, or has paid some.
  if (look.pot && !view.live && !view.chips && "paid" in view && !view.paid) return "left-out";
  return view.live ? "" : look.out;
}

/** True if a seat has chips in a pot: one whose last went on the fee plays for nothing. */
function plays(hand: PotView | null, seat: number): boolean {
  return hand?.pots.some((pot) => pot.seats.includes(seat)) ?? false;
}

// A player's last action stays at their plate until the next street or the end of the hand.
const STREETS = new Set(["dealt", "board-dealt", "betting-opened", "draw-opened"]);

// Said of a bet: it stands only as long as there is betting.
const BETS = new Set(["checked", "called", "raised", "brought-in"]);

function said(lines: readonly Line[], seat: number, betting: boolean): string {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - 14); at--) {
    const line = lines[at];
    if (!line || STREETS.has(line.kind ?? "")) return "";
    if (line.seat === seat && line.short) {
      return !betting && BETS.has(line.kind ?? "") ? "" : line.short;
    }
  }
  return "";
}

// Lines that tell the end of a hand.
const ENDS = new Set(["pot-awarded", "wager-settled", "tops-won", "last-left"]);

/** The end of the hand in the log's words: pots won, and results of the viewer's own bets. */
export function outcome(table: TableView, lines: readonly Line[]): Line[] {
  if (!table.hand?.over) return [];
  const ends = ofHand(table, lines).filter((line) => ENDS.has(line.kind ?? ""));
  const own = ends.filter((line) => line.kind !== "wager-settled" || line.seat === table.you);
  return own;
}

/** The lines of the hand on the table, numbered within its hundred thousand. */
export function ofHand(table: TableView, lines: readonly Line[]): Line[] {
  const running = table.hand !== null && !table.hand.over;
  const number = table.hands + (running ? 1 : 0);
  return lines.filter((line) => Math.floor(line.seq / 100000) === number);
}

/** A hand's count in words: "soft 17". */
export function total(hand: HandView): string {
  return hand.kind ? t("total", { kind: hand.kind, points: hand.called ?? "" }) : "";
}

/** A hand's count, as short as possible; the whole words are read out. */
export function count(hand: HandView): string {
  if (!hand.kind) return "";
  if (hand.kind === "natural") return t("count-natural");
  const points = String(hand.points);
  return `${hand.soft ? t("count-soft", { points }) : points}${hand.doubled ? " ×2" : ""}`;
}

/** All seats clockwise from the viewer, who comes first; a spectator looks from seat 1. */
export function clockwise(table: TableView): number[] {
  const seats = Array.from({ length: table.most }, (_, index) => index + 1);
  const start = table.you && table.you <= table.most ? table.you : 1;
  return [...seats.slice(start - 1), ...seats.slice(0, start - 1)];
}

/** The stakes of a hand with a kill, and who posted it; empty in any other hand. */
export function killWords(table: TableView): string {
  const hand = potOf(table.hand);
  if (!hand?.kill || hand.over) return "";
  const { small_bet: small, big_bet: big } = hand.stakes;
  const stakes = { small: dollars(small), big: dollars(big) };
  if (hand.kill === table.you) return t("table-kill-you", stakes);
  return t("table-kill", { ...stakes, name: nameOf(table, hand.kill) });
}
