import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services/services.tsx';

/** The present as the page knows it: the server's, also on a phone whose clock is wrong (D-231). */
export function useNow(): Temporal.Instant {
  const { clock } = useServices();
  const nowMs = useSyncExternalStore(clock.subscribe, clock.nowMs, () => clock.renderedMs);
  return useMemo(() => Temporal.Instant.fromEpochMilliseconds(nowMs), [nowMs]);
}

/** The present when news came: by a clock up to ten seconds behind, 15 promised minutes would read as 16. */
export function useNowOf(data: object): Temporal.Instant {
  const { clock } = useServices();
  useLayoutEffect(() => clock.catchUp(), [clock, data]);
  return useNow();
}
