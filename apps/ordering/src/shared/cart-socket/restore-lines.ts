import type { ClientCartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { linesWithoutBag } from '@tallrik/domain/cart/bag-line';
import { MAX_QUANTITY_PER_ADD } from '@tallrik/domain/menu/stock';

type AddOffer = Extract<WithoutBase<ClientCartEvent>, { type: 'ADD_OFFER' }>;

/**
 * The events that bring removed lines back. A line has an id for ever, so what returns has a new one. A dish of a
 * bundle comes back with the whole bundle: its fellows lost their price when it left.
 */
export function restoreLines(
  before: readonly CartLine[],
  removedIds: readonly string[],
  newId: () => string,
): WithoutBase<ClientCartEvent>[] {
  const again = (lines: readonly CartLine[]) => lines.map((line) => ({ ...line, id: newId() }));
  const removed = linesWithoutBag(before.filter(({ id }) => removedIds.includes(id)));
  const plain = removed.filter(({ offerId }) => !offerId);
  const single = removed.filter(({ offerId, bundleId }) => offerId && !bundleId);
  const bundleIds = new Set(removed.flatMap(({ bundleId }) => bundleId ?? []));
  const events: WithoutBase<ClientCartEvent>[] = [];
  // In handfuls: the server takes no more of one dish at a time.
  for (let at = 0; at < plain.length; at += MAX_QUANTITY_PER_ADD) {
    const items = again(plain.slice(at, at + MAX_QUANTITY_PER_ADD));
    events.push({ type: 'ADD_ITEMS', items });
  }
  for (const line of single) events.push(addOffer(line.offerId ?? '', again([line])));
  for (const bundleId of bundleIds) {
    const bundle = before.filter((line) => line.bundleId === bundleId);
    const stayed = bundle.filter(({ id }) => !removedIds.includes(id));
    // The dishes that stayed leave with the bundle's coming or not at all: refused, they are still there (D-214).
    const replaces = stayed.map(({ id }) => id);
    events.push({ ...addOffer(bundle[0]?.offerId ?? '', again(bundle)), replaces });
  }
  return events;
}

const addOffer = (id: string, items: CartLine[]): AddOffer => ({
  type: 'ADD_OFFER',
  offer: { id },
  items,
});
