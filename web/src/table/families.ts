/** The look of each family of games. */

import type { TableView } from "../wire/messages";
import { banked } from "./banked/look";
import type { Look } from "./look";
import { pan } from "./pan/look";
import { pot } from "./pot/look";

export type Family = TableView["family"];

export const LOOKS: Record<Family, Look> = { pot, banked, pan };

/** The look of a table's games; a newer server may know more families than this page. */
export function lookOf(table: { family: Family }): Look {
  const known: Partial<Record<string, Look>> = LOOKS;
  return known[table.family] ?? pot;
}
