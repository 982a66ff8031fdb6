import type { TableView } from "../wire/messages";

/** The seat that a viewer on the wait list may take now; 0 if they wait, or never did. */
export function calledTo(table: TableView | null): number {
  const offers = table?.between ?? [];
  if (!offers.some((each) => each.do === "leave-list")) return 0;
  return offers.find((each) => each.do === "sit")?.seats?.[0] ?? 0;
}
