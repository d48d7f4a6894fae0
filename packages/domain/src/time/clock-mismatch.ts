export const CLOCK_TOLERANCE_MS = 5 * 60_000;

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
