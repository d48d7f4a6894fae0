export type Sorted = { id: string; order: number };

/** Room for this many moves to one place before everything is renumbered. */
const STEP = 128;

/** A number between two neighbours, higher first; null where there is no gap (O-30). */
export function orderBetween(above: number | null, below: number | null): number | null {
  if (above === null) return below === null ? 0 : below + STEP;
  if (below === null) return above - STEP;
  const middle = Math.floor((above + below) / 2);
  return middle > below && middle < above ? middle : null;
}

/**
 * What moving one thing between two others writes: its own number, or where there is no gap those of all, in the order
 * they stand in (O-30, CATALOG-25). `sorted` is everything as it is shown, highest first; null for a neighbour is the end.
 */
export function moveBetween(
  sorted: readonly Sorted[],
  movedId: string,
  neighbours: { afterId: string | null; beforeId: string | null },
): Sorted[] {
  const orderOf = (id: string | null) => sorted.find((thing) => thing.id === id)?.order ?? null;
  const between = orderBetween(orderOf(neighbours.afterId), orderOf(neighbours.beforeId));
  if (between !== null) return [{ id: movedId, order: between }];
  const others = sorted.filter(({ id }) => id !== movedId);
  const moved = sorted.filter(({ id }) => id === movedId);
  const place = others.findIndex(({ id }) => id === neighbours.beforeId);
  const inOrder = [...others.slice(0, place), ...moved, ...others.slice(place)];
  return inOrder
    .map(({ id }, at) => ({ id, order: (inOrder.length - at) * STEP }))
    .filter(({ id, order }) => orderOf(id) !== order);
}
