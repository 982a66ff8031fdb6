import { expect, it } from "vitest";

import type { TableView } from "../wire/messages";
import { tabTitle } from "./tab";

const table = { title: "Low Ball", between: [] } as unknown as TableView;

it("names the table, and whose turn waits where", () => {
  expect(tabTitle(table, false, "")).toBe("Low Ball · Cardhouse");
  expect(tabTitle(table, true, "")).toBe("● Your turn · Low Ball · Cardhouse");
  expect(tabTitle(table, false, "Pan")).toBe("● Your turn at Pan · Low Ball · Cardhouse");
  // One's own table goes first.
  expect(tabTitle(table, true, "Pan")).toBe("● Your turn · Low Ball · Cardhouse");
  expect(tabTitle(null, false, "")).toContain("Cardhouse");
});
