import type { PricedCart, PricedLine } from '../cart/cart.ts';
import { dishPrice } from '../cart/offers/dish-price.ts';
import type { Offer } from '../cart/offers/offer.ts';
import type { Localized } from '../company/languages.ts';
import type { Catalogue, Item } from '../menu/catalogue.ts';
import { addMinor, type Minor, ZERO } from '../money/minor.ts';
import type { PickupTime } from '../venues/pickup-time.ts';
import type { Order, OrderItem, Price } from './order.ts';

export type OrderFacts = {
  orderId: string;
  easyId: string;
  now: Temporal.Instant;
  table: { id: string; code: string } | null;
  /** The one that counts when the order is made (TIME-33), not the one the guest once chose. */
  pickupTime: PickupTime;
  /** Null when nothing is paid yet, as with pay-later. */
  payment: { id: string; tip: Minor } | null;
  catalogue: Pick<Catalogue, 'items' | 'modificationGroups'>;
  offers: readonly Offer[];
  fees: readonly { name: string; amount: Minor; percentageVAT: number }[];
  newId: () => string;
};

/**
 * The order a cart becomes. Names and prices are copied, not referred to: a menu changed tomorrow
 * must not rewrite today's receipt. Throws where the caller has not asked before: a cart without
 * venue or dishes, or with a delivery (D-29), is a bug by now and no refusal.
 */
export function orderFromCart(cart: PricedCart, facts: OrderFacts): Order {
  const { cartId, companyId, venueId, serviceType } = cart;
  if (cartId === null || companyId === null || venueId === null || cart.items.length === 0) {
    throw new Error('A cart without id, venue or dishes cannot become an order');
  }
  if (serviceType !== 'TAKE_AWAY' && serviceType !== 'EAT_HERE') {
    throw new Error(`No order of type ${serviceType}`);
  }
  return {
    id: facts.orderId,
    companyId,
    venueId,
    cartId,
    userId: cart.userId,
    easyId: facts.easyId,
    isTest: cart.testUntil !== null,
    // A paid bill is a receipt: its dishes were cooked with the orders that put them there.
    status: cart.chequeId === null ? 'PENDING' : 'COMPLETED',
    desiredTime: facts.pickupTime === 'ASAP' ? null : facts.pickupTime.toString(),
    estimatedFinishTime: null,
    rejectReason: null,
    confirmed: false,
    type: serviceType,
    createdAt: facts.now.toString(),
    table: facts.table,
    isTableOrder: facts.table !== null,
    comment: cart.comment,
    payment: facts.payment,
    fees: facts.fees.map(({ name, amount, percentageVAT }) => ({
      id: facts.newId(),
      name,
      price: { id: facts.newId(), amount, percentageVAT, discount: ZERO, subtotal: amount },
    })),
    items: cart.pricedLines.map((line) => orderItem(line, facts)),
    version: 1,
  };
}

function orderItem(priced: PricedLine, facts: OrderFacts): OrderItem {
  const { line } = priced;
  const item = facts.catalogue.items.find(({ id }) => id === line.itemId);
  const named = (id: string, fallback: string) => ({
    id,
    ...(nameOf(id, item, facts) ?? { name: fallback, nameLang: {} }),
  });
  return {
    id: facts.newId(),
    bundleId: line.bundleId ?? null,
    offer: offerOf(line.offerId, facts),
    price: priceOf(priced, facts.newId()),
    variations: line.variations.map(({ id, title, amount }) => ({
      ...named(id, title),
      price: amount,
    })),
    removedVariations: line.removedVariations.map((id) => named(id, id)),
    ageRestricted: item?.ageRestricted ?? false,
    entry: {
      id: line.entryId,
      price: line.amount,
      selectedVariations: line.variations.map(({ id }) => id),
      item: {
        id: line.itemId,
        defaultPrice: item?.defaultPrice ?? null,
        title: line.title,
        titleLang: item?.titleLang ?? {},
      },
      // A dish that costs nothing but its choices was not given.
      ...(line.discount > 0 && line.discount >= dishPrice(line) && { isGiven: true }),
    },
  };
}

/** The order's discount is on its lines already (D-61), so a receipt's rows sum to its total. */
const priceOf = (priced: PricedLine, id: string): Price => ({
  id,
  amount: priced.subtotal,
  percentageVAT: priced.line.vatRate,
  discount: addMinor(priced.lineDiscount, priced.orderDiscount),
  subtotal: priced.subtotal,
});

function offerOf(offerId: string | null | undefined, { offers }: OrderFacts): OrderItem['offer'] {
  const offer = offers.find(({ id }) => id === offerId);
  if (!offer) return null;
  const { id, name, type, nameLang } = offer;
  return { id, name, type, nameLang };
}

function nameOf(
  variationId: string,
  item: Item | undefined,
  { catalogue }: OrderFacts,
): { name: string; nameLang: Localized } | null {
  const sizes = item?.sizes?.variations ?? [];
  const variations = catalogue.modificationGroups.flatMap((group) => group.variations);
  const found = [...sizes, ...variations].find(({ id }) => id === variationId);
  return found ? { name: found.name, nameLang: found.nameLang } : null;
}
