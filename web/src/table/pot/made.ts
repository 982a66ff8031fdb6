/** Hands that lie open: their names, and the cards that make them. */

import type { Made, TableView } from "../../wire/messages";
import type { Ring } from "../cards";

export function madeOf(table: TableView, seat: number): readonly Made[] {
  return table.made.filter((made) => made.seat === seat);
}

/** The name of a seat's hand; where high and low share the pots, of both. */
export function called(table: TableView, seat: number): string {
  return madeOf(table, seat)
    .map((made) => made.words)
    .join("; ");
}

/** The names of a seat's hands where there is little room. */
export function briefly(table: TableView, seat: number): string[] {
  return madeOf(table, seat).map((made) => made.brief || made.words);
}

/** The rings of cards, as far as they belong to a hand that won the main pot. */
export function rings(won: readonly Made[], cards: readonly string[]): Ring[] {
  const high = new Set(won.filter((made) => made.won && made.half !== "low").flatMap(fiveOf));
  const low = new Set(won.filter((made) => made.won && made.half === "low").flatMap(fiveOf));
  return cards.map((card) =>
    high.has(card) ? (low.has(card) ? "both" : "high") : low.has(card) ? "low" : "",
  );
}

/** True for each card that plays in none of a seat's hands, where a hand has more than five. */
export function idle(made: readonly Made[], cards: readonly string[]): boolean[] {
  const plays = new Set(made.flatMap(fiveOf));
  return cards.map((card) => cards.length > 5 && plays.size > 0 && !plays.has(card));
}

function fiveOf(made: Made): readonly string[] {
  return made.five ?? [];
}
