/** A person's preferences on this device, kept by the browser. */

export type Pace = "slow" | "normal" | "fast";

export interface Preferences {
  theme: "system" | "light" | "dark";
  /** The cloth of every table; "game" leaves each family its own. */
  felt: "game" | "green" | "blue" | "red" | "grey";
  deck: "two" | "four";
  /** Large print: the rank and the suit fill each card. */
  print: "usual" | "large";
  /** Single keys that act; they can be switched off (WCAG 2.1.4). */
  keys: boolean;
  /** Letters that a person prefers, by the usual letter of the button. */
  bindings: Record<string, string>;
  motion: "system" | "less";
  /** How fast events are shown one after another. */
  pace: Pace;
  sound: boolean;
  volume: number;
  /** Ask again before a big bet. */
  confirm: boolean;
  /** Muck hands that are beaten without asking. */
  muck: boolean;
  /** The answer to a blind that is owed: post it, wait for the big blind, or be asked. */
  blinds: "ask" | "post" | "wait";
  /** Empty until one is chosen: then the browser's own is spoken. */
  language: string;
}

const PLACE = "cardhouse.preferences";
const DEFAULTS: Preferences = {
  theme: "system",
  felt: "game",
  deck: "four",
  print: "usual",
  keys: true,
  bindings: {},
  motion: "system",
  pace: "normal",
  sound: false,
  volume: 0.5,
  confirm: true,
  muck: false,
  blinds: "ask",
  language: "",
};

function kept(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as object) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  value = $state<Preferences>(kept());

  constructor() {
    // Another tab of the room has changed them.
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key !== PLACE) return;
      this.value = kept();
      this.show();
    });
  }

  change(some: Partial<Preferences>): void {
    Object.assign(this.value, some);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.value));
    } catch {
      // A browser that stores nothing can still play.
    }
    this.show();
  }

  /** Styles read the preferences from the root element. */
  show(): void {
    const root = document.documentElement.dataset;
    root["theme"] = this.value.theme;
    root["felt"] = this.value.felt;
    root["deck"] = this.value.deck;
    root["motion"] = this.value.motion;
  }
}

export const settings = new Settings();
