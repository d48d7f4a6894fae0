import { MAX_QUANTITY_PER_ADD } from '../../menu/stock.ts';
import type { AvailableItemOffer, ClientCartEvent, WithoutBase } from '../cart-event.ts';
import type { CartLine } from '../cart-line.ts';
import type { Cart } from '../cart.ts';
import { areWithinLimit, unitsLeft } from './offer-units.ts';
import { outOfOffer } from './out-of-offer.ts';

/** The portions that one tap takes an offer for: all that have none, as far as tokens reach (D-214). */
export function linesForItemOffer(
  lines: readonly CartLine[],
  { itemId, offerId, unitLimit }: AvailableItemOffer,
): CartLine[] {
  const free = lines.filter((line) => line.itemId === itemId && !line.offerId && !line.share);
  // Carts of before have no number: one portion, as it was then.
  const left = unitLimit === undefined ? 1 : unitsLeft(lines, { id: offerId, unitLimit });
  return free.slice(0, Math.min(Math.max(0, left ?? free.length), MAX_QUANTITY_PER_ADD));
}

/**
 * What to say for this many more of a dish: with the offer it was taken with as far as the server will agree, by the
 * server's own rule, and at its own price beyond (D-214).
 */
export function morePortions(
  line: CartLine,
  count: number,
  { items, availableItemOffers }: Pick<Cart, 'items' | 'availableItemOffers'>,
  newId: () => string,
): WithoutBase<ClientCartEvent>[] {
  const found = availableItemOffers.find(
    ({ itemId, offerId }) => itemId === line.itemId && offerId === line.offerId,
  );
  const withOffer: CartLine[] = [];
  const plain: CartLine[] = [];
  for (let at = 0; at < count; at += 1) {
    const more = { ...line, id: newId() };
    const isLeft =
      found?.unitLimit !== undefined &&
      areWithinLimit([...items, ...withOffer, more], {
        id: found.offerId,
        unitLimit: found.unitLimit,
      });
    if (isLeft) withOffer.push(more);
    else plain.push(outOfOffer(more));
  }
  const events: WithoutBase<ClientCartEvent>[] = [];
  if (found && withOffer.length > 0)
    events.push({ type: 'ADD_OFFER', offer: { id: found.offerId }, items: withOffer });
  if (plain.length > 0) events.push({ type: 'ADD_ITEMS', items: plain });
  return events;
}
