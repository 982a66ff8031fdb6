/** Typed questions about the table, answered in words: for ears instead of eyes. */

import type { Line, TableView } from "../wire/messages";
import { layoutOf, potOf } from "../wire/views";
import { plain } from "../lib/found";
import { dollars } from "../lib/money";
import { ENGLISH, language, said, t } from "../lib/words.svelte";
import { aloud, cardNames } from "./cards";
import { nameOf, spotOf } from "./scene";

type Answer = (table: TableView, lines: readonly Line[]) => string;

const ANSWERS: Record<string, Answer> = { cards, board, pot, stacks, last, clock };

export const QUESTIONS = Object.keys(ANSWERS);

/** The answer to a question; empty if the word is none. */
export function answer(word: string, table: TableView, lines: readonly Line[]): string {
  const name = QUESTIONS.find((each) => asks(word, each)) ?? "";
  return ANSWERS[name]?.(table, lines) ?? "";
}

/** True if a word asks for something: in the chosen language, or in English. */
export function asks(word: string, name: string): boolean {
  return typedWords(name).some((each) => plain(each) === plain(word));
}

/** The words that ask for something; the first is the one to propose. */
export function typedWords(name: string): string[] {
  const names = [language(), ENGLISH];
  return names.flatMap((each) => said(each, `typed-${name}`).split(", "));
}

function cards({ hand, hints, you }: TableView): string {
  const own = hand?.seats.find((seat) => seat.seat === you);
  const layout = layoutOf(hand);
  const spots = layout?.hands.filter((each) => layout.players[spotOf(each.hand)] === you);
  const held = [own, ...(spots ?? [])].map((each) => [...(each?.down ?? []), ...(each?.up ?? [])]);
  const words = held.filter((each) => each.length).map(cardNames);
  if (!words.length) return t("reply-no-cards");
  return `${words.join("; ")}.${hints.holding ? ` ${hints.holding}.` : ""}`;
}

function board({ hand }: TableView): string {
  const cards = potOf(hand)?.board ?? [];
  if (cards.length) return `${cardNames(cards)}.`;
  const bank = layoutOf(hand)?.bank_hand;
  const held = [...(bank?.down ?? []), ...(bank?.up ?? [])];
  return held.length ? t("reply-bank", { cards: cardNames(held) }) : t("reply-no-board");
}

function pot({ hand }: TableView): string {
  if (!hand || hand.over) return t("reply-no-hand");
  const parts = (potOf(hand)?.pots ?? []).map((each, index) =>
    t(index ? "reply-side-pot" : "reply-main-pot", { amount: dollars(each.amount) }),
  );
  const amount = dollars(hand.pot);
  return parts.length > 1 ? t("reply-pots", { amount, pots: parts.join(", ") }) : t("reply-pot", { amount });
}

function stacks(table: TableView): string {
  const words = table.seats.map(({ seat, chips }) => {
    const view = table.hand?.over ? undefined : table.hand?.seats.find((each) => each.seat === seat);
    const stack = { name: nameOf(table, seat), amount: dollars(view?.chips ?? chips) };
    return t(view && !view.live ? "reply-stack-out" : "reply-stack", stack);
  });
  return words.length ? `${words.join("; ")}.` : t("reply-nobody");
}

function last(_: TableView, lines: readonly Line[]): string {
  const words = lines.slice(-3).map((line) => aloud(line));
  return words.length ? `${words.join(". ")}.` : t("table-nothing");
}

function clock({ deadline, you }: TableView): string {
  const own = deadline[you];
  if (!own) return t("reply-no-clock");
  const [count, bank] = [Math.round(own.left), Math.round(own.bank)];
  return own.bank ? t("reply-clock-bank", { count, bank }) : t("reply-clock", { count });
}
