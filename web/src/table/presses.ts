/** The buttons of the bar, made of the offers. */

import type { HandCommand, OfferView, TableView } from "../wire/messages";
import { betOf, layoutOf, spreadsOf } from "../wire/views";
import { dollars } from "../lib/money";
import { settings } from "../lib/settings.svelte";
import { type Name, type Tone, act, isTo, label } from "./acts";
import { cardName } from "./cards";
import type { Command, Desk } from "./desk.svelte";
import { nameOf, spotOf } from "./scene";

export interface Press {
  id: string;
  label: string;
  key: string;
  tone: Tone;
  slot: number;
  command: Command | null;
  /** What is asked before it is done. */
  sure?: string | undefined;
}

// Offers that name one of several numbers, by the command's field.
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

// Offers that have a panel of their own.
const APART = new Set<Name>(["wager", "put-up", "set-hand", "propose", "meld", "increase", "split-meld"]);

export function presses(desk: Desk): Press[] {
  const { table } = desk;
  if (!table) return [];
  const found = desk.offers.flatMap((offer) => of(offer, desk, table));
  if (!table.must && desk.offers.length && !found.some((each) => each.id === "decline")) {
    const pass = { id: "waive", label: "Let it pass", key: "n", slot: 0 };
    found.push({ ...pass, tone: "quiet", command: { do: "waive" } });
  }
  return found;
}

/** Say it, if there is anything to say yet. */
export function does(desk: Desk, press: Press | undefined): void {
  if (press?.command) void desk.give(press.command);
}

/** What is asked before an answer is given, by those who want to be asked. */
export function sure(press: Press): string | undefined {
  return press.id === "fold" || settings.value.confirm ? press.sure : undefined;
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
    const sure = isAll(desk, to) ? `All-in for ${dollars(to)}?` : undefined;
    return [{ ...base, label: label(offer, to), command: { do: offer.do, to } as Command, sure }];
  }
  if (offer.do === "discard") return [draw(desk, base)];
  if (offer.do === "discard-card") return [thrown(offer, desk, base)];
  return [{ ...base, label: label(offer), command: { do: offer.do } as Command, sure: doubt(offer, desk) }];
}

type Base = Pick<Press, "id" | "key" | "tone" | "slot">;

function draw(desk: Desk, base: Base): Press {
  const cards = desk.chosenCards;
  const words = cards.length ? `Draw ${cards.length}` : "Stand pat";
  return { ...base, label: words, command: { do: "discard", cards } };
}

function thrown(offer: OfferView, desk: Desk, base: Base): Press {
  const [card, ...more] = desk.chosenCards;
  const drawn = spreadsOf(desk.hand)?.drawn[0];
  const only = offer.cards?.length === 1 ? offer.cards[0] : undefined;
  const which = card && !more.length ? card : !card ? (only ?? drawn) : undefined;
  if (!which || !offer.cards?.includes(which)) {
    return { ...base, label: "Discard…", command: null };
  }
  const command: Command = { do: "discard-card", card: which };
  return { ...base, label: `Discard ${cardName(which)}`, command };
}

function numbered(name: Name, value: number, table: TableView): string {
  const { label: words } = act(name);
  if (!value) return words;
  const layout = layoutOf(table.hand);
  if (name === "refuse") return `${words} ${nameOf(table, value)}`;
  const player = layout?.players[spotOf(value)] ?? value;
  if (name === "surrender") {
    const own = layout?.hands.filter((hand) => layout.players[spotOf(hand.hand)] === table.you);
    const at = own?.findIndex((hand) => hand.hand === value) ?? 0;
    return (own?.length ?? 0) > 1 ? `${words} hand ${at + 1}` : words;
  }
  if (player === table.you) return name === "take-back" ? "Take my bet back" : `${words} mine`;
  return `${words} (${nameOf(table, player)})`;
}

function isAll(desk: Desk, to: number): boolean {
  const own = desk.hand?.seats.find((seat) => seat.seat === desk.table?.you);
  return own !== undefined && own.chips > 0 && to - betOf(own) >= own.chips;
}

/** Why an answer is asked about once more. */
function doubt(offer: OfferView, desk: Desk): string | undefined {
  if (offer.do === "fold" && desk.offer("check")) return "Checking is free. Fold?";
  const own = desk.hand?.seats.find((seat) => seat.seat === desk.table?.you);
  if (offer.do === "call" && own && offer.cost && offer.cost >= own.chips) {
    return `All-in for ${dollars(offer.cost)}?`;
  }
  return undefined;
}
