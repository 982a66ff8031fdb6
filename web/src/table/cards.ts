/** Cards are their text: "As", "Jo", and "??" for an unknown one. */

import { t } from "../lib/words.svelte";

export const HIDDEN = "??";
export const JOKER = "Jo";

/** The ring around a card that plays in a winning hand: for high, for low, or for both. */
export type Ring = "" | "high" | "low" | "both";

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

/** The name of a card when read out: "Ace of spades". */
export function cardName(card: string): string {
  if (card === HIDDEN) return t("card-read-hidden");
  if (card === JOKER) return t("card-read-joker");
  return t("card-read", { rank: t(`rank-${card[0] ?? ""}`), suit: card[1] ?? "" });
}

export function cardNames(cards: readonly string[]): string {
  const known = cards.filter((card) => card !== HIDDEN);
  const hidden = cards.length - known.length;
  const names = known.map(cardName);
  if (hidden) names.push(t("cards-read-hidden", { count: hidden }));
  return names.join(", ");
}

/** Positions of the cards by suit and then by rank, for a sorted hand. */
export function sorted(cards: readonly string[], by: "suit" | "rank"): number[] {
  const rank = (card: string) => (card === JOKER ? 99 : ORDER.indexOf(card[0] ?? ""));
  const suit = (card: string) => "shcd".indexOf(card[1] ?? "");
  const key = (card: string) =>
    by === "suit" ? suit(card) * 100 + rank(card) : rank(card) * 10 + suit(card);
  return cards.map((_, index) => index).sort((a, b) => key(cards[a] ?? "") - key(cards[b] ?? ""));
}

/** The highest card first, the order for making poker hands. */
export function highFirst(cards: readonly string[]): string[] {
  const rank = (card: string) =>
    card === JOKER ? 20 : card[0] === "A" ? 14 : ORDER.indexOf(card[0] ?? "");
  return [...cards].sort((a, b) => rank(b) - rank(a) || a.localeCompare(b));
}

/** True if two lists have the same cards, in any order. */
export function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join(" ") === [...b].sort().join(" ");
}

/** A text, and where cards stand in it: each is two letters long. */
export interface Told {
  text: string;
  cards?: readonly number[];
}

/** Some words, and cards after them. */
export function listed(words: string, cards: readonly string[]): Told {
  const places = cards.map((_, index) => words.length + 3 * index);
  return { text: words + cards.join(" "), cards: places };
}

/** The cards of a text and what stands between them. */
export function parts({ text, cards = [] }: Told): { card: boolean; text: string }[] {
  const found: { card: boolean; text: string }[] = [];
  let done = 0;
  for (const at of cards) {
    if (at > done) found.push({ card: false, text: text.slice(done, at) });
    done = at + 2;
    found.push({ card: true, text: text.slice(at, done) });
  }
  if (done < text.length) found.push({ card: false, text: text.slice(done) });
  return found;
}

/** A line of the log for reading out: "Ben shows Ace of spades". */
export function aloud(told: Told): string {
  return parts(told)
    .map((part) => (part.card ? cardName(part.text) : part.text))
    .join("");
}
