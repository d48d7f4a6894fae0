import type { Timers } from '@tallrik/contract/client/timers';

export const CLOCK_TICK_MS = 10_000;

/**
 * What the app calls now. It begins with the server's now, so that server and browser draw the same first page,
 * and follows the device from then on, in steps of 10 s (ORDER-07).
 */
export type Clock = {
  nowMs: () => number;
  renderedMs: number;
  subscribe: (listener: () => void) => () => void;
  /** Reads the device now instead of with the next step. */
  catchUp: () => void;
  start: () => void;
  stop: () => void;
};

export function makeClock(renderedMs: number, timers: Timers): Clock {
  let nowMs = renderedMs;
  let callOff: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function catchUp() {
    nowMs = timers.now();
    listeners.forEach((listener) => listener());
  }

  function tick() {
    catchUp();
    callOff = timers.after(CLOCK_TICK_MS, tick);
  }

  return {
    nowMs: () => nowMs,
    renderedMs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp,
    start: () => {
      callOff?.();
      tick();
    },
    stop: () => callOff?.(),
  };
}
