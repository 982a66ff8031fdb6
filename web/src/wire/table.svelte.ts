/** A table as a page sees it: the latest view, the lines of the hand, and the orders to send. */

import { Quiet } from "../lib/quiet";
import { settings } from "../lib/settings.svelte";
import { type Moment, Stage, asks, moments } from "../table/pace";
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
  const known = new Map(before.map((line) => [line.seq, line]));
  const told = new Map(now.map((line) => [line.seq, same(known.get(line.seq), line)]));
  return [...before.filter((line) => !told.has(line.seq)), ...told.values()].slice(-LINES_KEPT);
}

/** A line as it was told before, if it says the same: what shows it need not be made anew. */
function same(known: Line | undefined, line: Line): Line {
  return known?.text === line.text && known.kind === line.kind ? known : line;
}

export class TableLink {
  view = $state.raw<TableView | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  /** What people say here; null until somebody has said something. */
  talk = $state.raw<Talk | null>(null);
  /** The seconds for which the viewer may not talk. */
  quiet = $state(0);
  link = $state<LinkState>("opening");
  /** The server's reason for closing the connection, in words. */
  failure = $state("");
  seq = $state(0);

  #socket: TableSocket;
  /** The line that the table is looking at; none while nothing happens. */
  now = $state.raw<Line | undefined>();

  #stage = new Stage(
    (moment) => this.#stand(moment),
    () => {
      this.now = undefined;
    },
  );
  #newest: State | undefined;
  #silence = new Quiet((seconds) => {
    this.quiet = seconds;
  });

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
    this.#stage.clear();
    this.#silence.end();
    this.#socket.close();
  }

  /** Give an order for the hand or the viewer's seat; settles when it is stored or refused. */
  order(command: AnyCommand): Promise<number> {
    this.catchUp();
    return this.#socket.send({ type: "order", seq: this.seq, command });
  }

  sit(seat: number, chips: number): Promise<number> {
    this.catchUp();
    return this.#socket.send({ type: "sit", seat, chips });
  }

  leave(): Promise<number> {
    this.catchUp();
    return this.#socket.send({ type: "leave" });
  }

  /** Show the table as it is now. */
  catchUp(): void {
    this.#stage.catchUp();
  }

  say(what: Partial<Pick<Say, "text" | "emote">>): Promise<number> {
    return this.#socket.send({ type: "say", ...what });
  }

  #take(message: ToClient): void {
    if (message.type === "state") this.#show(message);
    else if (message.type === "talk") this.#hear(message);
    else if (message.type === "failed") this.#fail(message);
  }

  #hear(talk: Talk): void {
    this.talk = talk;
    this.#silence.begin(talk.quiet);
  }

  #fail(failed: Failed): void {
    this.failure = failed.words;
    // A viewer who is shut out sees no cards either.
    if (failed.again !== null) return;
    this.#stage.clear();
    this.view = null;
  }

  #show(state: State): void {
    // A late, older state after reconnecting changes nothing.
    if (state.seq < this.seq) return;
    const last = this.#newest;
    const coming = moments(state, last?.lines.at(-1)?.seq ?? 0, settings.value.pace);
    this.#newest = state;
    this.seq = state.seq;
    this.#socket.last = state.seq;
    this.failure = "";
    // Nobody waits for what led to a question, to a seat of their own, or to what they first see.
    const now = !last || asks(state) || last.table.you !== state.table.you || document.hidden;
    if (now) this.#stage.catchUp(coming);
    else this.#stage.add(coming);
    if (this.view) this.view = { ...this.view, ...around(state.table) };
  }

  #stand({ view, lines, stay }: Moment): void {
    this.now = stay ? lines.at(-1) : undefined;
    this.view = this.#newest ? { ...view, ...around(this.#newest.table) } : view;
    this.lines = joined(this.lines, lines);
  }
}

/** Everything about a table that is no part of its hand: it is never shown late. */
function around({ paused, paged, told, waiting, watching, posted }: TableView): Partial<TableView> {
  return { paused, paged, told, waiting, watching, posted };
}
