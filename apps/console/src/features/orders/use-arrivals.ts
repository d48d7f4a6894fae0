import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import type { BoardOrder } from './board.ts';
import { newArrivals } from './new-arrivals.ts';

/** Again and again until somebody has looked: one ring is lost in the noise of a fan. */
export const RING_EVERY_MS = 8_000;

const NOBODY: ReadonlySet<string> = new Set();

export type Arrivals = {
  /** The last one, for the announcement. */
  latest: BoardOrder | null;
  /** Ids of orders that came in since somebody last touched the board. */
  unseen: ReadonlySet<string>;
};

/** Rings for each batch of orders that has just come in, and goes on until a hand is at the board. */
export function useArrivals(orders: readonly BoardOrder[] | undefined, ring: () => void): Arrivals {
  const { timers } = useServices();
  const known = useRef<ReadonlySet<string> | null>(null);
  const [latest, setLatest] = useState<BoardOrder | null>(null);
  const [unseen, setUnseen] = useState(NOBODY);

  useEffect(() => {
    if (!orders) return;
    const arrived = newArrivals(known.current, orders);
    known.current = new Set(orders.map(({ id }) => id));
    const pending = new Set(orders.filter(isPending).map(({ id }) => id));
    // What another screen has answered needs nobody here any more.
    setUnseen((before) =>
      union(
        [...before].filter((id) => pending.has(id)),
        arrived,
        before,
      ),
    );
    const last = arrived.at(-1);
    if (!last) return;
    setLatest(last);
    ring();
  }, [orders, ring]);

  const isAnyUnseen = unseen.size > 0;
  useEffect(() => {
    if (!isAnyUnseen) return;
    let callOff = () => {};
    const again = () => {
      callOff = timers.after(RING_EVERY_MS, () => {
        ring();
        again();
      });
    };
    again();
    const look = () => setUnseen(NOBODY);
    document.addEventListener('click', look);
    document.addEventListener('keydown', look);
    return () => {
      callOff();
      document.removeEventListener('click', look);
      document.removeEventListener('keydown', look);
    };
  }, [isAnyUnseen, ring, timers]);

  return { latest, unseen };
}

const isPending = ({ status }: BoardOrder): boolean => status === 'PENDING';

/** The same set when nothing has changed, or React would draw the board again for nothing. */
function union(
  kept: readonly string[],
  arrived: readonly BoardOrder[],
  before: ReadonlySet<string>,
): ReadonlySet<string> {
  if (arrived.length === 0 && kept.length === before.size) return before;
  return new Set([...kept, ...arrived.map(({ id }) => id)]);
}
