/** A table as a page sees it: the latest view, the lines of the hand, and the orders to send. */

import { spoken } from "./language";
import type { AnyCommand, Failed, Line, Say, State, TableView, Talk, ToClient } from "./messages";
import { type LinkState, TableSocket } from "./socket";

// More than anybody scrolls back; the history has the rest.
const LINES_KEPT = 400;

export function tableAddress(name: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return spoken(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(name)}`);
}

/** The lines of earlier hands, and the present one's as the server tells them now. */
export function joined(before: readonly Line[], now: readonly Line[]): readonly Line[] {
  const told = new Map(now.map((line) => [line.seq, line]));
  return [...before.filter((line) => !told.has(line.seq)), ...told.values()].slice(-LINES_KEPT);
}

export class TableLink {
  view = $state.raw<TableView | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  /** What people say here; null until somebody has said something. */
  talk = $state.raw<Talk | null>(null);
  link = $state<LinkState>("opening");
  /** The server's reason for closing the connection, in words. */
  failure = $state("");
  seq = $state(0);

  #socket: TableSocket;

  constructor(readonly name: string) {
    this.#socket = new TableSocket(tableAddress(name), {
      message: (message) => this.#take(message),
      link: (state) => {
        this.link = state;
      },
    });
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  /** Give an order for the hand or the viewer's seat; settles when it is stored or refused. */
  order(command: AnyCommand): Promise<number> {
    return this.#socket.send({ type: "order", seq: this.seq, command });
  }

  sit(seat: number, chips: number): Promise<number> {
    return this.#socket.send({ type: "sit", seat, chips });
  }

  leave(): Promise<number> {
    return this.#socket.send({ type: "leave" });
  }

  say(what: Partial<Pick<Say, "text" | "emote">>): Promise<number> {
    return this.#socket.send({ type: "say", ...what });
  }

  #take(message: ToClient): void {
    if (message.type === "state") this.#show(message);
    else if (message.type === "talk") this.talk = message;
    else if (message.type === "failed") this.#fail(message);
  }

  #fail(failed: Failed): void {
    this.failure = failed.words;
    // A viewer who is shut out sees no cards either.
    if (failed.again === null) this.view = null;
  }

  #show(state: State): void {
    // A late, older state after reconnecting changes nothing.
    if (state.seq < this.seq) return;
    this.seq = state.seq;
    this.#socket.last = state.seq;
    this.failure = "";
    this.view = state.table;
    this.lines = joined(this.lines, state.lines);
  }
}
