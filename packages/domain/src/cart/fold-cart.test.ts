import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { isBagLine } from './bag-line.ts';
import type { CartEvent } from './cart-event.ts';
import { isKnownEventType, isServerEvent } from './event-types.ts';
import { applyCartEvent, emptyCart, foldCart, optimisticCart } from './fold-cart.ts';
import { arbitraryCartEvents, arbitraryDelivery } from './testing/arbitrary-cart-events.ts';
import { bagLine, created, createdCart, eventOf, line } from './testing/builders.ts';

const fold = (...events: CartEvent[]) => foldCart([created, ...events]);
const added = (fields: Parameters<typeof line>[0] = {}) =>
  eventOf('ADD_ITEM', { item: line(fields) });
const addedAll = (...items: ReturnType<typeof line>[]) => eventOf('ADD_ITEMS', { items });
const idsOf = (cart: { items: { id: string }[] }) => cart.items.map(({ id }) => id);
const promo = eventOf('SET_PROMO_CODE', {
  id: 'promo-1',
  code: 'LUNCH',
  discountRate: 10,
  discountType: 'PERCENTAGE',
  title: { en: 'Lunch' },
  venues: ['venue-1'],
  categoryIds: ['mains'],
  offerType: 'ORDER_DISCOUNT',
});

describe('what each event does', () => {
  it('[CART-01] no events are an empty cart', () => {
    expect(foldCart([])).toEqual({
      cartId: null,
      companyId: null,
      venueId: null,
      items: [],
      serviceType: null,
      pickupTime: 'ASAP',
      deliveryTargetId: null,
      chequeId: null,
      promoCode: null,
      offer: null,
      membershipDiscountRate: 0,
      comment: '',
      guestName: '',
      isPayLaterOrder: false,
      payments: [],
      orderId: null,
      orderEasyId: null,
      userId: null,
      testUntil: null,
      availableItemOffers: [],
      error: null,
      errorCount: 0,
    });
  });

  it('[CART-03] [CART-04] creating gives the cart its id, place and service type', () => {
    expect(
      foldCart([
        eventOf('CREATE_CART', { deliveryTargetId: null, serviceType: 'EAT_HERE', userId: 'u1' }),
      ]),
    ).toEqual({
      ...emptyCart,
      cartId: 'cart-1',
      companyId: 'company-1',
      venueId: 'venue-1',
      serviceType: 'EAT_HERE',
      userId: 'u1',
    });
  });

  it('[CART-05] [CART-06] [CART-07] [CART-11] pickup time, pay-later, cheque and comment are set', () => {
    const cart = fold(
      eventOf('SET_PICKUP_TIME', { time: '2026-03-02T12:15:00Z' }),
      eventOf('MARK_AS_PAY_LATER_ORDER', {}),
      eventOf('CONNECT_TO_CHEQUE', { id: 'cheque-1' }),
      eventOf('SET_COMMENT', { comment: 'No ice' }),
    );
    expect(cart).toMatchObject({
      pickupTime: '2026-03-02T12:15:00Z',
      isPayLaterOrder: true,
      chequeId: 'cheque-1',
      comment: 'No ice',
    });
  });

  it('[CART-08] one add is one line, several adds keep their order', () => {
    expect(idsOf(fold(added({ id: 'a' }), addedAll(line({ id: 'b' }), line({ id: 'c' }))))).toEqual(
      ['a', 'b', 'c'],
    );
  });

  it('[CART-08] a line id is in the cart once', () => {
    expect(fold(added({ id: 'a', title: 'first' }), added({ id: 'a' })).items).toEqual([
      line({ id: 'a', title: 'first' }),
    ]);
  });

  it('[CART-22] an item whose VAT rate is unknown is ignored', () => {
    const fromOldMenu = JSON.parse('{"vatRate":null}') as { vatRate: number };
    expect(fold(added(fromOldMenu), added({ id: 'b' })).items).toEqual([line({ id: 'b' })]);
  });

  it('[CART-09] [CART-21] [D-64] clearing keeps no lines and no code, but place, user and time', () => {
    const cart = fold(
      eventOf('UPDATE_USER', { userId: 'u1' }),
      eventOf('SET_PICKUP_TIME', { time: '2026-03-02T12:15:00Z' }),
      added(),
      promo,
      eventOf('SET_COMMENT', { comment: 'No ice' }),
      eventOf('CLEAR_CART', {}),
    );
    expect(cart).toEqual(createdCart({ userId: 'u1', pickupTime: '2026-03-02T12:15:00Z' }));
  });

  it('[CART-09] [D-77] clearing does not forget money', () => {
    const paid = eventOf('PAYMENT_CONFIRMED', { paymentId: 'p1', amount: minor(5), tip: minor(0) });
    expect(fold(added(), paid, eventOf('CLEAR_CART', {})).payments).toHaveLength(1);
  });

  it('[CART-10] removing takes that line only', () => {
    const cart = fold(added({ id: 'a' }), added({ id: 'b' }), eventOf('REMOVE_ITEM', { id: 'a' }));
    expect(idsOf(cart)).toEqual(['b']);
  });

  it('[CART-10] [D-74] a bundle that loses a dish gives no discount on the others', () => {
    const inBundle = { discount: minor(100), offerId: 'o', offerTitle: 'Menu', bundleId: 'x' };
    const cart = fold(
      addedAll(line({ id: 'a', ...inBundle }), line({ id: 'b', ...inBundle })),
      added({ id: 'c', ...inBundle, bundleId: 'y' }),
      eventOf('REMOVE_ITEM', { id: 'a' }),
    );
    expect(cart.items).toEqual([
      line({ id: 'b', offerId: null, bundleId: null }),
      line({ id: 'c', ...inBundle, bundleId: 'y' }),
    ]);
  });

  it('[CART-10] [D-74] only the bundle of the dish that goes is broken, and an item discount breaks none', () => {
    const off = { discount: minor(500), offerId: 'o', offerTitle: 'O' };
    const cart = fold(
      addedAll(
        line({ id: 'plain' }),
        line({ id: 'one', ...off, bundleId: 'x' }),
        line({ id: 'other', ...off, bundleId: 'x' }),
        line({ id: 'alone', ...off, bundleId: null }),
      ),
    );
    const discounts = (id: string) =>
      applyCartEvent(cart, eventOf('REMOVE_ITEM', { id })).items.map((each) => each.discount);
    expect(discounts('one')).toEqual([0, 0, 500]);
    expect(discounts('plain')).toEqual([500, 500, 500]);
    const alone = fold(addedAll(line({ id: 'a' }), line({ id: 'b', ...off, bundleId: null })));
    const after = applyCartEvent(alone, eventOf('REMOVE_ITEM', { id: 'a' }));
    expect(after.items).toMatchObject([{ id: 'b', discount: 500, offerId: 'o' }]);
  });

  it('[D-52] a new price of the dish alone leaves its choices as they are', () => {
    const rye = { id: 'rye', amount: minor(500), title: 'Rye', groupId: 'bread' };
    const cart = fold(
      added({ variations: [rye] }),
      eventOf('CART_REPRICED', { lines: [{ id: 'line-1', amount: minor(9_000), vatRate: 12 }] }),
    );
    expect(cart.items).toMatchObject([{ amount: 9_000, variations: [rye] }]);
  });

  it('[D-95] an order is called out by its number, where it has one', () => {
    const numberOf = (easyId: string | undefined) =>
      fold(eventOf('ORDER_CREATED', { orderId: 'o', ...(easyId ? { easyId } : {}) })).orderEasyId;
    expect([numberOf('12'), numberOf(undefined)]).toEqual(['12', null]);
  });

  it('[CART-12] the order offer is set and taken away', () => {
    const offer = { id: 'o', title: '20 off', discountRate: 20, discountType: 'AMOUNT' } as const;
    const set = eventOf('SET_ORDER_OFFER', offer);
    expect(fold(set).offer).toEqual(offer);
    expect(fold(set, eventOf('CLEAR_ORDER_OFFER', {})).offer).toBeNull();
  });

  it('[CART-13] [CART-14] a new user does not inherit the membership discount', () => {
    const member = [
      eventOf('UPDATE_USER', { userId: 'u1' }),
      eventOf('SET_MEMBERSHIP_DISCOUNT', { discountRate: 10 }),
    ];
    expect(fold(...member)).toMatchObject({ userId: 'u1', membershipDiscountRate: 10 });
    expect(fold(...member, eventOf('UPDATE_USER', { userId: 'u1' })).membershipDiscountRate).toBe(
      10,
    );
    expect(fold(...member, eventOf('UPDATE_USER', { userId: 'u2' }))).toMatchObject({
      userId: 'u2',
      membershipDiscountRate: 0,
    });
  });

  it('[CART-15] [D-152] an offer adds its lines', () => {
    const items = [line({ id: 'a' }), line({ id: 'b' })];
    expect(fold(eventOf('ADD_OFFER', { offer: { id: 'o' }, items })).items).toEqual(items);
  });

  it('[CART-15] [CART-36] [D-214] [F-65] dishes that leave for an offer give it their place, and the bag stays', () => {
    const lines = addedAll(line({ id: 'a' }), line({ id: 'b' }), line({ id: 'c' }), bagLine());
    const items = [line({ id: 'd', offerId: 'o' }), line({ id: 'e', offerId: 'o' })];
    const taking = (...replaces: string[]) =>
      fold(lines, eventOf('ADD_OFFER', { offer: { id: 'o' }, items, replaces })).items.map(
        ({ id }) => id,
      );
    expect(taking('a', 'c')).toEqual(['d', 'e', 'b', bagLine().id]);
    expect(taking('b')).toEqual(['a', 'd', 'e', 'c', bagLine().id]);
    expect(taking('c', 'b', 'a')).toEqual(['d', 'e', bagLine().id]);
    expect(taking('unknown')).toEqual(['a', 'b', 'c', bagLine().id, 'd', 'e']);
  });

  it('[CART-10] [D-214] a dish that leaves a bundle for another offer leaves the others their own price', () => {
    const bundle = { offerId: 'menu', bundleId: 'menu-1', discount: minor(500) };
    const cart = fold(
      addedAll(line({ id: 'a', ...bundle }), line({ id: 'b', ...bundle })),
      eventOf('ADD_OFFER', { offer: { id: 'o' }, items: [line({ id: 'c' })], replaces: ['a'] }),
    );
    expect(cart.items).toMatchObject([{ id: 'c' }, { id: 'b', discount: 0, bundleId: null }]);
  });

  it('[CART-17] the promo code is set and taken away', () => {
    expect(fold(promo).promoCode).toEqual({
      id: 'promo-1',
      code: 'LUNCH',
      discountRate: 10,
      discountType: 'PERCENTAGE',
      title: { en: 'Lunch' },
      venues: ['venue-1'],
      categoryIds: ['mains'],
    });
    expect(fold(promo, eventOf('CLEAR_PROMO_CODE', {})).promoCode).toBeNull();
  });

  it('[CART-36] the bag goes with the last dish, and never comes alone', () => {
    const removed = eventOf('REMOVE_ITEM', { id: 'a' });
    expect(fold(addedAll(line({ id: 'a' }), bagLine()), removed).items).toEqual([]);
    expect(fold(addedAll(bagLine())).items).toEqual([]);
  });

  it('[CART-35] two devices that add at once make one bag', () => {
    const cart = fold(
      addedAll(line({ id: 'a' }), bagLine({ id: 'bag-1' })),
      addedAll(line({ id: 'b' }), bagLine({ id: 'bag-2' })),
    );
    expect(idsOf(cart)).toEqual(['a', 'bag-1', 'b']);
  });
});

describe('what the server says', () => {
  const started = eventOf('ADD_CLIENT_SIDE_PAYMENT', {
    id: 'p1',
    tip: minor(100),
    paymentType: 'ADYEN',
    transactionId: null,
    amount: minor(1_100),
    payload: null,
  });
  const confirmed = eventOf('PAYMENT_CONFIRMED', {
    paymentId: 'p1',
    amount: minor(1_000),
    tip: minor(100),
  });
  const states = (...events: CartEvent[]) => fold(...events).payments.map(({ state }) => state);

  it("[CART-16] [D-77] a client payment is pending until the server has the provider's word", () => {
    expect(fold(started).payments).toEqual([
      { id: 'p1', tip: 100, amount: 1_000, paymentType: 'ADYEN', state: 'PENDING' },
    ]);
    expect(states(started, confirmed)).toEqual(['CONFIRMED']);
  });

  it('[D-60] [F-04] announced with the tip or confirmed without it, a payment pays the same', () => {
    const amounts = [fold(started), fold(confirmed), fold(started, confirmed)].flatMap((cart) =>
      cart.payments.map(({ amount, tip }) => ({ amount, tip })),
    );
    expect(amounts).toEqual(Array(3).fill({ amount: 1_000, tip: 100 }));
  });

  it('[D-77] a webhook that overtakes the browser stays confirmed', () => {
    expect(states(confirmed, started)).toEqual(['CONFIRMED']);
  });

  it('[D-56] a failed payment fails by id, or all pending ones without one', () => {
    const failed = (paymentId: string | null) =>
      eventOf('PAYMENT_FAILED', { paymentId, resultCode: 'Refused' });
    expect(states(started, failed('p1'))).toEqual(['FAILED']);
    expect(states(started, failed('other'))).toEqual(['PENDING']);
    expect(states(started, failed(null))).toEqual(['FAILED']);
    expect(states(confirmed, failed('p1'))).toEqual(['CONFIRMED']);
  });

  it('[PAY-29] [D-158] an order ends the error; errors are counted', () => {
    const error = eventOf('CART_ERROR', { code: 'OUT_OF_STOCK', message: 'gone', context: null });
    expect(fold(error, error)).toMatchObject({ error: { code: 'OUT_OF_STOCK' }, errorCount: 2 });
    expect(fold(error, eventOf('ORDER_CREATED', { orderId: 'o1' }))).toMatchObject({
      orderId: 'o1',
      error: null,
      errorCount: 1,
    });
  });

  it('[D-52] repricing changes amounts, VAT and variations of known lines', () => {
    const cheese = { id: 'cheese', amount: minor(100), title: 'Cheese', groupId: 'extras' };
    const cart = fold(
      added({ id: 'a', variations: [cheese] }),
      added({ id: 'b' }),
      eventOf('CART_REPRICED', {
        lines: [
          {
            id: 'a',
            amount: minor(1),
            vatRate: 25,
            variations: [{ id: 'cheese', amount: minor(2) }],
          },
        ],
      }),
    );
    expect(cart.items).toEqual([
      line({
        id: 'a',
        amount: minor(1),
        vatRate: 25,
        variations: [{ ...cheese, amount: minor(2) }],
      }),
      line({ id: 'b' }),
    ]);
  });

  it('[D-52] [D-53] a share of a bill is repriced alone', () => {
    const share = (amount: number) => ({ amount: minor(amount), discount: minor(0) });
    const cart = fold(
      added({ id: 'a', fraction: 0.5, share: share(51) }),
      eventOf('CART_REPRICED', {
        lines: [{ id: 'a', amount: minor(10_000), vatRate: 12, share: share(50) }],
      }),
    );
    expect(cart.items).toEqual([line({ id: 'a', fraction: 0.5, share: share(50) })]);
  });

  it('[D-74] the available item offers are those last named', () => {
    const offers = [{ itemId: 'burger', offerId: 'o' }];
    expect(fold(eventOf('ITEM_OFFERS_CHANGED', { offers })).availableItemOffers).toEqual(offers);
  });

  it('[D-56] a client tells unknown types apart before it folds', () => {
    expect(isKnownEventType('ADD_ITEM')).toBe(true);
    expect(isKnownEventType('ORDER_CREATED')).toBe(true);
    expect(isKnownEventType('TELEPORT_CART')).toBe(false);
    expect(isKnownEventType('toString')).toBe(false);
    expect(isServerEvent(eventOf('ORDER_CREATED', { orderId: 'o' }))).toBe(true);
    expect(isServerEvent(created)).toBe(false);
  });
});

describe('laws of the fold', () => {
  it('[D-55] duplicates and shuffled arrival give one answer', () => {
    fc.assert(
      fc.property(arbitraryDelivery, ({ events, delivered }) => {
        expect(optimisticCart(delivered, [])).toEqual(foldCart(events));
      }),
    );
  });

  it('[CART-01] any prefix, continued with the rest, is the whole', () => {
    fc.assert(
      fc.property(arbitraryCartEvents, fc.nat(), (events, cut) => {
        const at = cut % (events.length + 1);
        const resumed = events.slice(at).reduce(applyCartEvent, foldCart(events.slice(0, at)));
        expect(resumed).toEqual(foldCart(events));
      }),
    );
  });

  it('[D-55] the browser sees the whole before and after every confirmation', () => {
    fc.assert(
      fc.property(arbitraryCartEvents, fc.nat(), fc.nat(), (events, cut, overlap) => {
        const at = 1 + (cut % events.length);
        const confirmed = events.slice(0, at).map((event, sequence) => ({ sequence, event }));
        // The queue may still hold what has just been confirmed, and may hold it twice. It never
        // begins with CREATE_CART here, which would wipe away the traces of a double count.
        const queue = events.slice(1 + (overlap % at));
        expect(optimisticCart(confirmed, [...queue, ...queue])).toEqual(foldCart(events));
      }),
    );
  });

  it('[CART-08] [CART-22] [CART-35] [CART-36] ids are unique, VAT is known, one bag at most and never alone', () => {
    fc.assert(
      fc.property(arbitraryCartEvents, (events) => {
        const { items } = foldCart(events);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(items.every(({ vatRate }) => Number.isFinite(vatRate))).toBe(true);
        const bags = items.filter(isBagLine).length;
        expect(bags).toBeLessThanOrEqual(1);
        expect(bags === 1 && items.length === 1).toBe(false);
      }),
    );
  });
});
