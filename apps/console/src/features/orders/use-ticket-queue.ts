import { useCallback, useState } from 'react';
import type { BoardOrder } from './board.ts';

/** Tickets go to the printer one after the other: the browser has one page to print. */
export function useTicketQueue(): {
  current: BoardOrder | null;
  add: (order: BoardOrder) => void;
  onPrinted: () => void;
} {
  const [queue, setQueue] = useState<readonly BoardOrder[]>([]);
  const add = useCallback((order: BoardOrder) => setQueue((before) => [...before, order]), []);
  const onPrinted = useCallback(() => setQueue((before) => before.slice(1)), []);
  return { current: queue[0] ?? null, add, onPrinted };
}
