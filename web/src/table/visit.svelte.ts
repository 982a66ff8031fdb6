/** Somebody at a table's page: their line to it, and their way to a seat. */

import { untrack } from "svelte";
import { language } from "../lib/words.svelte";
import type { RoomOffer } from "../wire/messages";
import { session } from "../wire/session.svelte";
import { TableLink } from "../wire/table.svelte";
import type { Opened } from "./opened.svelte";

export class Visit {
  link: TableLink;
  #person: string | null = null;
  #speaks = language();
  /** The seat that was pressed, and whether to go on with it once the line is open again. */
  #wanted = 0;
  #goesOn = $state(false);

  /** To be made while a component is: its line is open for as long as the component is there. */
  constructor(
    readonly name: string,
    readonly opened: Opened,
  ) {
    this.link = $state.raw(new TableLink(name));
    $effect(() => {
      const mine = this.link;
      mine.open();
      return () => mine.close();
    });
    $effect(() => {
      if (session.known) this.#isFor(session.me?.name ?? "");
    });
    $effect(() => this.#isIn(language()));
    // Who is shut out may no longer be logged in.
    $effect(() => {
      if (this.out) void session.look();
    });
    $effect(() => {
      const offer = this.#offer;
      if (!this.#goesOn || !offer || this.link.link !== "open") return;
      this.#goesOn = false;
      untrack(() => (opened.sitting = { offer, seat: this.#wanted }));
    });
  }

  /** True for a viewer who is shut out. */
  get out(): boolean {
    return this.link.link === "closed" && this.link.failure !== "";
  }

  get #offer(): RoomOffer | undefined {
    return this.link.view?.between.find((each) => each.do === "sit");
  }

  /** Go for a seat; a stranger gives a name first. */
  sit(seat: number): void {
    this.#wanted = seat;
    const offer = this.#offer;
    if (!session.me) this.opened.entering = true;
    else if (offer) this.opened.sitting = { offer, seat };
  }

  /** Go on to the seat, now that the viewer has a name. */
  entered(): void {
    this.reopen();
    this.#goesOn = this.#wanted > 0;
  }

  reopen(): void {
    this.#person = session.me?.name ?? "";
    this.link.close();
    this.link = new TableLink(this.name);
  }

  /** A socket belongs to the person who opened it: another person needs a new one. */
  #isFor(person: string): void {
    untrack(() => {
      if (this.#person !== null && person && person !== this.#person) this.reopen();
      this.#person = person;
    });
  }

  /** The lines that are told already are in the language of the socket that told them. */
  #isIn(now: string): void {
    untrack(() => {
      if (now !== this.#speaks) this.reopen();
      this.#speaks = now;
    });
  }
}
