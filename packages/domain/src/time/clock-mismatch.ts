export const CLOCK_TOLERANCE_MS = 5 * 60_000;
/** A page takes a while from the server's now to the browser's: less than this is no wrong clock. */
export const PAGE_TRAVEL_MS = 30_000;

/**
 * How much the server's clock is ahead of the device's, in milliseconds (D-231). What the network may have taken is no
 * proof of a wrong clock: 0 then, so that the time does not jump about with every answer.
 */
export function clockOffset(clocks: {
  server: Temporal.Instant;
  device: Temporal.Instant;
  roundTripMs: number;
}): number {
  const expected = clocks.server.epochMilliseconds + clocks.roundTripMs / 2;
  const offset = Math.round(expected - clocks.device.epochMilliseconds);
  return Math.abs(offset) > clocks.roundTripMs / 2 ? offset : 0;
}

/**
 * The same, guessed from the moment a page was drawn, until the server has been asked. More than a wrong clock may be off
 * is an old page out of a cache, and says nothing of the clock.
 */
export function pageOffset(renderedMs: number, deviceMs: number): number {
  const offset = renderedMs - deviceMs;
  const isClock = Math.abs(offset) > PAGE_TRAVEL_MS && Math.abs(offset) <= CLOCK_TOLERANCE_MS;
  return isClock ? offset : 0;
}

/**
 * Whether a device's clock is too far off to order with (TIME-34). The server read its clock about half a
 * round trip before the device compares: without that allowance a slow network would look like a wrong clock.
 */
export function isClockMismatch(clocks: {
  server: Temporal.Instant;
  device: Temporal.Instant;
  roundTripMs: number;
}): boolean {
  const expected = clocks.server.epochMilliseconds + clocks.roundTripMs / 2;
  return Math.abs(clocks.device.epochMilliseconds - expected) > CLOCK_TOLERANCE_MS;
}
