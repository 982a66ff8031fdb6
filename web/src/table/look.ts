/** The parts of the pages that differ between families of games. */
export interface Look {
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
  /** The largest size of the viewer's own cards, and the part of each that is always visible. */
  cards: { largest: number; least: number };
}
