/** The figures of a limit as they are typed: dollars for people, cents for the room. */

import { dollars } from "../../lib/money";
import type { Amendment } from "../../wire/messages";

export type Field = Exclude<keyof Amendment, "like">;
export interface Step {
  up_to: number;
  amount: number;
}

// In the order of the page; those with steps have a bound and an amount in each row.
export const FIELDS: readonly Field[] = [
  "small_bet",
  "big_bet",
  "blinds",
  "ante",
  "bring_in",
  "buy_in",
  "short_buy",
  "bands",
  "time_fee",
  "wagers",
  "bank",
  "behind",
];
export const STEPPED: readonly Field[] = ["bands", "wagers"];
// Figures that a game of wagers has on paper only.
const POT: readonly Field[] = ["blinds", "ante", "bring_in"];

/** The fields that mean something at a limit. */
export function fieldsOf(figures: Amendment): readonly Field[] {
  const banked = figures.wagers !== undefined && figures.wagers !== null;
  return FIELDS.filter((each) => (figures[each] ?? null) !== null && !(banked && POT.includes(each)));
}

/** A typed amount in cents, nothing included; null for anything else. */
export function amountOf(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, "");
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

/** An amount as it is typed: without a sign. */
export const typed = (amount: number): string => dollars(amount).replace("$", "").replaceAll(",", "");

/** A figure in words; a bound is players or dollars. */
export function said(field: Field, value: Amendment[Field], players: (count: number) => string): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "number") return dollars(value);
  const parts = (value as readonly (number | Step)[]).map((each) =>
    typeof each === "number"
      ? dollars(each)
      : `${field === "wagers" ? `≤ ${dollars(each.up_to)}` : players(each.up_to)}: ${dollars(each.amount)}`,
  );
  return parts.join(" · ") || "–";
}

/** The amendments of an edition, with those of one limit; a figure as it is in force is left out. */
export function amended(
  known: Readonly<Record<string, Amendment>>,
  limit: string,
  now: Amendment,
  wanted: Amendment,
): Record<string, Amendment> {
  const changed = Object.fromEntries(
    FIELDS.filter((each) => JSON.stringify(wanted[each]) !== JSON.stringify(now[each])).map((each) => [
      each,
      wanted[each],
    ]),
  );
  const like = wanted.like ? { like: wanted.like } : {};
  const own = { ...known[limit], ...like, ...changed };
  return Object.keys(own).length > 0 ? { ...known, [limit]: own } : { ...known };
}
