import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services/services.tsx';

const MINUTE_MS = 60_000;
const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS) * MINUTE_MS;

/**
 * The present to the minute, for what changes by the minute: opening hours, menus, slots. A page of forty dishes
 * drawn again at every tick of ten seconds, and once right after it has come to life, would answer taps late.
 */
export function useMinute(): Temporal.Instant {
  const { clock } = useServices();
  const minute = useSyncExternalStore(
    clock.subscribe,
    () => minuteOf(clock.nowMs()),
    () => minuteOf(clock.renderedMs),
  );
  return useMemo(() => Temporal.Instant.fromEpochMilliseconds(minute), [minute]);
}
