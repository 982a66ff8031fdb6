/** The browser's tab of a table: its icon and its title say when the viewer is to act. */

import { t } from "../lib/words.svelte";
import type { TableView } from "../wire/messages";
import { calledTo } from "./called";

const ICON = "/icon.svg";
const TURN = "/icon-turn.svg";

/** Show the icon of a turn, until the returned function is called. */
export function tabIcon(turn: boolean): () => void {
  set(turn ? TURN : ICON);
  return () => set(ICON);
}

function set(address: string): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", address);
}

/** The title of a table's tab; `elsewhere` is another table at which the viewer is to act. */
export function tabTitle(table: TableView | null, turn: boolean, elsewhere: string): string {
  const title = table?.title ?? t("table-untitled");
  if (turn) return t("page-title", { title: t("table-turn", { title }) });
  if (elsewhere) return t("page-title", { title: t("table-turn-at", { at: elsewhere, title }) });
  return calledTo(table) ? t("vacant-title", { title }) : t("page-title", { title });
}
