/** The HTTP half of the wire. */

import type {
  Acted,
  AnyAct,
  AnyReport,
  CageView,
  ClubView,
  CountView,
  Farewell,
  FloorList,
  FloorTable,
  HandCard,
  Lobby,
  Me,
  MoneyCard,
  MyHands,
  MyResults,
  MyStatement,
  MyStory,
  Note,
  Replay,
  RequestCard,
  Rules,
  RulingPreview,
  Token,
  TokenCard,
} from "./messages";
import { t } from "../lib/words.svelte";
import { spoken } from "./language";
import { newId } from "./socket";

/** A failure, in words for people. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    words: string,
  ) {
    super(words);
  }
}

export async function ask<T>(method: "GET" | "POST", address: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(spoken(address), {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Failure(0, t("wire-silent"));
  }
  const text = await answer.text();
  if (!answer.ok) throw new Failure(answer.status, words(text, answer.status));
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

function words(text: string, status: number): string {
  try {
    const told = JSON.parse(text) as { words?: string; detail?: string };
    if (told.words ?? told.detail) return (told.words ?? told.detail) as string;
  } catch {
    // Not from our server: report the little we know.
  }
  return t("wire-error", { status: String(status) });
}

const onFloor = (table: string): string => `/api/floor/tables/${encodeURIComponent(table)}`;
const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  room: (): Promise<Lobby> => ask("GET", "/api/room"),
  money: (): Promise<MoneyCard> => ask("GET", "/api/money"),
  me: (): Promise<Me | null> => ask("GET", "/api/me"),
  guest: (name: string): Promise<Me> => ask("POST", "/api/guest", { name }),
  join: (name: string, password: string): Promise<Me> =>
    ask("POST", "/api/accounts", { name, password }),
  login: (name: string, password: string): Promise<Me> =>
    ask("POST", "/api/login", { name, password }),
  logout: (everywhere = false): Promise<Farewell | null> =>
    ask("POST", everywhere ? "/api/logout-everywhere" : "/api/logout"),
  password: (old: string, fresh: string): Promise<Me> =>
    ask("POST", "/api/password", { old, new: fresh }),
  tokens: (): Promise<TokenCard[]> => ask("GET", "/api/tokens"),
  makeToken: (title: string): Promise<Token> => ask("POST", "/api/tokens", { title }),
  revokeToken: (title: string): Promise<TokenCard[]> =>
    ask("POST", "/api/tokens/revoke", { title }),
  results: (period: MyResults["period"], table = ""): Promise<MyResults> =>
    ask("GET", `/api/me/results?period=${period}&table=${encodeURIComponent(table)}`),
  myHands: (query: string): Promise<MyHands> => ask("GET", `/api/me/hands${query}`),
  myHand: (table: string, hand: number): Promise<MyStory> =>
    ask("GET", `/api/me/hands/${encodeURIComponent(table)}/${hand}`),
  statement: (before = ""): Promise<MyStatement> =>
    ask("GET", `/api/me/statement?before=${encodeURIComponent(before)}`),
  notes: (): Promise<Note[]> => ask("GET", "/api/me/notes"),
  keepNote: (about: string, text: string): Promise<Note[]> =>
    ask("POST", "/api/me/notes", { about, text }),
  rules: (table: string): Promise<Rules> => ask("GET", `${at(table)}/rules`),
  hands: (table: string, before = 0): Promise<HandCard[]> =>
    ask("GET", `${at(table)}/hands${before ? `?before=${before}` : ""}`),
  floor: (): Promise<FloorList> => ask("GET", "/api/floor"),
  floorTable: (table: string): Promise<FloorTable> => ask("GET", onFloor(table)),
  preview: (table: string, seq: number, report: AnyReport): Promise<RulingPreview> =>
    ask("POST", `${onFloor(table)}/preview`, { seq, report }),
  cage: (find = ""): Promise<CageView> =>
    ask("GET", `/api/cage${find ? `?find=${encodeURIComponent(find)}` : ""}`),
  count: (): Promise<CountView> => ask("GET", "/api/count"),
  club: (): Promise<ClubView> => ask("GET", "/api/club"),
  requests: (): Promise<RequestCard[]> => ask("GET", "/api/requests"),
  /** An act of staff, or a player's call for them; under the same id it is done once. */
  act: (act: AnyAct, id: string = newId()): Promise<Acted> =>
    ask("POST", "/api/acts", { id, act }),
  replay: (table: string, hand: number): Promise<Replay> => ask("GET", `${at(table)}/hands/${hand}`),
};
