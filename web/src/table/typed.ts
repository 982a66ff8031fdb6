/** Questions about the table in words, and their answers in words: for ears instead of eyes. */

import type { Line, TableView } from "../wire/messages";
import { layoutOf, potOf } from "../wire/views";
import { dollars } from "../lib/money";
import { aloud, cardNames } from "./cards";
import { nameOf, spotOf } from "./scene";

type Answer = (table: TableView, lines: readonly Line[]) => string;

const ANSWERS: Record<string, Answer> = { cards, board, pot, stacks, last, clock };

export const QUESTIONS = Object.keys(ANSWERS);

/** What a question is answered; nothing where the word is none. */
export function answer(word: string, table: TableView, lines: readonly Line[]): string {
  return ANSWERS[word]?.(table, lines) ?? "";
}

function cards({ hand, hints, you }: TableView): string {
  const own = hand?.seats.find((seat) => seat.seat === you);
  const layout = layoutOf(hand);
  const spots = layout?.hands.filter((each) => layout.players[spotOf(each.hand)] === you);
  const held = [own, ...(spots ?? [])].map((each) => [...(each?.down ?? []), ...(each?.up ?? [])]);
  const words = held.filter((each) => each.length).map(cardNames);
  if (!words.length) return "You have no cards.";
  return `${words.join("; ")}.${hints.holding ? ` ${hints.holding}.` : ""}`;
}

function board({ hand }: TableView): string {
  const cards = potOf(hand)?.board ?? [];
  if (cards.length) return `${cardNames(cards)}.`;
  const bank = layoutOf(hand)?.bank_hand;
  const held = [...(bank?.down ?? []), ...(bank?.up ?? [])];
  return held.length ? `The bank: ${cardNames(held)}.` : "No cards lie there.";
}

function pot({ hand }: TableView): string {
  if (!hand || hand.over) return "No hand is played.";
  const parts = (potOf(hand)?.pots ?? []).map(
    (each, index) => `${index ? "side pot" : "main pot"} ${dollars(each.amount)}`,
  );
  return `Pot ${dollars(hand.pot)}${parts.length > 1 ? `: ${parts.join(", ")}` : ""}.`;
}

function stacks(table: TableView): string {
  const words = table.seats.map(({ seat, chips }) => {
    const view = table.hand?.over ? undefined : table.hand?.seats.find((each) => each.seat === seat);
    const out = view && !view.live ? ", out of the hand" : "";
    return `${nameOf(table, seat)} ${dollars(view?.chips ?? chips)}${out}`;
  });
  return words.length ? `${words.join("; ")}.` : "Nobody sits here.";
}

function last(_: TableView, lines: readonly Line[]): string {
  const words = lines.slice(-3).map((line) => aloud(line.text));
  return words.length ? `${words.join(". ")}.` : "Nothing has happened yet.";
}

function clock({ deadline, you }: TableView): string {
  const own = deadline[you];
  if (!own) return "No clock runs for you.";
  const bank = own.bank ? `, and ${Math.round(own.bank)} in the time bank` : "";
  return `${Math.round(own.left)} seconds${bank}.`;
}
