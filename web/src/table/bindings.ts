/** The letters of the buttons: the usual ones, and those that a person prefers. */

import { settings } from "../lib/settings.svelte";
import { LOOKS } from "./families";

/** Keys known at every table, each with the message that says its effect. */
export const COMMON: [string, string][] = [
  ["N", "keys-pass"],
  ["B", "keys-buy"],
  ["S", "keys-sit"],
  ["W", "keys-wait"],
  ["Y", "keys-stay"],
  ["G", "keys-go"],
  ["L", "keys-log"],
  ["?", "keys-help"],
  ["/", "keys-say"],
  ["Enter", "keys-enter"],
  ["Esc", "keys-escape"],
];

/** True for a key that a person may move. */
export function isLetter(key: string): boolean {
  return /^[a-z]$/i.test(key);
}

/** The key to press for a button with this usual key. */
export function keyOf(usual: string): string {
  return settings.value.bindings[usual] ?? usual;
}

/** Move a button to another letter; returns the usual key of the button that has it already. */
export function bind(usual: string, key: string): string {
  const taken = neighbours(usual).find((each) => keyOf(each) === key);
  if (taken) return taken;
  const { [usual]: _, ...others } = settings.value.bindings;
  settings.change({ bindings: key === usual ? others : { ...others, [usual]: key } });
  return "";
}

/** All other letters that stand at a table together with one. */
function neighbours(usual: string): string[] {
  const common = letters(COMMON);
  const tables = Object.values(LOOKS).map((look) => [...letters(look.keys), ...common]);
  const together = tables.filter((table) => table.includes(usual)).flat();
  return [...new Set(together)].filter((each) => each !== usual);
}

function letters(keys: readonly [string, string][]): string[] {
  return keys.map(([key]) => key.toLowerCase()).filter(isLetter);
}
