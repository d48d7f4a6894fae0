import { MAX_ANALYTICS_EVENTS, type PlacedEvent } from '@tallrik/contract/analytics';
import type { Timers } from '@tallrik/contract/client/timers';

const COLLECT_MS = 5_000;

/** A guest who leafs through a menu makes a request every few seconds, not one per page. */
export function makeBatches(deps: {
  send: (events: PlacedEvent[]) => void;
  timers: Pick<Timers, 'after'>;
}) {
  let waiting: PlacedEvent[] = [];
  let callOff: (() => void) | null = null;
  function take(): PlacedEvent[] {
    callOff?.();
    callOff = null;
    const batch = waiting;
    waiting = [];
    return batch;
  }
  function flush(): void {
    const events = take();
    if (events.length > 0) deps.send(events);
  }
  return {
    flush,
    drop: () => void take(),
    add: (event: PlacedEvent) => {
      waiting.push(event);
      if (waiting.length === MAX_ANALYTICS_EVENTS) flush();
      else callOff ??= deps.timers.after(COLLECT_MS, flush);
    },
  };
}
