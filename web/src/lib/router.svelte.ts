/** The addresses of the room, and the one shown. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "rules"; table: string; rule: string }
  | { page: "hands"; table: string }
  | { page: "replay"; table: string; hand: number }
  | { page: "floor"; table: string }
  | { page: "cage" }
  | { page: "office"; part: string; rest: readonly string[] }
  | { page: "me" }
  | { page: "join" }
  | { page: "nowhere" };

export function routeOf(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [top, table, under, number, ...more] = parts;
  if (top === undefined) return { page: "lobby" };
  if (top === "floor" && under === undefined) return { page: "floor", table: table ?? "" };
  if (top === "cage" && table === undefined) return { page: "cage" };
  if (top === "office") return { page: "office", part: table ?? "", rest: parts.slice(2) };
  if (top === "me" && table === undefined) return { page: "me" };
  if (top === "join" && table === undefined) return { page: "join" };
  if (top !== "tables" || table === undefined || more.length > 0) return { page: "nowhere" };
  if (under === undefined) return { page: "table", table };
  if (under === "rules" && number === undefined) {
    return { page: "rules", table, rule: decodeURIComponent(hash.replace(/^#/, "")) };
  }
  if (under === "hands") {
    if (number === undefined) return { page: "hands", table };
    if (/^[1-9][0-9]*$/.test(number)) return { page: "replay", table, hand: Number(number) };
  }
  return { page: "nowhere" };
}

/** The address of a page: `to.rules("tommys-holdem", "TOM-HE-33")`. */
export const to = {
  lobby: (): string => "/",
  floor: (table = ""): string => (table ? `/floor/${encodeURIComponent(table)}` : "/floor"),
  cage: (): string => "/cage",
  me: (): string => "/me",
  office: (...parts: readonly (string | number)[]): string =>
    ["/office", ...parts.map((part) => encodeURIComponent(part))].join("/"),
  table: (table: string): string => `/tables/${encodeURIComponent(table)}`,
  rules: (table: string, rule = ""): string =>
    `/tables/${encodeURIComponent(table)}/rules${rule ? `#${encodeURIComponent(rule)}` : ""}`,
  hands: (table: string): string => `/tables/${encodeURIComponent(table)}/hands`,
  hand: (table: string, hand: number): string =>
    `/tables/${encodeURIComponent(table)}/hands/${hand}`,
};

class Router {
  route = $state<Route>({ page: "lobby" });

  constructor() {
    if (typeof window === "undefined") return;
    this.#look();
    window.addEventListener("popstate", () => this.#look());
    window.addEventListener("hashchange", () => this.#look());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, { replace = false }: { replace?: boolean } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#look();
    if (!replace) window.scrollTo(0, 0);
  }

  #look(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  /** Links stay links: they open in new tabs and can be copied; only a plain click is handled here. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#")) return;
    if (routeOf(link.pathname).page === "nowhere") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
