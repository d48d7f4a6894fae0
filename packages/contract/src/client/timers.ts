/** Time and chance as arguments: tests turn the clock by hand. */
export type Timers = {
  /** Milliseconds since the epoch, by the device. */
  now: () => number;
  /** Runs once after the delay; the answer calls it off. */
  after: (delayMs: number, run: () => void) => () => void;
  /** From 0 up to, not including, 1. */
  chance: () => number;
};

export const browserTimers: Timers = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const handle = setTimeout(run, delayMs);
    return () => clearTimeout(handle);
  },
  chance: () => Math.random(),
};
