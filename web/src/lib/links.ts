/** The links of one's own private tables: only their maker is told them, and only once. */

import { to } from "./router.svelte";

const PLACE = "cardhouse.links";

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** The link of a table, as far as this browser was told. */
export function linkOf(table: string): string {
  const word = kept()[table];
  return word ? new URL(to.enter(table, word), location.origin).href : "";
}

export function keepLink(table: string, word: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [table]: word }));
  } catch {
    // A browser that stores nothing shows it now, and can make a new one.
  }
}
