/** Chips that change places between two moments of a hand. */

import type { HandResult, TableView } from "../wire/messages";
import { betOf, layoutOf } from "../wire/views";
import { spotOf } from "./scene";

/** A seat by its number, or what lies between the seats: the pot, or the bank. */
export type Place = number | "middle";

export interface Flight {
  from: Place;
  to: Place;
  amount: number;
}

/** The number of the hand on the table, as the server counts them. */
const handOf = (table: TableView): number => table.hands + (table.hand?.over ? 0 : 1);

const key = (result: HandResult): string => `${result.seat}/${result.hand}`;

/** Chips that went over the table since an earlier moment of the same hand. */
export function flights(before: TableView | null, now: TableView): Flight[] {
  if (!before?.hand || !now.hand || handOf(before) !== handOf(now)) return [];
  return layoutOf(now.hand) ? paid(before, now) : gathered(before, now);
}

/** The seats that got cards since an earlier moment. */
export function dealtTo(before: TableView | null, now: TableView): Set<number> {
  const had = before && handOf(before) === handOf(now) ? held(before) : new Map<number, number>();
  return new Set([...held(now)].filter(([seat, cards]) => cards > (had.get(seat) ?? 0)).map(([seat]) => seat));
}

/** The number of cards that lie at each seat, face up or down. */
function held({ hand }: TableView): Map<number, number> {
  const cards = new Map<number, number>();
  const add = (seat: number, more: number) => cards.set(seat, (cards.get(seat) ?? 0) + more);
  for (const seat of hand?.seats ?? []) add(seat.seat, seat.down.length + seat.up.length);
  for (const each of layoutOf(hand)?.hands ?? [])
    add(spotOf(each.hand), each.up.length + (each.down?.length ?? 0));
  return cards;
}

/** Wagers won from the bank, or lost to it. */
function paid(before: TableView, now: TableView): Flight[] {
  const bank = layoutOf(now.hand)?.bank;
  const known = new Set(before.hand_results.map(key));
  return now.hand_results
    .filter((each) => !known.has(key(each)) && each.amount && each.seat !== bank)
    .filter((each) => layoutOf(now.hand)?.hands.some((hand) => hand.hand === each.hand))
    .map(({ hand, amount }) =>
      amount > 0
        ? { from: "middle", to: spotOf(hand), amount }
        : { from: spotOf(hand), to: "middle", amount: -amount },
    );
}

/** Bets gathered into the pot, chips paid into it without a bet, and what its winners get. */
function gathered(before: TableView, now: TableView): Flight[] {
  const found: Flight[] = [];
  for (const seat of now.hand?.seats ?? []) {
    const was = before.hand?.seats.find((each) => each.seat === seat.seat);
    if (!was) continue;
    const lay = before.betting ? betOf(was) : 0;
    const lies = now.betting ? betOf(seat) : 0;
    const gained = seat.chips - was.chips;
    // An uncalled bet goes back to its seat.
    const gone = Math.max(0, lay - lies - Math.max(0, gained));
    const spent = Math.max(0, -gained - Math.max(0, lies - lay));
    const won = Math.max(0, gained - Math.max(0, lay - lies));
    if (gone + spent) found.push({ from: seat.seat, to: "middle", amount: gone + spent });
    if (won) found.push({ from: "middle", to: seat.seat, amount: won });
  }
  return found;
}
