import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { ToClient } from "./messages";
import { type LinkState, Refusal, TableSocket } from "./socket";

/** A server in miniature: keeps the messages sent to it, and says what a test wants. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const newest = (): Wire => Wire.all.at(-1) as Wire;

let links: LinkState[];
let heard: ToClient[];

function opened(): TableSocket {
  links = [];
  heard = [];
  const socket = new TableSocket("ws://room/ws/tables/one", {
    message: (message) => heard.push(message),
    link: (state) => links.push(state),
  });
  socket.open();
  newest().opens();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("says hello with what it has seen", () => {
  const socket = opened();
  expect(newest().sent).toEqual([{ type: "hello", last: 0, language: "en" }]);
  socket.last = 12;
  newest().breaks();
  vi.advanceTimersByTime(1000);
  newest().opens();
  expect(newest().sent).toEqual([{ type: "hello", last: 12, language: "en" }]);
});

it("sends an order again with the same id until it is answered", async () => {
  const socket = opened();
  const answer = socket.send({ type: "leave" });
  const first = newest().sent[1];
  newest().breaks();
  expect(links.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  newest().opens();
  expect(newest().sent[1]).toEqual(first);
  newest().says({ type: "done", id: first?.["id"], seq: 7 });
  await expect(answer).resolves.toBe(7);
  newest().breaks();
  vi.advanceTimersByTime(1000);
  newest().opens();
  expect(newest().sent).toHaveLength(1);
});

it("a refusal carries the words, the rules and whether it came too late", async () => {
  const socket = opened();
  const answer = socket.send({ type: "leave" });
  const id = newest().sent[1]?.["id"];
  const rules = [{ id: "A-1", text: "So it is." }];
  newest().says({ type: "refused", id, words: "Not now.", rules, stale: true });
  await expect(answer).rejects.toMatchObject({ message: "Not now.", rules, stale: true });
  await expect(answer).rejects.toBeInstanceOf(Refusal);
});

it("an order whose outcome is unknown is sent again under its id", async () => {
  const socket = opened();
  const answer = socket.send({ type: "leave" });
  const first = newest().sent[1];
  const unknown = { type: "refused", id: first?.["id"], words: "Not yet.", rules: [], unknown: true };
  newest().says(unknown);
  expect(newest().sent).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(newest().sent[2]).toEqual(first);
  newest().says(unknown);
  vi.advanceTimersByTime(1000);
  newest().says({ type: "done", id: first?.["id"], seq: 9 });
  await expect(answer).resolves.toBe(9);
  expect(newest().sent.filter((each) => each["type"] === "leave")).toHaveLength(3);
});

it("tries again ever more slowly, but never waits long", () => {
  opened();
  for (let tries = 0; tries < 12; tries += 1) {
    newest().breaks();
    const before = Wire.all.length;
    vi.advanceTimersByTime(2600);
    expect(Wire.all.length).toBe(before + 1);
  }
});

it("silence ends a connection that only looks alive", () => {
  opened();
  newest().says({ type: "state", seq: 1 });
  expect(links.at(-1)).toBe("open");
  vi.advanceTimersByTime(10_500);
  expect(newest().sent.filter((each) => each["type"] === "ping")).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(links).toContain("lost");
});

it("does not come back where there is nothing to come back to", () => {
  opened();
  newest().says({ type: "failed", words: "No such table.", again: null });
  newest().breaks();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(links.at(-1)).toBe("closed");
  expect(heard).toHaveLength(1);
});

it("comes back when the server says, and not before", () => {
  opened();
  newest().says({ type: "failed", words: "You are logged in anew.", again: 0.5 });
  newest().breaks();
  vi.advanceTimersByTime(499);
  expect(Wire.all).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(Wire.all).toHaveLength(2);
  newest().opens();
  newest().breaks();
  vi.advanceTimersByTime(499);
  expect(Wire.all).toHaveLength(3);
});
