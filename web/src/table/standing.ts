/** Orders about a seat that a player has given in advance. */

import type { Preferences } from "../lib/settings.svelte";
import type { TableView } from "../wire/messages";
import type { Command } from "./desk.svelte";

/** The order that falls due now: to sit out at the big blind, or to come in as the player prefers. */
export function standingOrder(
  table: TableView,
  rests: boolean,
  how: Preferences["blinds"],
): Command | null {
  const own = table.seats.find((plate) => plate.you);
  if (!own || own.leaving) return null;
  if (rests && own.standing !== "out" && table.blind_next === table.you) return { do: "sit-out" };
  const offer = table.between.find((each) => each.do === "come-in");
  // A newcomer waits for the big blind until they say otherwise.
  const owes = own.standing === "owing" || own.standing === "waiting";
  const may = how !== "ask" && owes && offer?.how?.includes(how);
  return may ? { do: "come-in", how } : null;
}

/** True once nobody is there to sit out at the big blind: they are up, on their way, or out already. */
export function restIsOver(table: TableView): boolean {
  const own = table.seats.find((plate) => plate.you);
  return !own || Boolean(own.leaving) || own.standing === "out";
}
