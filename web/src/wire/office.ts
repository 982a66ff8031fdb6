/** The requests of those who run the room. */

import { ask } from "./api";
import type {
  Acted,
  AnyAct,
  AuditedHand,
  BonusesView,
  BookCard,
  ChainView,
  DraftView,
  Entry,
  Invited,
  Me,
  NewEdition,
  OfficeTables,
  PeopleList,
  ProofView,
  QrCode,
  Replay,
  ReportView,
  RequestCard,
  RightsTable,
  StatementView,
} from "./messages";
import { newId } from "./socket";

/** A day, or a shift of it. */
export interface Period {
  day: string;
  shift: number;
}

/** The part of an address that names a period. */
export function query({ day, shift }: Period, more: Record<string, string> = {}): string {
  const said = { ...more, ...(day ? { day } : {}), ...(shift ? { shift: String(shift) } : {}) };
  const text = new URLSearchParams(said).toString();
  return text ? `?${text}` : "";
}

const audited = (table: string, hand: number): string =>
  `/api/audit/tables/${encodeURIComponent(table)}/hands/${hand}`;

export const office = {
  /** An act of staff; sent again under the same id, it is done once. */
  act: (act: AnyAct, id: string = newId()): Promise<Acted> =>
    ask("POST", "/api/acts", { id, act }),
  rights: (): Promise<RightsTable> => ask("GET", "/api/rights"),
  tables: (): Promise<OfficeTables> => ask("GET", "/api/tables"),
  books: (): Promise<BookCard[]> => ask("GET", "/api/books"),
  draft: (edition: NewEdition): Promise<DraftView> => ask("POST", "/api/books/draft", edition),
  bonuses: (): Promise<BonusesView> => ask("GET", "/api/bonuses"),
  people: (): Promise<PeopleList> => ask("GET", "/api/people"),
  requests: (): Promise<RequestCard[]> => ask("GET", "/api/requests"),
  journal: (before = 0): Promise<Entry[]> =>
    ask("GET", `/api/journal${before ? `?before=${before}` : ""}`),
  report: (period: Period): Promise<ReportView> => ask("GET", `/api/reports${query(period)}`),
  statement: (name: string, period: Period): Promise<StatementView> =>
    ask("GET", `/api/reports/person${query(period, { name })}`),
  qr: (text: string): Promise<QrCode> => ask("POST", "/api/qr", { text }),
  hand: (table: string, hand: number): Promise<AuditedHand> => ask("GET", audited(table, hand)),
  asSeat: (table: string, hand: number, seat: number): Promise<Replay> =>
    ask("GET", `${audited(table, hand)}/seats/${seat}`),
  chain: (): Promise<ChainView> => ask("GET", "/api/audit/chain"),
  verify: (): Promise<ProofView> => ask("POST", "/api/audit/verify"),
  invitation: (word: string): Promise<Invited> => ask("POST", "/api/invitation", { word }),
  join: (word: string, password: string): Promise<Me> => ask("POST", "/api/join", { word, password }),
};
