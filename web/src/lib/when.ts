import { language, localeOf } from "./words.svelte";

/** A moment as people write it: today's time, or the day with it. */
export function moment(text: string, now: Date = new Date()): string {
  const locale = localeOf(language());
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return text;
  const time = at.toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit" });
  if (at.toDateString() === now.toDateString()) return time;
  return `${at.toLocaleDateString(locale, { month: "short", day: "numeric" })}, ${time}`;
}
