/** Searching the rules: matches, and the places of the words. */

import type { RuleText } from "../wire/messages";

export interface Piece {
  text: string;
  hit: boolean;
}

export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

export function fits(rule: RuleText, words: readonly string[]): boolean {
  const text = `${rule.id} ${rule.kind ?? ""} ${rule.text} ${rule.note ?? ""}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** A text cut into pieces, to mark the words searched for. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text
    .split(new RegExp(`(${escaped.join("|")})`, "gi"))
    .map((part, place) => ({ text: part, hit: place % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** A word as people type it: small letters, and no accents. */
export function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** "button-and-blinds" as a heading. */
export function headed(kind: string): string {
  return capital(kind.replaceAll("-", " "));
}
