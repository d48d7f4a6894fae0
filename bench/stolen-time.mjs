import { readFileSync } from 'node:fs';

/** Ticks of all processors since the start, and those the host gave to somebody else; only where the system tells. */
function readTicks() {
  try {
    const [head] = readFileSync('/proc/stat', 'utf8').split('\n');
    const ticks = head.trim().split(/\s+/).slice(1, 9).map(Number);
    return { all: ticks.reduce((sum, some) => sum + some, 0), stolen: ticks[7] ?? 0 };
  } catch {
    return { all: 0, stolen: 0 };
  }
}

/**
 * Does some work and tells which share of the machine was taken away meanwhile: on a rented machine a neighbour can
 * make any page look twice as slow.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withStolenShare(work) {
  const before = readTicks();
  const result = await work();
  const after = readTicks();
  const passed = after.all - before.all;
  return { result, stolen: passed > 0 ? (after.stolen - before.stolen) / passed : 0 };
}
