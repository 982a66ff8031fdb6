/** The rules of a table, fetched once in a language: every "why?" reads them. */

import { api } from "../wire/api";
import type { Rules } from "../wire/messages";
import { language } from "./words.svelte";

const kept = new Map<string, Promise<Rules>>();

export function rulesOf(table: string): Promise<Rules> {
  const place = `${language()} ${table}`;
  let rules = kept.get(place);
  if (rules === undefined) {
    rules = api.rules(table);
    kept.set(place, rules);
    // A failed request is tried again.
    rules.catch(() => kept.delete(place));
  }
  return rules;
}
