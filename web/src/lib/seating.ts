/** From the lobby to a chair in one step: find a free seat, and sit. */

import { lookOf } from "../table/families";
import type { RoomOffer, State, TableCard, ToClient } from "../wire/messages";
import { TableSocket } from "../wire/socket";
import { tableAddress } from "../wire/table.svelte";
import { t } from "./words.svelte";

const PATIENCE = 8000;

/** Sit down at a table; a player who sits there already just comes back. */
export async function sitDown(table: string): Promise<void> {
  let told: (message: ToClient) => void = () => {};
  const socket = new TableSocket(tableAddress(table), {
    message: (message) => told(message),
    link: () => {},
  });
  const first = new Promise<State>((show, fail) => {
    told = (message) => {
      if (message.type === "state") show(message);
      else if (message.type === "failed") fail(new Error(message.words));
    };
    setTimeout(() => fail(new Error(t("seating-silent"))), PATIENCE);
  });
  try {
    socket.open();
    const { table: view } = await first;
    if (view.you !== 0) return;
    const offer = view.between.find((each: RoomOffer) => each.do === "sit");
    const seat = offer?.seats?.[0];
    if (seat === undefined) throw new Error(t("seating-full"));
    await socket.send({ type: "sit", seat, chips: 0 });
  } finally {
    socket.close();
  }
}

/** The table with the shortest wait for a hand. */
export function soonest(tables: readonly TableCard[]): TableCard | undefined {
  const free = tables.filter((table) => table.taken < table.seats);
  const merit = (table: TableCard): number =>
    lookOf(table).known +
    (table.game.startsWith("holdem") ? 4 : 0) +
    (table.taken >= 2 ? 8 : 0) +
    (table.people > 0 ? 2 : 0);
  return free.toSorted((one, other) => merit(other) - merit(one))[0];
}
