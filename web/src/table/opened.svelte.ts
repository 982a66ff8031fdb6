/** What lies open over a table, and what it is about. */

import type { RoomOffer } from "../wire/messages";
import type { Told } from "./cards";

export class Opened {
  posted = $state(false);
  account = $state(false);
  entering = $state(false);
  keys = $state(false);
  log = $state(false);
  menu = $state(false);
  preferences = $state(false);
  /** An event, and the rules that it is explained by. */
  why = $state.raw<{ rules: readonly string[]; what: Told } | null>(null);
  /** The offer to sit down or to buy chips, and the seat. */
  sitting = $state.raw<{ offer: RoomOffer; seat: number } | null>(null);
}
