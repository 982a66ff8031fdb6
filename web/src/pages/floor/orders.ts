/** Orders of the floor about a person or the table, and which of them fit somebody now. */

import { t } from "../../lib/words.svelte";
import type { AnyAct, FloorTable, SeatPlate } from "../../wire/messages";

export type OrderKind =
  | "page"
  | "move"
  | "expel"
  | "bar-table"
  | "post-rule"
  | "close-table"
  | "break-table";

/** An order about to be given. */
export interface Asked {
  kind: OrderKind;
  /** The player it is about, if it is about one. */
  plate?: SeatPlate;
}

/** The words and the place that an order needs. */
export interface Filled {
  words: string;
  /** A table and a seat of it, as `table/seat`; empty if none was chosen. */
  place: string;
}

/** The spoken name of a button about somebody: several of them stand on a page. */
export function whose(what: string, name: string): string {
  return t("floor-of", { what: t(what), name });
}

/** Orders that need words of the floor person: a message, a rule, a reason. */
export const WORDED: readonly OrderKind[] = ["page", "expel", "bar-table", "post-rule"];

/** The orders that can be given about a player: nobody decides where they sit themselves. */
export function orders(plate: SeatPlate, table: FloorTable): OrderKind[] {
  const kinds: OrderKind[] = plate.bot ? ["move", "expel"] : ["page", "move", "expel", "bar-table"];
  return kinds.filter(
    (kind) =>
      table.may.includes(kind) &&
      (kind !== "move" || (plate.role ?? "player") !== "bank"),
  );
}

/** True once everything is said that must be. */
export function isComplete({ kind }: Asked, { words, place }: Filled): boolean {
  return (!WORDED.includes(kind) || words.trim() !== "") && (kind !== "move" || place !== "");
}

/** The act of an order, at the table as it was seen. */
export function actOf({ kind, plate }: Asked, filled: Filled, table: FloorTable): AnyAct {
  const name = table.card.name;
  const { seq } = table.state;
  const words = filled.words.trim();
  switch (kind) {
    case "page":
      return { do: kind, table: name, name: plate?.name ?? "", text: words };
    case "move": {
      const [to_table = "", to = ""] = filled.place.split("/");
      return { do: kind, table: name, seq, seat: plate?.seat ?? 0, to: Number(to), to_table };
    }
    case "expel":
      return { do: kind, table: name, seq, seat: plate?.seat ?? 0, reason: words };
    case "bar-table":
      return { do: kind, table: name, name: plate?.name ?? "", reason: words };
    case "post-rule":
      return { do: kind, table: name, text: words };
    case "close-table":
    case "break-table":
      return { do: kind, table: name };
  }
}
