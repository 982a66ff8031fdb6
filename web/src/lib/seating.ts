/** From the lobby to a chair in one step: find a free seat, sit, and see that somebody plays. */

import { lookOf } from "../table/families";
import type { RoomOffer, State, TableCard, ToClient } from "../wire/messages";
import { TableSocket } from "../wire/socket";
import { tableAddress } from "../wire/table.svelte";

// How many bots come to a table at which nobody sits yet.
const COMPANY = 4;
const PATIENCE = 8000;

/** Sit down at a table; whoever sits there already just comes back. */
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
    setTimeout(() => fail(new Error("The table does not answer. Try again.")), PATIENCE);
  });
  try {
    socket.open();
    const { table: view } = await first;
    if (view.you !== 0) return;
    const offer = view.between.find((each: RoomOffer) => each.do === "sit");
    const seat = offer?.seats?.[0];
    if (seat === undefined) throw new Error("Every seat is taken. Watch, or pick another table.");
    await socket.send({ type: "sit", seat, chips: 0 });
    if (view.seats.length === 0) await socket.send({ type: "bots", count: COMPANY });
  } finally {
    socket.close();
  }
}

/** Where somebody who just wants to play is dealt in soonest. */
export function soonest(tables: readonly TableCard[]): TableCard | undefined {
  const free = tables.filter((table) => table.taken < table.seats);
  const merit = (table: TableCard): number =>
    lookOf(table).known +
    (table.game.startsWith("holdem") ? 4 : 0) +
    (table.taken >= 2 ? 8 : 0) +
    (table.people > 0 ? 2 : 0);
  return free.toSorted((one, other) => merit(other) - merit(one))[0];
}
