/** The browser's tab of a table: its icon says when the viewer is to act. */

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
