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

/** The sound of some lines, beside that of the viewer's turn: a pot won, chips, or cards. */
export function soundOf(lines: readonly Line[], you: number): Sound | undefined {
  const has = (...kinds: string[]) => lines.some((line) => kinds.includes(line.kind ?? ""));
  if (lines.some((line) => line.kind === "pot-awarded" && line.seat === you)) return "win";
  if (has("called", "raised", "wager-placed", "collected")) return "chips";
  return has("dealt", "board-dealt", "card-drawn", "hit-taken") ? "card" : undefined;
}
