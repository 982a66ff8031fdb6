/** The buttons of the bar, made from the offers. */

import type { HandCommand, OfferView, TableView } from "../wire/messages";
import { betOf, layoutOf, spreadsOf } from "../wire/views";
import { dollars } from "../lib/money";
import { settings } from "../lib/settings.svelte";
import { type Name, type Tone, act, choosesCards, hint, isTo, label } from "./acts";
import { cardName } from "./cards";
import type { Command, Desk } from "./desk.svelte";
import { nameOf, spotOf } from "./scene";
import { has, t } from "../lib/words.svelte";

export interface Press {
  id: string;
  label: string;
  key: string;
  tone: Tone;
  slot: number;
  command: Command | null;
  /** The question before it is done. */
  sure?: string | undefined;
  /** The reason why it cannot be done yet. */
  why?: string;
}

// Offers of one number among several, by the command's field.
type Numbers<K extends Name> = {
  [F in keyof Extract<HandCommand, { do: K }>]: Extract<HandCommand, { do: K }>[F] extends
    | number
    | undefined
    ? F
    : never;
}[keyof Extract<HandCommand, { do: K }>];
const FIELDS: { [K in Name]?: Numbers<K> } = {
  surrender: "hand",
  "take-back": "spot",
  refuse: "player",
  "look-at": "spot",
};

// Offers with a panel of their own.
const APART = new Set<Name>(["wager", "put-up", "set-hand", "propose", "meld", "increase", "split-meld"]);

export function presses(desk: Desk): Press[] {
  const { table } = desk;
  if (!table) return [];
  const found = desk.offers.flatMap((offer) => of(offer, desk, table));
  if (!table.must && desk.offers.length && !found.some((each) => each.id === "decline")) {
    const pass = { id: "waive", label: t("act-waive"), key: "n", slot: 0 };
    found.push({ ...pass, tone: "quiet", command: { do: "waive" } });
  }
  return found;
}

/** Give the command, if it is complete. */
export function does(desk: Desk, press: Press | undefined): void {
  if (press?.command) void desk.give(press.command);
}

/** The question before an answer, for those who want to be asked. */
export function sure(press: Press): string | undefined {
  return press.id === "fold" || settings.value.confirm ? press.sure : undefined;
}

/** Enter at an amount: ask first if the person wants that, and act the second time. */
export function enter(desk: Desk, press: Press | undefined): void {
  if (!press) return;
  if (desk.settled && (!sure(press) || desk.armed === press.id)) does(desk, press);
  else desk.armed = press.id;
}

function of(offer: OfferView, desk: Desk, table: TableView): Press[] {
  if (APART.has(offer.do)) return [];
  const { key, tone, slot } = act(offer.do);
  const base = { id: offer.do, key, tone, slot };
  const field = FIELDS[offer.do];
  if (field && offer.values) {
    return offer.values.map((value, index) => ({
      ...base,
      id: `${offer.do}-${value}`,
      key: index ? "" : key,
      label: numbered(offer.do, value, table),
      command: { do: offer.do, [field]: value } as Command,
    }));
  }
  if (isTo(offer.do)) {
    const to = desk.amount || (offer.least ?? 0);
    const command = { do: offer.do, to } as Command;
    return [{ ...base, label: label(offer, to), command, sure: large(desk, offer, to) }];
  }
  if (offer.do === "discard") return [draw(offer, desk, base)];
  if (offer.do === "discard-card") return [thrown(offer, desk, base)];
  if (choosesCards(offer)) return [picked(offer, desk, base)];
  return [{ ...base, label: label(offer), command: { do: offer.do } as Command, sure: doubt(offer, desk) }];
}

type Base = Pick<Press, "id" | "key" | "tone" | "slot">;

function draw(offer: OfferView, desk: Desk, base: Base): Press {
  const cards = desk.chosenCards;
  // A discard for good has a fixed number; a draw may be of none.
  if (offer.least) return picked(offer, desk, base, act("discard-card").label);
  const words = cards.length ? t("act-draw-some", { count: cards.length }) : t("act-stand-pat");
  return { ...base, label: words, command: { do: "discard", cards } };
}

/** A command with chosen cards, once there are enough of them. */
function picked(offer: OfferView, desk: Desk, base: Base, words = act(offer.do).label): Press {
  const cards = desk.chosenCards;
  const command = cards.length >= (offer.least ?? 0) ? ({ do: offer.do, cards } as Command) : null;
  const what = cards.map(cardName).join(", ");
  if (command === null) return { ...base, label: t("act-open", { act: words }), command, why: hint(offer) };
  return { ...base, label: what ? t("act-with", { act: words, what }) : words, command };
}

function thrown(offer: OfferView, desk: Desk, base: Base): Press {
  const [card, ...more] = desk.chosenCards;
  const drawn = spreadsOf(desk.hand)?.drawn[0];
  const only = offer.cards?.length === 1 ? offer.cards[0] : undefined;
  const which = card && !more.length ? card : !card ? (only ?? drawn) : undefined;
  if (!which || !offer.cards?.includes(which)) {
    const label = t("act-open", { act: act(offer.do).label });
    return { ...base, label, command: null, why: t("why-choose") };
  }
  const command: Command = { do: "discard-card", card: which };
  return { ...base, label: t("act-with", { act: act(offer.do).label, what: cardName(which) }), command };
}

function numbered(name: Name, value: number, table: TableView): string {
  const { label: words } = act(name);
  if (!value) return words;
  const layout = layoutOf(table.hand);
  if (name === "refuse") return t("act-with", { act: words, what: nameOf(table, value) });
  const player = layout?.players[spotOf(value)] ?? value;
  if (name === "surrender") {
    const own = layout?.hands.filter((hand) => layout.players[spotOf(hand.hand)] === table.you);
    const at = own?.findIndex((hand) => hand.hand === value) ?? 0;
    return (own?.length ?? 0) > 1 ? t("act-hand", { act: words, number: at + 1 }) : words;
  }
  if (player === table.you) return name === "take-back" ? t("act-take-mine") : t("act-mine", { act: words });
  return t("act-of", { act: words, name: nameOf(table, player) });
}

/** The question before a big bet: all-in, more than the pot, or at no limit most of the chips. */
function large(desk: Desk, offer: OfferView, to: number): string | undefined {
  const { hand, own } = desk;
  if (!hand || !own?.chips) return undefined;
  const call = desk.offer("call")?.cost ?? 0;
  const added = to - betOf(own);
  if (added >= own.chips) return t("act-all-in-sure", { amount: dollars(to) });
  if (added - call > hand.pot + call) return t("act-over-pot-sure", { what: label(offer, to) });
  return most(desk, offer, added, to);
}

/** The question before more than half of the chips goes in at no limit. */
function most(desk: Desk, offer: OfferView, added: number, to = 0): string | undefined {
  const { hand, own } = desk;
  if (hand?.stakes.limit !== "no" || !own || added * 2 <= own.chips) return undefined;
  return t("act-half-sure", { what: label(offer, to) });
}

/** The reason for asking once more. */
function doubt(offer: OfferView, desk: Desk): string | undefined {
  if (offer.do === "fold" && desk.offer("check")) return t("act-fold-sure");
  const { own } = desk;
  if (offer.do !== "call" || !own || !offer.cost) return undefined;
  if (offer.cost >= own.chips) return t("act-all-in-sure", { amount: dollars(offer.cost) });
  return most(desk, offer, offer.cost);
}

/** A command that the question leaves out: its name, and the reason in words or by a rule. */
export interface Bar {
  name: string;
  label: string;
  slot: number;
  why: string;
  rule: string;
}

/** The usual answers that cannot be given now, as the server tells them. */
export function bars(table: TableView): Bar[] {
  return table.barred.map(({ do: name, words = "", rules = [] }) => {
    const { label: called, slot } = act(name as Name);
    const title = has(`barred-${name}`) ? t(`barred-${name}`) : called;
    const rule = words ? "" : (rules[0]?.text ?? "");
    const why = rule ? "" : t("why-act", { act: title, why: words || t("why-rules") });
    return { name, label: title, slot, why, rule };
  });
}
