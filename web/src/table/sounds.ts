/** Short sounds made on the spot, for those who want them, and a buzz on a phone. */

import { settings } from "../lib/settings.svelte";
import type { Line } from "../wire/messages";

type Sound = "turn" | "page" | "card" | "chips" | "win" | "clock";

const NOTES: Record<Sound, readonly [number, number][]> = {
  turn: [
    [660, 0],
    [880, 0.11],
  ],
  page: [
    [880, 0],
    [660, 0.16],
    [880, 0.32],
  ],
  card: [[320, 0]],
  clock: [[1760, 0]],
  chips: [
    [1200, 0],
    [1500, 0.05],
  ],
  win: [
    [523, 0],
    [659, 0.1],
    [784, 0.2],
  ],
};

// What is heard of an event, in the games of every family; a pot only by its winner.
const WON = new Set(["pot-awarded", "tops-won"]);
const CHIPS = new Set([
  ...["called", "raised", "collected", "top-posted"],
  ...["wager-placed", "money-put-up", "doubled", "pair-split"],
]);
const CARDS = new Set([
  ...["dealt", "board-dealt", "drawn", "packet-dealt", "card-drawn", "discard-taken"],
  ...["hit-taken", "hole-turned", "piles-dealt"],
]);

/** The sound of what has just happened: a pot of the viewer's, else chips, else cards. */
export function soundOf(lines: readonly Line[], you: number): Sound | undefined {
  const has = (kinds: ReadonlySet<string>) => lines.some((line) => kinds.has(line.kind ?? ""));
  if (lines.some((line) => you && line.seat === you && WON.has(line.kind ?? ""))) return "win";
  return has(CHIPS) ? "chips" : has(CARDS) ? "card" : undefined;
}

// The seconds before the end of a clock that are heard.
const LAST_SECONDS = 5;

/** Tick at each of the last seconds; returns how to stop it. */
export function ticking(left: number, tick: () => void): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  for (let second = Math.min(LAST_SECONDS, Math.floor(left)); second > 0; second--) {
    timers.push(setTimeout(tick, (left - second) * 1000));
  }
  return () => timers.forEach((timer) => clearTimeout(timer));
}

let context: AudioContext | undefined;

export function nudge(sound: Sound): void {
  // Browsers refuse to vibrate before the first touch of a page, and complain.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if ((sound === "turn" || sound === "page") && touched && document.visibilityState === "visible")
    navigator.vibrate?.(60);
  if (!settings.value.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, after] of NOTES[sound]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(settings.value.volume * 0.15, now + after);
    level.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.16);
    tone.connect(level).connect(context.destination);
    tone.start(now + after);
    tone.stop(now + after + 0.18);
  }
}
