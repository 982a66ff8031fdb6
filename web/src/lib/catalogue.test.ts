import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it } from "vitest";

import { act, label } from "../table/acts";
import { cardName } from "../table/cards";
import { asks } from "../table/typed";
import { settings } from "./settings.svelte";
import { LANGUAGES, language, said, t } from "./words.svelte";

const TEXTS = import.meta.glob<string>("../../../src/cardhouse/words/*/{me,office,pages}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The variables of each message of a language. */
function messages(name: string): Record<string, string[]> {
  const texts = Object.entries(TEXTS).filter(([path]) => path.includes(`/${name}/`));
  return Object.fromEntries(
    texts
      .flatMap(([, text]) => new FluentResource(text).body)
      .map((each) => [each.id, [...new Set(variables(each))].sort()]),
  );
}

function variables(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "type" in part && part.type === "var" && "name" in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(variables)];
}

const ENGLISH = messages("en");

afterEach(() => {
  settings.value.language = "";
});

describe("the pages' words", () => {
  it("are in every language, with the same variables", () => {
    expect(LANGUAGES).toEqual(["en", "es"]);
    for (const name of LANGUAGES) expect(messages(name)).toEqual(ENGLISH);
  });

  it("are whole: no message lacks text, and no variable stays open", () => {
    for (const name of LANGUAGES)
      for (const [id, names] of Object.entries(ENGLISH)) {
        const args = (value: string | number) =>
          Object.fromEntries(names.map((each) => [each, value]));
        for (const value of ["no", "yes", 1, 2, 1500]) {
          const text = said(name, id, args(value));
          expect(text, id).not.toMatch(/[{}\u2068\u2069]/);
          expect(text.trim(), id).not.toBe("");
        }
      }
  });

  it("follow the chosen language", () => {
    settings.value.language = "es";
    expect(language()).toBe("es");
    expect(t("page-sign-in")).toBe("Entrar");
    expect(label({ do: "call", cost: 400 })).toBe("Igualar $4");
    expect(label({ do: "raise", least: 400, most: 2000, step: 100 }, 1250)).toBe("Subir a $12.50");
    expect(cardName("Td")).toMatch(/ de diamantes$/);
    settings.value.language = "xx";
    expect(act("fold").label).toBe("Fold");
  });

  it("are typed in the chosen language or in English, with accents or without", () => {
    settings.value.language = "es";
    for (const word of ["último", "ultimo", "last"]) expect(asks(word, "last")).toBe(true);
    expect(asks("bote", "pot")).toBe(true);
    settings.value.language = "en";
    expect(asks("bote", "pot")).toBe(false);
  });
});
