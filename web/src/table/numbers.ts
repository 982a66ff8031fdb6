/** Number keys: each chooses the card that it stands at. */

import { sorted } from "./cards";
import type { Desk } from "./desk.svelte";
import { lookOf } from "./families";

/** Choose a card of the viewer's, or let it go; true if numbers mean cards now. */
export function choose(desk: Desk, number: number): boolean {
  const { picking, table, cards } = desk;
  if (!picking?.numbers) {
    return desk.offer("set-hand") !== undefined || desk.offer("propose") !== undefined;
  }
  const order = table && lookOf(table).spreads ? sorted(cards, desk.sort) : cards.map((_, at) => at);
  // Ten is the key of 0.
  const index = order[(number + 9) % 10];
  if (index !== undefined && picking.may(cards[index] ?? "")) picking.toggle(index);
  return true;
}
