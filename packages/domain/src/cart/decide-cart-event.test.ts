import { describe, expect, it } from 'vitest';
import { minor, ZERO } from '../money/minor.ts';
import type { CartEvent } from './cart-event.ts';
import type { Cart, CartPayment } from './cart.ts';
import { decideCartEvent } from './decide-cart-event.ts';
import type { CartWorld } from './decide/cart-world.ts';
import { created, createdCart, eventOf, line } from './testing/builders.ts';
import { usableOffer, worldWith } from './testing/kitchen.ts';
import { emptyCart, foldCart } from './fold-cart.ts';

const decide = (cart: Cart, event: CartEvent, world: CartWorld = worldWith()) =>
  decideCartEvent(cart, event, world);
const refusal = (cart: Cart, event: CartEvent, world?: CartWorld) => {
  const decided = decide(cart, event, world);
  return decided.ok ? null : decided.error.code;
};
const stored = (cart: Cart, event: CartEvent, world?: CartWorld) => {
  const decided = decide(cart, event, world);
  return decided.ok ? decided.value.event : decided.error;
};
const cart = createdCart();
const cleared = eventOf('CLEAR_CART', {});
const ofUser = (userId: string | null) => worldWith({ viewer: { userId } });

describe('every event', () => {
  it('[D-56] [D-71] server events and SET_PROMO_CODE from a client are refused', () => {
    const events: CartEvent[] = [
      eventOf('ORDER_CREATED', { orderId: 'o' }),
      eventOf('PAYMENT_CONFIRMED', { paymentId: 'p', amount: minor(1), tip: ZERO }),
      eventOf('PAYMENT_FAILED', { paymentId: null, resultCode: 'Refused' }),
      eventOf('CART_ERROR', { code: 'X', message: '', context: null }),
      eventOf('ITEM_OFFERS_CHANGED', { offers: [] }),
      eventOf('CART_REPRICED', { lines: [] }),
      eventOf('SET_PROMO_CODE', {
        id: 'p',
        code: 'FREE',
        discountRate: 100,
        discountType: 'PERCENTAGE',
        title: {},
        venues: [],
        categoryIds: [],
        offerType: 'ORDER_DISCOUNT',
      }),
    ];
    for (const event of events) expect(refusal(cart, event)).toBe('SERVER_ONLY_EVENT');
  });

  it('[CART-04] nothing before CREATE_CART, and no second one', () => {
    expect(refusal(emptyCart, cleared)).toBe('CART_NOT_FOUND');
    expect(refusal(cart, created)).toBe('CART_EXISTS');
  });

  it('[D-138] cart, venue and company of the event must be those of the cart', () => {
    for (const base of [{ cartId: 'x' }, { venueId: 'x' }, { companyId: 'x' }]) {
      expect(refusal(cart, eventOf('CLEAR_CART', {}, base))).toBe('WRONG_CART');
    }
    expect(refusal(createdCart({ venueId: 'venue-2' }), cleared)).toBe('WRONG_CART');
    expect(refusal(createdCart({ companyId: 'company-2' }), cleared)).toBe('WRONG_CART');
  });

  it('[D-52] one that touches no price reports no change of any', () => {
    expect(decide(cart, cleared)).toEqual({
      ok: true,
      value: { event: cleared, priceChanges: [] },
    });
  });

  it('[D-138] no cart begins at a venue or company that is not the one asked about', () => {
    for (const base of [{ venueId: 'x' }, { companyId: 'x' }]) {
      expect(refusal(emptyCart, { ...created, ...base })).toBe('WRONG_CART');
    }
    expect(refusal(emptyCart, created)).toBeNull();
  });

  it('[D-58] once the cart has a user, only that user writes', () => {
    const owned = createdCart({ userId: 'user-1' });
    expect(refusal(owned, cleared, ofUser('user-2'))).toBe('NOT_YOUR_CART');
    expect(refusal(owned, cleared, ofUser(null))).toBe('NOT_YOUR_CART');
    expect(refusal(owned, cleared, ofUser('user-1'))).toBeNull();
    expect(refusal(cart, cleared, ofUser('user-2'))).toBeNull();
  });

  it('[D-58] [D-34] an ordered cart and a cart being paid do not change', () => {
    const paidAs = (state: CartPayment['state']) =>
      createdCart({
        payments: [{ id: 'p', tip: ZERO, amount: minor(1), paymentType: 'ADYEN', state }],
      });
    expect(refusal(createdCart({ orderId: 'o' }), cleared)).toBe('CART_ORDERED');
    expect(refusal(paidAs('PENDING'), cleared)).toBe('PAYMENT_PENDING');
    expect(refusal(paidAs('CONFIRMED'), cleared)).toBe('PAYMENT_PENDING');
    expect(refusal(paidAs('FAILED'), cleared)).toBeNull();
  });
});

describe('CREATE_CART', () => {
  const create = (serviceType: 'TAKE_AWAY' | 'EAT_HERE' | 'DELIVERY') =>
    eventOf('CREATE_CART', { deliveryTargetId: 'address', serviceType, userId: 'somebody-else' });

  it('[D-29] no delivery, and only what the company offers', () => {
    expect(refusal(emptyCart, create('DELIVERY'))).toBe('DELIVERY_NOT_AVAILABLE');
    const takeAwayOnly = worldWith({ settings: { serviceTypes: ['TAKE_AWAY'] } });
    expect(refusal(emptyCart, create('EAT_HERE'), takeAwayOnly)).toBe('SERVICE_TYPE_NOT_ALLOWED');
  });

  it('[D-36] no cart while the app is closed or the venue is gone', () => {
    const closed = worldWith({ company: { hasAppOrders: false } });
    expect(refusal(emptyCart, create('TAKE_AWAY'), closed)).toBe('APP_CLOSED');
    const { venue } = worldWith();
    const gone = worldWith({ venue: { ...venue, active: false } });
    expect(refusal(emptyCart, create('TAKE_AWAY'), gone)).toBe('VENUE_NOT_AVAILABLE');
  });

  it('[D-57] the token says whose cart it is', () => {
    expect(stored(emptyCart, create('TAKE_AWAY'), ofUser('user-1'))).toMatchObject({
      userId: 'user-1',
      deliveryTargetId: null,
    });
    expect(stored(emptyCart, create('TAKE_AWAY'))).toMatchObject({ userId: null });
  });
});

describe('content', () => {
  it('[CART-10] [CART-37] a line that is there can be removed, the bag cannot', () => {
    const bagged = createdCart({ items: [line({ id: 'a' }), line({ id: 'bag', isBag: true })] });
    expect(refusal(bagged, eventOf('REMOVE_ITEM', { id: 'a' }))).toBeNull();
    expect(refusal(bagged, eventOf('REMOVE_ITEM', { id: 'x' }))).toBe('LINE_NOT_FOUND');
    expect(refusal(bagged, eventOf('REMOVE_ITEM', { id: 'bag' }))).toBe('BAG_STAYS');
  });

  it('[CART-26] [CART-39] comments are cleaned, and refused where they are disabled', () => {
    const comment = (text: string) => eventOf('SET_COMMENT', { comment: text });
    expect(stored(cart, comment('No \u{1F9C5}'))).toMatchObject({ comment: 'No  ' });
    const disabled = worldWith({ settings: { areCommentsDisabled: true } });
    expect(refusal(cart, comment('No ice'), disabled)).toBe('COMMENTS_DISABLED');
    expect(refusal(cart, comment(' '), disabled)).toBeNull();
  });

  it('[D-272] [F-72] a given name is cleaned and kept with the cart, also when it is emptied', () => {
    const named = stored(cart, eventOf('SET_GUEST_NAME', { name: ' Elif\n K. ' }));
    expect(named).toMatchObject({ name: 'Elif K.' });
    const folded = foldCart([
      eventOf('SET_GUEST_NAME', { name: 'Elif K.' }),
      eventOf('CLEAR_CART', {}),
    ]);
    expect(folded.guestName).toBe('Elif K.');
  });

  it('[D-57] a cart is given to the token’s user or to nobody', () => {
    const update = (userId: string | null) => eventOf('UPDATE_USER', { userId });
    expect(refusal(cart, update('user-1'), ofUser('user-1'))).toBeNull();
    expect(refusal(cart, update(null), ofUser('user-1'))).toBeNull();
    expect(refusal(cart, update('user-2'), ofUser('user-1'))).toBe('NOT_YOUR_CART');
    expect(refusal(cart, update('user-2'))).toBe('NOT_YOUR_CART');
  });

  it('[CART-09] [CART-12] [CART-17] clearing needs no more than the right to write', () => {
    for (const type of ['CLEAR_CART', 'CLEAR_ORDER_OFFER', 'CLEAR_PROMO_CODE'] as const) {
      expect(stored(cart, eventOf(type, {}))).toEqual(eventOf(type, {}));
    }
  });
});

describe('discounts', () => {
  const claim = eventOf('SET_ORDER_OFFER', {
    id: 'offer',
    title: 'Everything free',
    discountRate: 100,
    discountType: 'PERCENTAGE',
  });
  const offering = worldWith({ offers: [usableOffer()] });
  const filled = createdCart({ items: [line()] });

  it('[D-57] the rate of an order offer is the server’s', () => {
    expect(stored(filled, claim, offering)).toMatchObject({ discountRate: 10, title: 'Offer' });
  });

  it('[D-57] an offer the viewer may not use, or that is none for orders, is refused', () => {
    expect(refusal(filled, claim)).toBe('OFFER_NOT_AVAILABLE');
    const bundle = worldWith({ offers: [usableOffer({ type: 'BUNDLE' })] });
    expect(refusal(filled, claim, bundle)).toBe('OFFER_NOT_AVAILABLE');
  });

  it('[DISC-05] [D-68] one the guest asks for: not under a promo code, and only when it saves more', () => {
    const current = { id: 'x', title: '', discountRate: 1_000, discountType: 'AMOUNT' } as const;
    expect(refusal({ ...filled, offer: current }, claim, offering)).toBe('OFFER_NOT_BETTER');
    const worse = { ...current, discountRate: 999 };
    expect(refusal({ ...filled, offer: worse }, claim, offering)).toBeNull();
    const promoCode = { ...current, code: 'X', title: {}, venues: [], categoryIds: [] };
    expect(refusal({ ...filled, promoCode }, claim, offering)).toBe('PROMO_CODE_SET');
  });

  it('[DISC-11] [D-75] the membership rate is the server’s, for the cart’s own user', () => {
    const event = eventOf('SET_MEMBERSHIP_DISCOUNT', { discountRate: 49 });
    const member = worldWith({ viewer: { userId: 'user-1' }, membershipRate: 5 });
    const owned = createdCart({ userId: 'user-1' });
    expect(stored(owned, event, member)).toMatchObject({ discountRate: 5 });
    expect(refusal(cart, event, member)).toBe('ERROR_USER_IS_REQUIRED');
    expect(refusal(cart, event)).toBe('ERROR_USER_IS_REQUIRED');
  });
});
