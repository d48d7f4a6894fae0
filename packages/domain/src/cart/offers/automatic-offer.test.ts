import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../../money/minor.ts';
import type { Cart, OrderOffer } from '../cart.ts';
import { decideCartEvent } from '../decide-cart-event.ts';
import { applyCartEvent, foldCart, withEvents } from '../fold-cart.ts';
import { membershipDiscount, orderDiscount, orderOfferDiscount } from '../order-discount.ts';
import { arbitraryCartEvents, drinksAreDrinks } from '../testing/arbitrary-cart-events.ts';
import { bagLine, createdCart, eventOf, line } from '../testing/builders.ts';
import { usableOffer, worldWith } from '../testing/kitchen.ts';
import { automaticOfferChange, orderOfferOf } from './automatic-offer.ts';
import { discountCorrections } from './discount-corrections.ts';
import type { Offer } from './offer.ts';

const eight = usableOffer({ id: 'eight', name: '8 % off everything', discountRate: 8 });
const cart = (fields: Partial<Cart> = {}) =>
  createdCart({ items: [line({ amount: minor(750) })], ...fields });
const chosen = (fields: Partial<OrderOffer> = {}): OrderOffer => ({
  id: 'own',
  title: 'Your own',
  discountRate: 20,
  discountType: 'PERCENTAGE',
  ...fields,
});
const automatic = orderOfferOf(eight);
const CLEARED = { type: 'CLEAR_ORDER_OFFER' };
const dueOf = (given: Cart) => 750 - orderDiscount(given, () => new Set()).amount;
const code = {
  id: 'promo',
  code: 'LUNCH',
  title: {},
  discountRate: 1,
  discountType: 'PERCENTAGE',
  venues: [],
  categoryIds: [],
} as const;

describe('an offer that applies by itself', () => {
  it('[DISC-05] [D-210] [F-13] takes its 8 % off a cart of 7.50 by the server’s own event', () => {
    const change = automaticOfferChange(cart(), [eight]);
    expect(change).toEqual({
      type: 'SET_ORDER_OFFER',
      id: 'eight',
      title: '8 % off everything',
      titleLang: eight.nameLang,
      discountRate: 8,
      discountType: 'PERCENTAGE',
      isAutomatic: true,
    });
    expect(dueOf(withEvents(cart(), change ? [change] : []))).toBe(690);
  });

  it('[D-210] [F-13] leaves a cart alone that is right', () => {
    expect(automaticOfferChange(cart({ offer: automatic }), [eight])).toBeNull();
    expect(automaticOfferChange(cart(), [])).toBeNull();
  });

  it('[D-210] [F-13] is replaced by one that saves more, and not by one that saves the same', () => {
    const nine = { ...eight, id: 'nine', discountRate: 9 };
    const given = cart({ offer: automatic });
    expect(automaticOfferChange(given, [eight, nine])).toMatchObject({ id: 'nine' });
    expect(automaticOfferChange(given, [{ ...eight, id: 'twin' }, eight])).toBeNull();
  });

  it('[D-57] [D-210] [F-13] follows a rate that was changed', () => {
    const given = cart({ offer: automatic });
    expect(automaticOfferChange(given, [{ ...eight, discountRate: 4 }])).toMatchObject({
      type: 'SET_ORDER_OFFER',
      discountRate: 4,
    });
  });

  it('[D-57] [D-210] follows an offer that is another one, or of another kind, at the same rate', () => {
    const given = cart({ offer: automatic });
    expect(automaticOfferChange(given, [{ ...eight, id: 'twin' }])).toMatchObject({ id: 'twin' });
    expect(automaticOfferChange(given, [{ ...eight, discountType: 'AMOUNT' }])).toMatchObject({
      discountType: 'AMOUNT',
    });
  });

  it('[D-210] comes to no cart that is at no venue yet', () => {
    expect(automaticOfferChange(cart({ venueId: null }), [eight])).toBeNull();
  });

  it('[D-210] [F-13] goes when it saves nothing any more, or is over', () => {
    const offer = automatic;
    expect(automaticOfferChange(cart({ items: [], offer }), [eight])).toEqual(CLEARED);
    expect(automaticOfferChange(cart({ items: [bagLine()], offer }), [eight])).toEqual(CLEARED);
    expect(automaticOfferChange(cart({ offer }), [{ ...eight, deleted: true }])).toEqual(CLEARED);
  });

  it('[DISC-06] [D-68] [D-210] [F-13] goes with a promo code, however little that saves, and comes back without', () => {
    const blocked = cart({ offer: automatic, promoCode: { ...code, venues: [], categoryIds: [] } });
    expect(automaticOfferChange(blocked, [eight])).toEqual(CLEARED);
    expect(automaticOfferChange({ ...blocked, offer: null }, [eight])).toBeNull();
    const freed = { ...blocked, offer: null, promoCode: null };
    expect(automaticOfferChange(freed, [eight])).toMatchObject({ id: 'eight' });
  });

  it('[D-68] [D-210] [F-13] gives way to a membership discount that saves more', () => {
    const member = (membershipDiscountRate: number) =>
      automaticOfferChange(cart({ offer: automatic, membershipDiscountRate }), [eight]);
    expect(member(9)).toEqual(CLEARED);
    expect(member(8)).toBeNull();
  });

  it('[D-210] [F-13] leaves the guest what they chose, unless it saves more', () => {
    expect(automaticOfferChange(cart({ offer: chosen() }), [eight])).toBeNull();
    expect(automaticOfferChange(cart({ offer: chosen({ discountRate: 8 }) }), [eight])).toBeNull();
    const less = cart({ offer: chosen({ discountRate: 7 }) });
    expect(automaticOfferChange(less, [eight])).toMatchObject({ id: 'eight' });
    expect(automaticOfferChange(cart({ items: [], offer: chosen() }), [eight])).toBeNull();
  });

  it('[DISC-09] [D-210] [F-13] is for everybody, at this venue, in the app and on the order', () => {
    const others: Partial<Offer>[] = [
      { isDefault: false },
      { venues: ['venue-2'] },
      { context: 'POS' },
      { deleted: true },
      { type: 'ITEM_DISCOUNT' },
      { discountRate: 0 },
    ];
    for (const fields of others) {
      expect(automaticOfferChange(cart(), [{ ...eight, ...fields }])).toBeNull();
    }
    expect(automaticOfferChange(cart(), [{ ...eight, venues: ['venue-1'] }])).not.toBeNull();
  });

  it('[D-103] [F-13] takes nothing off a bill', () => {
    const share = { amount: minor(100), discount: minor(0) };
    const bill = cart({ chequeId: 'cheque-1', items: [line({ share })] });
    expect(automaticOfferChange(bill, [eight])).toBeNull();
  });

  it('[D-57] [D-210] [F-13] asked for by the guest it is still nobody’s choice, and a claim of that counts for nothing', () => {
    const world = worldWith({ offers: [eight, usableOffer({ id: 'own', isDefault: false })] });
    const ask = (id: string, offer: OrderOffer | null, isAutomatic: boolean) =>
      decideCartEvent(
        cart({ offer }),
        eventOf('SET_ORDER_OFFER', { ...chosen({ id }), isAutomatic }),
        world,
      );
    expect(ask('eight', automatic, false)).toMatchObject({ value: { event: automatic } });
    // Another one than that which came by itself has to save more.
    const worse = worldWith({
      offers: [eight, usableOffer({ id: 'own', isDefault: false, discountRate: 2 })],
    });
    const request = eventOf('SET_ORDER_OFFER', chosen());
    expect(decideCartEvent(cart({ offer: automatic }), request, worse)).toMatchObject({
      error: { code: 'OFFER_NOT_BETTER' },
    });
    const own = ask('own', null, true);
    expect(own.ok && 'isAutomatic' in own.value.event).toBe(false);
  });
});

describe('before anybody pays', () => {
  const rights = { promoCode: null, offers: [], membershipRate: 0, companyOffers: [eight] };

  it('[D-52] [D-210] [F-13] one that began or ended while the cart lay about is put right', () => {
    expect(discountCorrections(cart(), rights)).toMatchObject([{ id: 'eight' }]);
    const ended = { ...rights, companyOffers: [] };
    expect(discountCorrections(cart({ offer: automatic }), ended)).toEqual([CLEARED]);
    expect(discountCorrections(cart({ offer: automatic }), rights)).toEqual([]);
  });

  it('[D-69] [D-210] [F-13] it comes back where the code or the choice is over', () => {
    const promoCode = { ...code, venues: [], categoryIds: [] };
    const lapsed = { ...rights, promoCode: { refusal: 'EXPIRED' } as const };
    expect(discountCorrections(cart({ promoCode }), lapsed)).toMatchObject([
      { type: 'CLEAR_PROMO_CODE' },
      { type: 'CART_ERROR' },
      { type: 'SET_ORDER_OFFER', id: 'eight' },
    ]);
    expect(discountCorrections(cart({ offer: chosen() }), rights)).toMatchObject([
      CLEARED,
      { type: 'SET_ORDER_OFFER', id: 'eight' },
    ]);
  });
});

describe('whatever happens to a cart', () => {
  const arbitraryOffers = fc.array(
    fc.record({
      id: fc.constantFrom('offer', 'a', 'b', 'c'),
      discountType: fc.constantFrom('PERCENTAGE', 'AMOUNT'),
      discountRate: fc.integer({ min: 0, max: 100 }),
      venues: fc.constantFrom<string[]>([], ['venue-1'], ['venue-2']),
      deleted: fc.boolean(),
    }),
    { maxLength: 4 },
  );

  /** What the best of everything saves, worked out the long way round. */
  function mostSaved(before: Cart, offers: readonly Offer[]): number {
    const here = offers.filter(
      ({ deleted, venues }) => !deleted && (venues.length === 0 || venues[0] === 'venue-1'),
    );
    const own = before.offer && !before.offer.isAutomatic ? [before.offer] : [];
    return Math.max(
      membershipDiscount(before, before.membershipDiscountRate).amount,
      ...[...here.map(orderOfferOf), ...own].map(
        (offer) => orderOfferDiscount(before, offer).amount,
      ),
    );
  }

  it('[DISC-05] [DISC-06] [D-68] [D-210] [F-13] what counts is the best of the offers for everybody, the guest’s own and the level', () => {
    fc.assert(
      fc.property(arbitraryCartEvents, arbitraryOffers, (events, drawn) => {
        const offers = drawn.map((fields) => usableOffer(fields as Partial<Offer>));
        let current = foldCart([]);
        for (const event of events) {
          const before = applyCartEvent(current, event);
          const change = automaticOfferChange(before, offers);
          current = withEvents(before, change ? [change] : []);
          // Said once, nothing is left to say.
          expect(automaticOfferChange(current, offers)).toBeNull();
          const hasCode = current.promoCode !== null;
          expect(hasCode && current.offer?.isAutomatic === true).toBe(false);
          const saved = orderDiscount(current, drinksAreDrinks).amount;
          expect(saved).toBe(hasCode ? saved : mostSaved(before, offers));
        }
      }),
    );
  });
});
