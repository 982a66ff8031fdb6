/** Cards are their text: "As", "Jo", and "??" for one that is not known. */

export const HIDDEN = "??";
export const JOKER = "Jo";

const RANKS: Record<string, string> = {
  A: "Ace",
  K: "King",
  Q: "Queen",
  J: "Jack",
  T: "Ten",
  "9": "Nine",
  "8": "Eight",
  "7": "Seven",
  "6": "Six",
  "5": "Five",
  "4": "Four",
  "3": "Three",
  "2": "Two",
};
const SUITS: Record<string, string> = { s: "spades", h: "hearts", d: "diamonds", c: "clubs" };
const ORDER = "A23456789TJQK";

/** The shapes of the suits, each in a square of 24. */
export const PIPS: Record<string, string> = {
  h: "M12 21.5C4.6 15.6 1.5 12 1.5 7.9a5.3 5.3 0 0 1 10.5-1.2 5.3 5.3 0 0 1 10.5 1.2c0 4.1-3.1 7.7-10.5 13.6z",
  d: "M12 1.2q3.6 6 8.4 10.8-4.8 4.8-8.4 10.8-3.6-6-8.4-10.8Q8.4 7.2 12 1.2z",
  s: "M12 1.6c3.6 5 9.7 8.3 9.7 13.4a4.7 4.7 0 0 1-8.4 2.9q.1 3 2.7 4.6H8q2.6-1.6 2.7-4.6A4.7 4.7 0 0 1 2.3 15c0-5.1 6.1-8.4 9.7-13.4z",
  c: "M12 1.6a4.7 4.7 0 0 1 3.5 7.8 4.7 4.7 0 1 1-2 7.9q.1 3.5 2.6 5.2H7.9q2.5-1.7 2.6-5.2a4.7 4.7 0 1 1-2-7.9A4.7 4.7 0 0 1 12 1.6z",
};

export function rankOf(card: string): string {
  return card === JOKER ? "" : card[0] === "T" ? "10" : (card[0] ?? "");
}

export function suitOf(card: string): string {
  return card === JOKER || card === HIDDEN ? "" : (card[1] ?? "");
}

/** "Ace of spades": what a card is called when it is read out. */
export function cardName(card: string): string {
  if (card === HIDDEN) return "Face-down card";
  if (card === JOKER) return "Joker";
  return `${RANKS[card[0] ?? ""] ?? card} of ${SUITS[card[1] ?? ""] ?? ""}`;
}

export function cardNames(cards: readonly string[]): string {
  const known = cards.filter((card) => card !== HIDDEN);
  const hidden = cards.length - known.length;
  const names = known.map(cardName);
  if (hidden) names.push(hidden === 1 ? "one face-down card" : `${hidden} face-down cards`);
  return names.join(", ");
}

/** Positions of the cards by suit and then by rank, for a hand that is held sorted. */
export function sorted(cards: readonly string[], by: "suit" | "rank"): number[] {
  const rank = (card: string) => (card === JOKER ? 99 : ORDER.indexOf(card[0] ?? ""));
  const suit = (card: string) => "shcd".indexOf(card[1] ?? "");
  const key = (card: string) =>
    by === "suit" ? suit(card) * 100 + rank(card) : rank(card) * 10 + suit(card);
  return cards.map((_, index) => index).sort((a, b) => key(cards[a] ?? "") - key(cards[b] ?? ""));
}

/** The highest card first, as one would hold them to make poker hands of them. */
export function highFirst(cards: readonly string[]): string[] {
  const rank = (card: string) =>
    card === JOKER ? 20 : card[0] === "A" ? 14 : ORDER.indexOf(card[0] ?? "");
  return [...cards].sort((a, b) => rank(b) - rank(a) || a.localeCompare(b));
}

/** Whether two lots of cards are the same ones, in whatever order. */
export function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join(" ") === [...b].sort().join(" ");
}

/** A line of the log as it is read out: "Ben shows Ace of spades". */
export function aloud(text: string): string {
  return text.replace(/\b(?:[2-9TJQKA][cdhs]|Jo)\b|\?\?/g, cardName);
}
