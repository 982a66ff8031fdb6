/** A moment as people write it: the time of today, or the day with it. */
export function moment(text: string, now: Date = new Date()): string {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return text;
  const time = at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  if (at.toDateString() === now.toDateString()) return time;
  return `${at.toLocaleDateString("en-US", { month: "short", day: "numeric" })}, ${time}`;
}
