/** What the pages show of one family of games beside what is alike in all of them. */
export interface Look {
  /** In the lobby: what its games are called together, their sign, and how well newcomers know them. */
  called: string;
  sign: string;
  known: number;
  /** Its own keys, and what they do. */
  keys: [string, string][];
  /** Whether all chips that are bet come into one pot. */
  pot: boolean;
  /** Whether the dealer's button lies before a seat. */
  button: boolean;
  /** What is said of a seat that is out of the hand; nothing where nobody gives up a hand. */
  out: string;
  /** Whether everybody spreads cards before them, and sorts those that are left in the hand. */
  spreads: boolean;
  /** How large one's own cards are where there is room, and which part of each is always seen. */
  cards: { largest: number; least: number };
}
