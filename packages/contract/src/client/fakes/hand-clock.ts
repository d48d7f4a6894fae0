import type { Timers } from '../timers.ts';

/** A clock that only moves when told to. */
export function handClock(startMs = Date.UTC(2026, 2, 2, 12)): Timers & {
  pass: (ms: number) => Promise<void>;
} {
  let now = startMs;
  let waiting: { at: number; order: number; run: () => void }[] = [];
  let order = 0;
  return {
    now: () => now,
    chance: () => 0,
    after: (delayMs, run) => {
      const entry = { at: now + delayMs, order: order++, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((candidate) => candidate !== entry);
      };
    },
    pass: async (ms) => {
      const until = now + ms;
      for (;;) {
        const next = waiting
          .filter((entry) => entry.at <= until)
          .toSorted((a, b) => a.at - b.at || a.order - b.order)[0];
        if (!next) break;
        waiting = waiting.filter((entry) => entry !== next);
        now = next.at;
        next.run();
        // Lets promises settle that the timer started, such as a posted batch.
        await settlePromises();
      }
      now = until;
      await settlePromises();
    },
  };
}

async function settlePromises() {
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
}
