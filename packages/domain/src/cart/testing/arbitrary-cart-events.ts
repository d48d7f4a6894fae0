import * as fc from 'fast-check';
import { addMinor, minor } from '../../money/minor.ts';
import type { CartEvent, DiscountType, StoredCartEvent } from '../cart-event.ts';
import type { CartLine } from '../cart-line.ts';
import type { CategoriesOfLine } from '../categories-of-line.ts';
import { bagLine, created, eventOf, line } from './builders.ts';

// Test support: streams for property tests. Ids come from small pools, so that removals hit,
// payments meet their confirmations and two adds collide.

const amount = fc.integer({ min: 0, max: 100_000 }).map(minor);
/** Half of all payments carry a tip: a fold that mistakes its meaning must not go unseen. */
export const arbitraryTip = fc.oneof(
  fc.constant(minor(0)),
  fc.integer({ min: 1, max: 20_000 }).map(minor),
);
const lineId = fc.constantFrom('l1', 'l2', 'l3', 'l4', 'l5', 'l6');
const paymentId = fc.constantFrom('p1', 'p2');
const discount = fc.oneof(
  fc.record({
    discountType: fc.constant<DiscountType>('PERCENTAGE'),
    discountRate: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    discountType: fc.constant<DiscountType>('AMOUNT'),
    discountRate: fc.integer({ min: 0, max: 50_000 }),
  }),
);

export const arbitraryLine: fc.Arbitrary<CartLine> = fc
  .record({
    id: lineId,
    itemId: fc.constantFrom('burger', 'cola', 'dip'),
    vatRate: fc.constantFrom(0, 6, 12, 25, Number.NaN),
    amount,
    variations: fc.array(
      fc.record({
        id: fc.constantFrom('cheese', 'bacon'),
        amount: fc.integer({ min: -500, max: 2_000 }).map(minor),
        title: fc.constant('Extra'),
        groupId: fc.constant('extras'),
      }),
      { maxLength: 2 },
    ),
    fraction: fc.constantFrom(1, 1, 1, 0.5, 1 / 3),
    discount: fc.oneof(fc.constant(minor(0)), amount),
    disableMembershipDiscounts: fc.boolean(),
    offer: fc.option(fc.constantFrom('bundle-a', 'bundle-b')),
  })
  .map(({ offer, ...fields }) =>
    line({ ...fields, entryId: `entry-${fields.itemId}`, offerId: offer, bundleId: offer }),
  );

const cartEvent: fc.Arbitrary<CartEvent> = fc.oneof(
  { weight: 4, arbitrary: arbitraryLine.map((item) => eventOf('ADD_ITEM', { item })) },
  {
    weight: 3,
    arbitrary: fc
      .array(arbitraryLine, { maxLength: 3 })
      .map((items) => eventOf('ADD_ITEMS', { items: [...items, bagLine()] })),
  },
  { weight: 3, arbitrary: lineId.map((id) => eventOf('REMOVE_ITEM', { id })) },
  fc.constant(eventOf('CLEAR_CART', {})),
  fc
    .constantFrom('ASAP', '2026-03-02T12:15:00Z')
    .map((time) => eventOf('SET_PICKUP_TIME', { time })),
  fc.string({ maxLength: 5 }).map((comment) => eventOf('SET_COMMENT', { comment })),
  fc.string({ maxLength: 5 }).map((name) => eventOf('SET_GUEST_NAME', { name })),
  discount.map((rule) => eventOf('SET_ORDER_OFFER', { id: 'offer', title: 'Offer', ...rule })),
  fc.constant(eventOf('CLEAR_ORDER_OFFER', {})),
  fc
    .integer({ min: 0, max: 49 })
    .map((discountRate) => eventOf('SET_MEMBERSHIP_DISCOUNT', { discountRate })),
  fc.constantFrom('user-1', 'user-2', null).map((userId) => eventOf('UPDATE_USER', { userId })),
  fc
    .record({
      items: fc.array(arbitraryLine, { maxLength: 2 }),
      replaces: fc.option(fc.array(lineId, { maxLength: 2 }), { nil: undefined }),
    })
    .map((fields) => eventOf('ADD_OFFER', { offer: { id: 'bundle-a' }, ...fields })),
  fc
    .record({ rule: discount, categoryIds: fc.constantFrom<string[]>([], ['drinks']) })
    .map(({ rule, categoryIds }) =>
      eventOf('SET_PROMO_CODE', {
        id: 'promo',
        code: 'LUNCH',
        title: {},
        venues: [],
        categoryIds,
        offerType: 'ORDER_DISCOUNT',
        ...rule,
      }),
    ),
  fc.constant(eventOf('CLEAR_PROMO_CODE', {})),
  fc.constant(eventOf('MARK_AS_PAY_LATER_ORDER', {})),
  fc.constant(eventOf('CONNECT_TO_CHEQUE', { id: 'cheque-1' })),
  fc.record({ id: paymentId, food: amount, tip: arbitraryTip }).map(({ id, food, tip }) =>
    eventOf('ADD_CLIENT_SIDE_PAYMENT', {
      id,
      tip,
      amount: addMinor(food, tip),
      paymentType: 'ADYEN',
      transactionId: null,
      payload: null,
    }),
  ),
  fc
    .record({ paymentId, amount, tip: arbitraryTip })
    .map((payment) => eventOf('PAYMENT_CONFIRMED', payment)),
  fc
    .option(paymentId)
    .map((id) => eventOf('PAYMENT_FAILED', { paymentId: id, resultCode: 'Refused' })),
  fc.constant(eventOf('ORDER_CREATED', { orderId: 'order-1' })),
  fc.constant(eventOf('CART_ERROR', { code: 'OUT_OF_STOCK', message: '', context: null })),
  fc.constant(eventOf('ITEM_OFFERS_CHANGED', { offers: [{ itemId: 'cola', offerId: 'offer' }] })),
  fc
    .record({ id: lineId, amount, vatRate: fc.constantFrom(6, 12) })
    .map((repriced) => eventOf('CART_REPRICED', { lines: [repriced] })),
);

/** A cart's life: created, then anything, each event with an id of its own. */
export const arbitraryCartEvents: fc.Arbitrary<CartEvent[]> = fc
  .array(cartEvent, { maxLength: 30 })
  .map((events) =>
    [created, ...events].map((event, position) => ({ ...event, eventId: `e${position}` })),
  );

/** The same life as it may reach a client: shuffled, and some of it twice. */
export const arbitraryDelivery: fc.Arbitrary<{
  events: CartEvent[];
  delivered: StoredCartEvent[];
}> = arbitraryCartEvents.chain((events) => {
  const stored = events.map((event, position) => ({ sequence: position + 1, event }));
  return fc
    .record({
      order: fc.shuffledSubarray(stored, { minLength: stored.length }),
      again: fc.subarray(stored),
    })
    .map(({ order, again }) => ({ events, delivered: [...order, ...again] }));
});

export const drinksAreDrinks: CategoriesOfLine = ({ itemId }) =>
  new Set(itemId === 'cola' ? ['drinks'] : ['mains']);
