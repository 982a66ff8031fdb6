/** Keys press the buttons on the screen, so they can do nothing that is not visible. */

import { tick } from "svelte";

import { plain } from "../lib/found";
import { ENGLISH } from "../lib/words.svelte";
import { called } from "./acts";
import { isLetter, keyOf } from "./bindings";

export interface Keys {
  /** Number keys choose cards while there are any to choose. */
  digit: (number: number) => boolean;
  help: () => void;
  type: () => void;
  log: () => void;
  escape: () => void;
}

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== "checkbox";
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}

function press(key: string): boolean {
  const found = document.querySelector<HTMLElement>(
    `[data-key="${CSS.escape(key)}"]:not([aria-disabled="true"])`,
  );
  found?.click();
  return found !== null;
}

/** A raise of a free amount first asks for it; the second press gives it. */
function amount(digit = ""): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-amount]");
  if (!field) return false;
  field.focus();
  if (digit) fill(field, digit);
  return true;
}

function fill(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

export function onKey(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]") || typing(event.target)) return;
  const key = event.key.toLowerCase();
  let done = false;
  if (/^[0-9]$/.test(key)) done = keys.digit(Number(key)) || amount(key);
  else if (key === "?") done = (keys.help(), true);
  else if (key === "/") done = (keys.type(), true);
  else if (key === "escape") keys.escape();
  else if (key === "enter") {
    // A focused button takes Enter for itself.
    const focused =
      event.target instanceof HTMLElement && event.target.closest("button, a, [tabindex]");
    done = !focused && (press("enter") || lead());
  } else if (key === keyOf("r") && document.querySelector("[data-amount]")) done = amount();
  else if (key === keyOf("l") && !press(key)) done = (keys.log(), true);
  else if (isLetter(key)) done = press(key);
  if (done) event.preventDefault();
}

/** The gold button. */
function lead(): boolean {
  const found = document.querySelector<HTMLElement>('.press.rise:not([aria-disabled="true"])');
  found?.click();
  return found !== null;
}

/** The buttons that can be pressed now. */
function buttons(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(".press, [data-key]");
  return [...all].filter((button) => button.ariaDisabled !== "true");
}

function says(button: HTMLElement): string {
  return button.dataset["says"] ?? button.textContent.trim();
}

/** The labels of the buttons that can be pressed now. */
export function choices(): string[] {
  return buttons().map(says);
}

/**
 * Words press the same buttons as keys, by their key or by their label. A number is the amount, or
 * a card of the viewer's own. Returns the button that was pressed.
 */
export async function say(
  words: readonly string[],
  digit: (number: number) => boolean,
): Promise<HTMLElement | null> {
  const numbers = words.filter((word) => /^\$?[0-9]/.test(word));
  const [word] = words.filter((each) => !numbers.includes(each));
  const field = document.querySelector<HTMLInputElement>("[data-amount]");
  for (const number of numbers) {
    if (field) fill(field, number);
    else digit(Number(number));
  }
  await tick();
  const found = buttons().find(
    (button) => button.dataset["key"] === word || (word && begins(button, word)),
  );
  found?.click();
  return found ?? null;
}

/** True if a word begins the label of a button, or its label in English. */
function begins(button: HTMLElement, word: string): boolean {
  const labels = [says(button), called(button.dataset["act"] ?? "", ENGLISH)];
  return word.length > 1 && labels.some((label) => plain(label).startsWith(plain(word)));
}
