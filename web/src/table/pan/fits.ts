/** The cards and melds that the drawn card fits, by what is proposed. */

import type { IncreaseCommand, LayMeldCommand, MeldHint, SplitMeldCommand } from "../../wire/messages";

/** Proposals at a pan table lay out cards. */
export type Laying = LayMeldCommand | IncreaseCommand | SplitMeldCommand;

export const laying = (hint: MeldHint): Laying => hint.command as Laying;

/** The best proposal: the places of its cards in the hand, and its meld on the table; 0 for a new one. */
export function fitting(
  hint: MeldHint | undefined,
  hand: readonly string[],
  drawn: readonly string[],
): { places: ReadonlySet<number>; meld: number } {
  const places = new Set<number>();
  if (!hint) return { places, meld: 0 };
  const { cards = [], meld = 0 } = laying(hint);
  const wanted = [...cards];
  for (const card of drawn) {
    const at = wanted.indexOf(card);
    if (at >= 0) wanted.splice(at, 1);
  }
  for (const card of wanted) {
    const at = hand.findIndex((each, index) => each === card && !places.has(index));
    if (at >= 0) places.add(at);
  }
  return { places, meld };
}
