/** The rules of a table, fetched once: every "why?" reads them. */

import { api } from "../wire/api";
import type { Rules } from "../wire/messages";

const kept = new Map<string, Promise<Rules>>();

export function rulesOf(table: string): Promise<Rules> {
  let rules = kept.get(table);
  if (rules === undefined) {
    rules = api.rules(table);
    kept.set(table, rules);
    // What failed is asked for again.
    rules.catch(() => kept.delete(table));
  }
  return rules;
}
