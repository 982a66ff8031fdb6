/** The spots of a banked table, read off the view; no rules here. */

import { signed } from "../../lib/money";
import { t } from "../../lib/words.svelte";
import type { HandView, Line, Reading, TableView } from "../../wire/messages";
import { layoutOf } from "../../wire/views";
import { type SeatScene, clockwise, nameOf, ofHand, seatScene, spotOf } from "../scene";

/** The number of the bank's hand. */
export const BANK = 9;

export interface Spot extends SeatScene {
  /** The player who decides for its hands: mostly the one who sits there. */
  player: number;
  /** The player's own chips in the circle, other players' behind them, and insurance. */
  own: number;
  behind: number;
  insured: number;
  /** The player's win or loss on this spot, once it is settled. */
  net: number | undefined;
  /** True while one of its hands is in turn, and once its hand of two parts is set. */
  turn: boolean;
  set: boolean;
}

export interface Around {
  /** Everybody else, clockwise from the viewer's left, up one side and down the other. */
  left: Spot[];
  right: Spot[];
  /** The viewer's own spot, unless they bank or look on. */
  mine: Spot | undefined;
  bank: SeatScene | undefined;
}

export function around(table: TableView, lines: readonly Line[], free: ReadonlySet<number>): Around {
  const bank = bankOf(table);
  const mine = table.you && table.you <= table.most && table.you !== bank ? table.you : 0;
  const others = clockwise(table)
    .filter((seat) => seat !== bank && seat !== mine)
    .map((seat) => spotAt(table, seat, lines))
    .filter((spot) => spot.plate || spot.hands.length || spot.wagers.length || free.has(spot.seat));
  const half = Math.ceil(others.length / 2);
  return {
    left: others.slice(0, half).reverse(),
    right: others.slice(half),
    mine: mine ? spotAt(table, mine, lines) : undefined,
    bank: bank ? seatScene(table, bank, lines) : undefined,
  };
}

/** The seat that banks this hand, or banked the last one; 0 before the first. */
export function bankOf(table: TableView): number {
  return layoutOf(table.hand)?.bank ?? 0;
}

export function spotAt(table: TableView, seat: number, lines: readonly Line[]): Spot {
  const scene = seatScene(table, seat, lines);
  const layout = layoutOf(table.hand);
  const player = layout?.players[seat] ?? seat;
  const sum = (of: "amount" | "insurance", behind: boolean) =>
    scene.wagers
      .filter((wager) => Boolean(wager.behind) === behind)
      .reduce((total, wager) => total + (wager[of] ?? 0), 0);
  return {
    ...scene,
    countdown: table.deadline[player],
    player,
    own: sum("amount", false),
    behind: sum("amount", true),
    insured: sum("insurance", false) + sum("insurance", true),
    net: netOf(table, player, (hand) => spotOf(hand) === seat && hand !== BANK),
    turn: Boolean(layout?.turn) && spotOf(layout?.turn ?? 0) === seat,
    set: ofHand(table, lines).some((line) => line.kind === "hand-set" && line.seat === player),
  };
}

/** The hands of a spot that have cards. */
export function dealtTo(spot: Spot): HandView[] {
  return spot.hands.filter((hand) => hand.front?.length || hand.up.length || hand.down?.length);
}

/** What a spot is called if somebody plays it who sits elsewhere; else its player's name will do. */
export function calledAt(table: TableView, spot: Spot): string {
  if (spot.player === spot.seat) return "";
  return t("spot-of", { name: nameOf(table, spot.player), spot: spot.seat });
}

/** The hands that a player plays, on whatever spots. */
export function handsOf(table: TableView, player: number): HandView[] {
  const layout = layoutOf(table.hand);
  return layout?.hands.filter((hand) => layout.players[spotOf(hand.hand)] === player) ?? [];
}

/** A player's win or loss with some of the hands; undefined until one of them is settled. */
export function netOf(
  table: TableView,
  player: number,
  which: (hand: number) => boolean,
): number | undefined {
  const found = table.hand_results.filter((each) => each.seat === player && which(each.hand));
  return found.length ? found.reduce((total, each) => total + each.amount, 0) : undefined;
}

/** A win or a loss with its sign, or that the chips come back. */
export function said(net: number): string {
  return net ? signed(net) : t("spot-push");
}

/** A hand of two parts in words, if the viewer sees it. */
export function readingOf(table: TableView, hand: number): Reading | undefined {
  return table.readings.find((each) => each.hand === hand);
}

/** The money that a player has put behind another one's bank. */
export function backs(table: TableView, seat: number): number {
  const layout = layoutOf(table.hand);
  const found = layout?.covers.filter((each) => each.seat === seat && seat !== layout.bank) ?? [];
  return found.reduce((sum, each) => sum + each.posted, 0);
}

/** The money with which the bank covers the wagers. */
export function covered(table: TableView): number {
  return layoutOf(table.hand)?.covers.reduce((sum, each) => sum + each.posted, 0) ?? 0;
}
