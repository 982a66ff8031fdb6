/** Cards and chips of a game for a pot in the order in which they lie. */

import type { Line, PotView, TableView } from "../../wire/messages";
import { betOf, potOf } from "../../wire/views";
import { ofHand, type SeatScene } from "../scene";

/** A seat's cards: those dealt face down first, also once they are turned up. */
export function laid(table: TableView, scene: SeatScene): readonly string[] {
  const { view } = scene;
  const lies = view ? [...view.down, ...view.up] : [];
  const cards = lies.length ? lies : scene.shown;
  const { up } = table.deals;
  if (!up || cards.length <= up || view?.down.length) return cards;
  return [...cards.slice(up), ...cards.slice(0, up)];
}

export interface Gathered {
  amount: number;
  /** The seats that play for it. */
  seats: readonly number[];
}

/** The pots without the bets that still lie before the seats. */
export function gatheredPots(table: TableView): Gathered[] {
  const hand = potOf(table.hand);
  if (!hand) return [];
  const pots = table.betting ? hand.pots.map((_, at) => without(hand, at)) : hand.pots;
  return pots.filter((pot) => pot.amount > 0);
}

function without(hand: PotView, at: number): Gathered {
  const { amount, seats, beyond = 0 } = hand.pots[at] ?? { amount: 0, seats: [] };
  const most = hand.pots[at + 1]?.beyond ?? Infinity;
  const bets = hand.seats.map((seat) => {
    const { paid } = seat;
    return Math.max(0, Math.min(paid, most) - Math.max(paid - betOf(seat), beyond));
  });
  return { amount: amount - bets.reduce((sum, bet) => sum + bet, 0), seats };
}

/** The number of cards that a seat drew last; undefined before its draw. */
export function drew(table: TableView, lines: readonly Line[], seat: number): number | undefined {
  const line = ofHand(table, lines).findLast(
    (each) => each.seat === seat && each.kind === "discarded",
  );
  const thrown = line?.args?.["cards"];
  return typeof thrown === "object" && thrown.is === "cards" ? thrown.cards.length : undefined;
}
