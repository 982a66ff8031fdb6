// A hand as one viewer sees it, by its family.

import type { BankedView, LayoutView, PanView, PotSeat, PotView, SeatView, SpreadsView } from "./messages";

export type View = PotView | BankedView | PanView;

/** A hand played for a pot; null for any other. */
export const potOf = (hand: View | null | undefined): PotView | null =>
  hand?.family === "pot" ? hand : null;

/** The layout of a table banked by a player. */
export const layoutOf = (hand: View | null | undefined): LayoutView | null =>
  hand?.family === "banked" ? hand.layout : null;

/** The spreads of a pan table. */
export const spreadsOf = (hand: View | null | undefined): SpreadsView | null =>
  hand?.family === "pan" ? hand.spreads : null;

/** A seat's bet in this round. */
export const betOf = (seat: SeatView | PotSeat): number => ("bet" in seat ? seat.bet : 0);

/** True if a seat has announced that it plays the board. */
export const playsBoard = (seat: SeatView | PotSeat): boolean =>
  "plays_board" in seat && seat.plays_board;
