import { guestStirs } from './guest-stirs.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Does the same work for many things, each once and one at a time, whenever the browser has nothing better to do and
 * the guest has begun to do something.
 * A first page shows links to ten others: fetched all at once as soon as they are seen, they would hold up the
 * first tap.
 */
export function makeIdleQueue<Thing>(work: (thing: Thing) => Promise<unknown>) {
  const taken = new Set<Thing>();
  const waiting: Thing[] = [];
  let isWorking = false;
  let stirring: Promise<void> | null = null;

  async function workOn() {
    isWorking = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const thing = next;
      await (stirring ??= guestStirs(window));
      await whenIdle();
      // What failed may be wanted again.
      await work(thing).catch(() => taken.delete(thing));
    }
    isWorking = false;
  }

  return (thing: Thing): void => {
    if (taken.has(thing)) return;
    taken.add(thing);
    waiting.push(thing);
    if (!isWorking) void workOn();
  };
}
