/** Notifications of the browser, which are asked for only by a press. */

import { t } from "./words.svelte";

/** True if the person could still be asked. */
export function canAsk(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "default";
}

/** Ask for permission; false if the browser or the person says no. */
export async function allow(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Say that a seat is free; the sign on the page is enough where notifications are not allowed. */
export function seatFree(title: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    new Notification(t("vacant-title", { title }), { body: t("vacant-more"), tag: `seat-${title}` });
  } catch {
    // Some telephones notify only through a service worker, which these pages do without.
  }
}
