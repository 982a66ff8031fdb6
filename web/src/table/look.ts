/** The parts of the pages that differ between families of games. */

import type { Component } from "svelte";
import type { Line, TableView } from "../wire/messages";
import type { Told } from "./cards";
import type { Desk } from "./desk.svelte";

/** Everything that a felt may show; without a desk the table is only looked at. */
export interface FeltProps {
  table: TableView;
  lines?: readonly Line[];
  desk?: Desk | undefined;
  onsit?: ((seat: number) => void) | undefined;
  onwhy?: ((rules: readonly string[], what: Told) => void) | undefined;
}

/** Everything that the viewer's own place may show. */
export type OwnProps = Pick<FeltProps, "table" | "lines" | "desk">;

export type Cloth = "green" | "teal" | "violet" | "blue" | "wine" | "umber";

export interface Look {
  /** The felt: everybody else, and what lies between them. */
  felt: Component<FeltProps>;
  /** The viewer's own place, on the same cloth below the felt. */
  own: Component<OwnProps>;
  /** What the game says above the choices: the last actions, the verdict. */
  speech?: Component<FeltProps>;
  /** The colour of the cloth. */
  cloth: (table: TableView) => Cloth;
  /** In the lobby: the message with its name, its sign, and how well newcomers know its games. */
  called: string;
  sign: string;
  known: number;
  /** Its own keys, each with the message that says its effect. */
  keys: [string, string][];
  /** True if all bets go into one pot. */
  pot: boolean;
  /** True if the dealer's button lies before a seat. */
  button: boolean;
  /** The status of a seat out of the hand; empty if nobody gives up a hand. */
  out: string;
  /** True if players spread cards before them, and sort the rest of their hand. */
  spreads: boolean;
}
