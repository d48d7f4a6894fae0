import { useEffect, useRef, useState } from 'react';
import type { BoardOrder } from './board.ts';
import { newArrivals } from './new-arrivals.ts';

/** The last order that came in, for whoever listens to the page. */
export function useArrivals(orders: readonly BoardOrder[] | undefined): BoardOrder | null {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [latest, setLatest] = useState<BoardOrder | null>(null);
  useEffect(() => {
    if (!orders) return;
    const last = newArrivals(known.current, orders).at(-1);
    known.current = new Set(orders.map(({ id }) => id));
    if (last) setLatest(last);
  }, [orders]);
  return latest;
}
