import { firstInteraction } from './first-interaction.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Does the same work for many things, each once and one at a time, whenever the browser has nothing better to do and
 * the guest has begun to do something.
 * A first page shows links to ten others: fetched all at once as soon as they are seen, they would hold up the
 * first tap.
 */
export function makeIdleQueue<Thing>(work: (thing: Thing) => Promise<unknown>) {
  const processed = new Set<Thing>();
  const waiting: Thing[] = [];
  let isWorking = false;
  let stirring: Promise<void> | null = null;

  async function workOn() {
    isWorking = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const thing = next;
      await (stirring ??= firstInteraction(window));
      await whenIdle();
      // What failed may be wanted again.
      await work(thing).catch(() => processed.delete(thing));
    }
    isWorking = false;
  }

  return (thing: Thing): void => {
    if (processed.has(thing)) return;
    processed.add(thing);
    waiting.push(thing);
    if (!isWorking) void workOn();
  };
}
