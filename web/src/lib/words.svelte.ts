/** The pages' own words, in the chosen language, from the catalogues beside the server's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings } from "./settings.svelte";

export const ENGLISH = "en";

export type Args = Record<string, FluentVariable>;

// The cards' names are the server's; every folder here is a language.
const TEXTS = import.meta.glob<string>("../../../src/cardhouse/words/*/{hands,me,office,pages}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundles(): Map<string, FluentBundle> {
  const found = new Map<string, FluentBundle>();
  for (const [path, text] of Object.entries(TEXTS)) {
    const name = path.split("/").at(-2) ?? "";
    const bundle = found.get(name) ?? new FluentBundle(localeOf(name), { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    found.set(name, bundle);
  }
  return found;
}

const BUNDLES = bundles();

/** Every language that the pages speak, English first. */
export const LANGUAGES: readonly string[] = [
  ENGLISH,
  ...[...BUNDLES.keys()].filter((name) => name !== ENGLISH).sort(),
];

/** Figures and times are written as California writes them, in any language. */
export function localeOf(name: string): string {
  return `${name}-US`;
}

/** The chosen language; until one is chosen, the first of the browser's that the pages speak. */
export function language(): string {
  const wanted = [settings.value.language, ...(globalThis.navigator?.languages ?? [])];
  return wanted.map((each) => each.split("-")[0] ?? "").find((each) => BUNDLES.has(each)) ?? ENGLISH;
}

/** True if there is such a message. */
export function has(id: string): boolean {
  return BUNDLES.get(ENGLISH)?.hasMessage(id) ?? false;
}

/** A message in the chosen language. */
export function t(id: string, args?: Args): string {
  return said(language(), id, args);
}

/** A message in a language, or else in English. */
export function said(name: string, id: string, args?: Args): string {
  for (const each of [name, ENGLISH]) {
    const bundle = BUNDLES.get(each);
    const pattern = bundle?.getMessage(id)?.value;
    // A fault in a message leaves a hole in it; the tests find them all.
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return id;
}
