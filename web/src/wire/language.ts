/** The viewer's language, as the server is told it. */

import { language } from "../lib/words.svelte";
import type { Hello } from "./messages";

/** The first message of a socket: the last sequence number seen, and the language to speak. */
export function hello(last: number): Hello {
  return { type: "hello", last, language: language() };
}

/** An address of the server, asked in the viewer's language. */
export function spoken(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}language=${language()}`;
}
