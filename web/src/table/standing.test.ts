import { describe, expect, it } from "vitest";

import type { RoomOffer, SeatPlate, TableView } from "../wire/messages";
import { restIsOver, standingOrder } from "./standing";

/** A table at which seat 3 is the viewer's. */
function table(own: Partial<SeatPlate>, blind: number, how: ("post" | "wait")[] = []): TableView {
  const plate = { seat: 3, name: "Zoe", chips: 4000, you: true, ...own };
  const between: RoomOffer[] = how.length ? [{ do: "come-in", how }] : [];
  return { you: 3, seats: [plate], blind_next: blind, between } as unknown as TableView;
}

describe("standing orders", () => {
  it("sit out when the big blind comes, and not before", () => {
    expect(standingOrder(table({}, 3), true, "ask")).toEqual({ do: "sit-out" });
    expect(standingOrder(table({}, 5), true, "ask")).toBeNull();
    expect(standingOrder(table({}, 3), false, "ask")).toBeNull();
    expect(standingOrder(table({ standing: "out" }, 3), true, "ask")).toBeNull();
    expect(standingOrder(table({ leaving: true }, 3), true, "ask")).toBeNull();
  });

  it("come in as the player prefers, where that is offered and something is owed", () => {
    const owing = table({ standing: "owing" }, 0, ["post", "wait"]);
    expect(standingOrder(owing, false, "post")).toEqual({ do: "come-in", how: "post" });
    expect(standingOrder(owing, false, "wait")).toEqual({ do: "come-in", how: "wait" });
    expect(standingOrder(owing, false, "ask")).toBeNull();
    const newcomer = table({ standing: "waiting" }, 0, ["post"]);
    expect(standingOrder(newcomer, false, "post")).toEqual({ do: "come-in", how: "post" });
    expect(standingOrder(newcomer, false, "wait")).toBeNull();
    expect(standingOrder(table({ standing: "owing" }, 0, ["wait"]), false, "post")).toBeNull();
    expect(standingOrder(table({ standing: "out" }, 0, ["post"]), false, "post")).toBeNull();
  });

  it("end with the seat", () => {
    const states: Partial<SeatPlate>[] = [{}, { leaving: true }, { standing: "out" }, { you: false }];
    const over = states.map((own) => restIsOver(table(own, 0)));
    expect(over).toEqual([false, true, true, true]);
  });
});
