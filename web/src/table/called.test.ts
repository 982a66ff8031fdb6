import { expect, it } from "vitest";

import type { TableView } from "../wire/messages";
import { calledTo } from "./called";

const seen = (...between: object[]): TableView => ({ between }) as unknown as TableView;

it("is the first free seat of somebody on the wait list who is called", () => {
  const sit = { do: "sit", seats: [4, 7] };
  const list = { do: "leave-list" };
  expect(calledTo(null)).toBe(0);
  expect(calledTo(seen(sit))).toBe(0);
  expect(calledTo(seen(list))).toBe(0);
  expect(calledTo(seen(sit, list))).toBe(4);
});
