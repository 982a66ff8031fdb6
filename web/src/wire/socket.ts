/** A table's socket: reconnects on its own, and no order is lost or carried out twice. */

import type { Done, Refused, RuleText, ToClient, ToServer } from "./messages";
import { t } from "../lib/words.svelte";
import { hello } from "./language";

export type LinkState = "opening" | "open" | "lost" | "closed";

export interface Timing {
  /** Seconds between two signs of life, and how many may be missing. */
  ping: number;
  missed: number;
  /** Milliseconds before the first reconnection, and the most between two tries. */
  first: number;
  most: number;
  /** Milliseconds before an order of unknown outcome is sent again. */
  again: number;
}

const TIMING: Timing = { ping: 5, missed: 2, first: 200, most: 2000, again: 1000 };

/** An order without its id, which the socket adds. */
export type Unsent = ToServer extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;

export interface Told {
  message: (message: ToClient) => void;
  link: (state: LinkState) => void;
}

export class Refusal extends Error {
  constructor(
    words: string,
    readonly rules: readonly RuleText[] = [],
    /** True if it came too late: the table had gone on. */
    readonly stale = false,
  ) {
    super(words);
  }
}

interface Pending {
  text: string;
  done: (seq: number) => void;
  refused: (why: Refusal) => void;
}

/** A unique id; `crypto.randomUUID` is missing on pages without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  /** The last sequence number seen. */
  last = 0;

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #final = false;
  /** Milliseconds that the server asked us to wait before reconnecting. */
  #again = 0;

  constructor(
    readonly address: string,
    readonly told: Told,
    readonly timing: Timing = TIMING,
  ) {}

  open(): void {
    this.#closed = this.#final = false;
    globalThis.addEventListener?.("online", this.#now);
    globalThis.document?.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.("online", this.#now);
    globalThis.document?.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    this.#socket?.close(1000);
    this.#socket = null;
    for (const each of this.#pending.values()) each.refused(new Refusal(t("wire-left")));
    this.#pending.clear();
    this.told.link("closed");
  }

  /** Send an order; it is sent again with the same id after every loss until it is answered. */
  send(message: Unsent): Promise<number> {
    const id = newId();
    const text = JSON.stringify({ ...message, id });
    return new Promise((done, refused) => {
      this.#pending.set(id, { text, done, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Try at once: the network is back, or the person looks at the page again. */
  #now = (): void => {
    if (globalThis.document?.visibilityState === "hidden") return;
    if (this.#socket === null && !this.#closed) {
      this.#tries = 0;
      this.#connect();
    } else if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send('{"type":"ping"}');
    }
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.told.link(this.#tries === 0 ? "opening" : "lost");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(hello(this.last)));
      for (const each of this.#pending.values()) socket.send(each.text);
      this.#watch(socket);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#tries = 0;
      this.#take(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #watch(socket: WebSocket): void {
    this.#heard = Date.now();
    clearInterval(this.#pings);
    this.#pings = setInterval(() => {
      const silence = (Date.now() - this.#heard) / 1000;
      // A half-open connection looks alive for minutes: silence ends it.
      if (silence > this.timing.ping * this.timing.missed + 1) this.#lost(socket);
      else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    }, this.timing.ping * 1000);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#socket = null;
    clearInterval(this.#pings);
    if (this.#closed || this.#final) {
      this.told.link("closed");
      return;
    }
    this.told.link("lost");
    const wait = Math.min(this.timing.first * 2 ** this.#tries, this.timing.most);
    this.#tries += 1;
    // Spread out, when a whole room reconnects.
    const apart = Math.max(this.#again, wait * 0.75) + (wait * Math.random()) / 2;
    this.#again = 0;
    this.#timer = setTimeout(() => this.#connect(), apart);
  }

  #take(message: ToClient): void {
    switch (message.type) {
      case "pong":
        return;
      case "done":
      case "refused":
        this.#answer(message);
        return;
      case "failed":
        // Without a time to reconnect, the table is closed to us for good.
        this.#final = message.again === null;
        this.#again = (message.again ?? 0) * 1000;
        this.told.message(message);
        return;
      case "talk":
        this.told.message(message);
        return;
      case "state":
        this.told.link("open");
        this.told.message(message);
    }
  }

  #answer(answer: Done | Refused): void {
    const waiting = this.#pending.get(answer.id);
    if (answer.type === "refused" && answer.unknown && waiting) {
      setTimeout(() => this.#resend(answer.id), this.timing.again);
      return;
    }
    this.#pending.delete(answer.id);
    if (answer.type === "done") {
      waiting?.done(answer.seq);
    } else waiting?.refused(new Refusal(answer.words, answer.rules, answer.stale));
  }

  /** Send an order of unknown outcome again: under the same id it is carried out once. */
  #resend(id: string): void {
    const waiting = this.#pending.get(id);
    if (waiting && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(waiting.text);
  }
}
