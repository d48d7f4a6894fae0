import { pageOffset } from '@tallrik/domain/time/clock-mismatch';
import type { Timers } from '@tallrik/contract/client/timers';

export const CLOCK_TICK_MS = 10_000;

/**
 * What the app calls now: the server's time. It begins with the now the page was drawn with, so that server and browser
 * draw the same first page, and runs on in steps of 10 s (ORDER-07) by the device's clock, put right by what that is off:
 * by a phone's own clock, one minute slow, 15 promised minutes read as 16 (D-231).
 */
export type Clock = {
  nowMs: () => number;
  /** To the millisecond, for what is written down. */
  readMs: () => number;
  renderedMs: number;
  subscribe: (listener: () => void) => () => void;
  /** How much the server's clock is ahead of the device's. */
  putRight: (offsetMs: number) => void;
  /** Reads the device now instead of with the next step. */
  catchUp: () => void;
  start: () => void;
  stop: () => void;
};

export function makeClock(renderedMs: number, timers: Timers): Clock {
  let nowMs = renderedMs;
  let offsetMs = pageOffset(renderedMs, timers.now());
  let callOff: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const readMs = () => timers.now() + offsetMs;

  function catchUp() {
    nowMs = readMs();
    listeners.forEach((listener) => listener());
  }

  function tick() {
    catchUp();
    callOff = timers.after(CLOCK_TICK_MS, tick);
  }

  return {
    nowMs: () => nowMs,
    readMs,
    renderedMs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    putRight: (ms) => {
      if (ms === offsetMs) return;
      offsetMs = ms;
      catchUp();
    },
    catchUp,
    start: () => {
      callOff?.();
      tick();
    },
    stop: () => callOff?.(),
  };
}
