/** Conditions on one's hands, as they are typed and as they are sent. */

import { cents } from "../../lib/money";

export interface Sought {
  game?: string;
  result?: string;
  since?: string;
  until?: string;
  cards?: string;
  pot?: string;
  words?: string;
  form?: string;
}

/** The query of a request: nothing that was left empty, and dollars as cents. */
export function query(sought: Sought, before: string): string {
  const { game = "", pot = "", ...rest } = sought;
  const [house = "", name = ""] = game.split("/");
  const all: Record<string, string | undefined> = {
    ...rest,
    house,
    game: name,
    pot: pot ? String(cents(pot) ?? "") : "",
    before,
  };
  const said = Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return said.length ? `?${new URLSearchParams(said)}` : "";
}
