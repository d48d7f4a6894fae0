import { useCallback, useRef, useState } from 'react';
import type { BoardOrder } from './board.ts';

/** Tickets go to the printer one after the other: the browser has one page to print. */
export function useTicketQueue(): {
  current: { order: BoardOrder; isCopy: boolean } | null;
  add: (order: BoardOrder) => void;
  onPrinted: () => void;
} {
  const [queue, setQueue] = useState<readonly { order: BoardOrder; isCopy: boolean }[]>([]);
  // What this device has printed before is a copy the second time (KITCHEN-17).
  const printed = useRef(new Set<string>());
  const add = useCallback((order: BoardOrder) => {
    const isCopy = printed.current.has(order.id);
    printed.current.add(order.id);
    setQueue((before) => [...before, { order, isCopy }]);
  }, []);
  const onPrinted = useCallback(() => setQueue((before) => before.slice(1)), []);
  return { current: queue[0] ?? null, add, onPrinted };
}
