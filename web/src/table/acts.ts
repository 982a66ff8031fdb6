/** The name of each offer, its key, and the fixed place of its button. */

import type { HandCommand, OfferView } from "../wire/messages";
import { headed } from "../lib/found";
import { dollars } from "../lib/money";
import { has, language, said, t } from "../lib/words.svelte";

export type Tone = "main" | "rise" | "quiet" | "warn";

/** The key of an act, and its button. */
interface Place {
  key: string;
  /** The button's place in the row: the same for the same kind of answer at every game. */
  slot: 0 | 1 | 2;
  tone: Tone;
}

export interface Act extends Place {
  label: string;
}

export type Name = HandCommand["do"];

// The types catch a command that is missing here, or does not exist.
const PLACES: Record<Name, Place> = {
  fold: { key: "f", slot: 0, tone: "warn" },
  check: { key: "c", slot: 1, tone: "main" },
  call: { key: "c", slot: 1, tone: "main" },
  bet: { key: "r", slot: 2, tone: "rise" },
  raise: { key: "r", slot: 2, tone: "rise" },
  "bring-in": { key: "c", slot: 1, tone: "main" },
  stake: { key: "r", slot: 2, tone: "rise" },
  match: { key: "c", slot: 1, tone: "main" },
  "stay-out": { key: "f", slot: 0, tone: "warn" },
  straddle: { key: "r", slot: 2, tone: "rise" },
  pass: { key: "c", slot: 1, tone: "main" },
  "stand-all-in": { key: "a", slot: 0, tone: "quiet" },
  "stay-in": { key: "c", slot: 1, tone: "main" },
  discard: { key: "d", slot: 1, tone: "main" },
  show: { key: "s", slot: 1, tone: "main" },
  muck: { key: "m", slot: 0, tone: "quiet" },
  "play-board": { key: "p", slot: 2, tone: "quiet" },
  hit: { key: "h", slot: 1, tone: "rise" },
  stand: { key: "s", slot: 0, tone: "main" },
  double: { key: "d", slot: 2, tone: "quiet" },
  split: { key: "p", slot: 2, tone: "quiet" },
  surrender: { key: "u", slot: 2, tone: "quiet" },
  insure: { key: "i", slot: 2, tone: "rise" },
  follow: { key: "c", slot: 1, tone: "main" },
  decline: { key: "n", slot: 0, tone: "quiet" },
  shake: { key: "s", slot: 1, tone: "main" },
  "look-at": { key: "l", slot: 1, tone: "main" },
  "ask-advice": { key: "a", slot: 0, tone: "quiet" },
  "let-dealer-set": { key: "w", slot: 0, tone: "quiet" },
  confirm: { key: "c", slot: 1, tone: "main" },
  "set-hand": { key: "s", slot: 2, tone: "rise" },
  propose: { key: "s", slot: 2, tone: "rise" },
  wager: { key: "b", slot: 2, tone: "rise" },
  "put-up": { key: "b", slot: 2, tone: "rise" },
  "take-back": { key: "t", slot: 0, tone: "quiet" },
  refuse: { key: "x", slot: 0, tone: "quiet" },
  done: { key: "d", slot: 1, tone: "main" },
  "go-on-top": { key: "p", slot: 1, tone: "main" },
  retire: { key: "f", slot: 0, tone: "warn" },
  "draw-card": { key: "d", slot: 1, tone: "main" },
  "take-discard": { key: "t", slot: 2, tone: "rise" },
  force: { key: "r", slot: 2, tone: "rise" },
  "let-go": { key: "c", slot: 1, tone: "main" },
  meld: { key: "m", slot: 2, tone: "rise" },
  increase: { key: "a", slot: 2, tone: "quiet" },
  "split-meld": { key: "p", slot: 2, tone: "quiet" },
  "discard-card": { key: "x", slot: 0, tone: "main" },
};

/** A newer server may know more commands than this page. */
export function act(name: Name): Act {
  const known: Partial<Record<string, Place>> = PLACES;
  const place = known[name] ?? { key: "", slot: 1, tone: "quiet" };
  return { ...place, label: called(name, language()) };
}

/** The label of an act in a language; a command without one is called by its own words. */
export function called(name: string, language: string): string {
  return has(`act-${name}`) ? said(language, `act-${name}`) : headed(name);
}

type To = Extract<HandCommand, { to: number }>["do"];
const AMOUNTS: Record<To, true> = { bet: true, raise: true, straddle: true, stake: true };

/** True if an offer has an amount to choose, which the command calls `to`. */
export function isTo(name: string): name is To {
  return name in AMOUNTS;
}

// Offers of cards that are chosen in another way: all of them, or in a panel of their own.
const OTHERWISE = new Set<Name>([
  ...(["show", "set-hand", "propose", "meld", "increase", "split-meld", "discard-card"] as const),
]);

/** True if a number of the player's cards are chosen and then given with one button. */
export function choosesCards(offer: OfferView): boolean {
  return Boolean(offer.cards?.length && offer.most) && !OTHERWISE.has(offer.do);
}

/** The instruction for such a choice. */
export function hint(offer: OfferView): string {
  const { least = 0, most = 0 } = offer;
  if (offer.do === "discard" && !least) return t("pick-pat");
  const many = { range: least < most ? "yes" : "no", least, most };
  return t(offer.do === "discard" ? "pick-away" : "pick-own", many);
}

/** The text on the button: "Call $4", "Raise to $12". */
export function label(offer: OfferView, amount = 0): string {
  const { label: words } = act(offer.do);
  const cost = isTo(offer.do) ? amount || (offer.least ?? 0) : offer.cost;
  if (!cost && !isTo(offer.do)) return words;
  return t("act-with", { act: words, what: dollars(cost ?? 0) });
}

/** The nearest amount that the offer allows; the most, even all-in, always is. */
export function fits(amount: number, offer: OfferView): number {
  const { least = 0, most = 0, step = 1 } = offer;
  if (amount >= most) return most;
  if (amount <= least) return least;
  return least + Math.round((amount - least) / (step || 1)) * (step || 1);
}

export interface Size {
  label: string;
  value: number;
}

/** The most common amounts; one that equals the most gets no second button. */
export function sizes(
  offer: OfferView,
  { pot, bet, call, chips }: { pot: number; bet: number; call: number; chips: number },
): Size[] {
  const { least = 0, most = 0, step = 1 } = offer;
  const [level, all] = [bet + call, pot + call];
  // At pot limit the most is the pot, as far as the chips allow.
  const isPot = Math.abs(level + all - most) < step;
  const last = most - bet >= chips ? "size-all-in" : isPot ? "size-pot" : "size-most";
  const parts = [
    { label: t("size-half"), value: level + all / 2 },
    { label: t("size-pot"), value: level + all },
  ];
  return [
    { label: t("size-least"), value: least },
    ...parts.filter(({ value }) => value > least && value < most - (isPot ? step : 0)),
    { label: t(last), value: most },
  ];
}
