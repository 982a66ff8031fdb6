/** A person's preferences on this device, kept by the browser. */

export interface Preferences {
  theme: "system" | "light" | "dark";
  deck: "two" | "four";
  /** Single keys that act; they can be switched off (WCAG 2.1.4). */
  keys: boolean;
  motion: "system" | "less";
  sound: boolean;
  volume: number;
  /** Ask again before a big bet. */
  confirm: boolean;
  /** Talk at the tables. */
  chat: boolean;
  /** Empty until one is chosen: then the browser's own is spoken. */
  language: string;
}

const PLACE = "cardhouse.preferences";
const DEFAULTS: Preferences = {
  theme: "system",
  deck: "four",
  keys: true,
  motion: "system",
  sound: false,
  volume: 0.5,
  confirm: true,
  chat: true,
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
    root["deck"] = this.value.deck;
    root["motion"] = this.value.motion;
  }
}

export const settings = new Settings();
