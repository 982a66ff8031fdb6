import { describe, expect, it } from "vitest";

import { routeOf, to } from "./router.svelte";

describe("the addresses of the room", () => {
  it.each([
    ["/", { page: "lobby" }],
    ["/tables/a-b", { page: "table", table: "a-b" }],
    ["/tables/a%20b/hands", { page: "hands", table: "a b" }],
    ["/tables/a/hands/7", { page: "replay", table: "a", hand: 7 }],
    ["/tables/a/hands/0", { page: "nowhere" }],
    ["/tables/a/hands/7/8", { page: "nowhere" }],
    ["/floor", { page: "floor", table: "" }],
    ["/floor/a%20b", { page: "floor", table: "a b" }],
    ["/floor/a/b", { page: "nowhere" }],
    ["/office", { page: "office", part: "", rest: [] }],
    ["/office/hands/a%20b/7/3", { page: "office", part: "hands", rest: ["a b", "7", "3"] }],
    ["/join", { page: "join" }],
    ["/join/now", { page: "nowhere" }],
    ["/tables", { page: "nowhere" }],
    ["/cage", { page: "cage" }],
    ["/cage/1", { page: "nowhere" }],
    ["/health", { page: "nowhere" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it("link to one rule", () => {
    const [path, hash] = to.rules("a b", "TOM-HE-33").split("#");
    expect(routeOf(path ?? "", `#${hash}`)).toEqual({
      page: "rules",
      table: "a b",
      rule: "TOM-HE-33",
    });
  });
});
