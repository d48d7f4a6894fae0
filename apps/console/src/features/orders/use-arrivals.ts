import { useEffect, useRef, useState } from 'react';
import type { BoardOrder } from './board.ts';
import { newArrivals } from './new-arrivals.ts';

/** Calls once for each batch of orders that has just come in, and keeps the newest for the announcement. */
export function useArrivals(
  orders: readonly BoardOrder[] | undefined,
  onArrival: () => void,
): BoardOrder | null {
  const seen = useRef<ReadonlySet<string> | null>(null);
  const [latest, setLatest] = useState<BoardOrder | null>(null);
  useEffect(() => {
    if (!orders) return;
    const arrived = newArrivals(seen.current, orders).at(-1);
    seen.current = new Set(orders.map(({ id }) => id));
    if (!arrived) return;
    setLatest(arrived);
    onArrival();
  }, [orders, onArrival]);
  return latest;
}
