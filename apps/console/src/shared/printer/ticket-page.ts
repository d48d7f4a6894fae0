import type { Paper } from '../storage/device-memory.ts';

/** CSS pixels to a millimetre, by definition. */
const PX_PER_MM = 96 / 25.4;
/** Rounding must not push a last line onto a second page, which the printer would cut off and feed. */
const SPARE_MM = 2;

/** A page as wide as the roll and as long as the ticket: a fixed length wastes paper or cuts in the middle. */
export const ticketPageRule = (paper: Paper, heightPx: number): string =>
  `@page { size: ${paper}mm ${Math.ceil(heightPx / PX_PER_MM) + SPARE_MM}mm; margin: 0; }`;
