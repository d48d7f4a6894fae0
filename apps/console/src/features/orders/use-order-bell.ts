import { useEffect, useState } from 'react';
import type { RingKind } from '../../shared/bell/bell.ts';
import { useServices } from '../../shared/services.tsx';

/** Again and again until it is answered: one ring is lost in the noise of a fan. */
export const RING_EVERY_MS: Readonly<Record<RingKind, number>> = {
  ORDER: 8_000,
  URGENT: 3_000,
  OFFLINE: 15_000,
};

/**
 * Rings at once and goes on for as long as there is something to ring for. `called` rises with every order that
 * calls: one more is heard at once, not when the last one's pause is over. No tap anywhere ends it (F-71).
 */
export function useOrderBell(
  kind: RingKind | null,
  called: number,
  ring: (kind: RingKind) => void,
): void {
  const { timers } = useServices();
  useEffect(() => {
    if (kind === null) return;
    let callOff = () => {};
    const again = () => {
      ring(kind);
      callOff = timers.after(RING_EVERY_MS[kind], again);
    };
    again();
    return () => callOff();
  }, [kind, called, ring, timers]);
}

/** Rises when an order calls that did not before; those that fall silent ring nobody. */
export function useCalled(calling: ReadonlySet<string>): number {
  const [rung, setRung] = useState({ ids: calling, count: 0 });
  const isSame = rung.ids.size === calling.size && [...calling].every((id) => rung.ids.has(id));
  if (isSame) return rung.count;
  const isMore = [...calling].some((id) => !rung.ids.has(id));
  const next = { ids: calling, count: rung.count + (isMore ? 1 : 0) };
  setRung(next);
  return next.count;
}
