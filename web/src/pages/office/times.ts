/** Times of day: minutes since midnight for the room, 18:00 for people. */

import type { Span } from "../../wire/messages";

export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The minutes of a typed time; null for anything else. */
export function minutes(text: string): number | null {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

export const span = (each: Span): string => `${clock(each.opens)}–${clock(each.closes)}`;
