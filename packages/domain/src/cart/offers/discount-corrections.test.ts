import { describe, expect, it } from 'vitest';
import type { AppliedPromoCode, OrderOffer } from '../cart.ts';
import type { PromoCode } from '../promo-code.ts';
import { createdCart, line } from '../testing/builders.ts';
import { usableOffer } from '../testing/kitchen.ts';
import { discountCorrections, isPromoCodeCurrent } from './discount-corrections.ts';

const code = (fields: Partial<PromoCode> = {}): PromoCode => ({
  id: 'code',
  code: 'LUNCH',
  active: true,
  discountType: 'PERCENTAGE',
  discountRate: 10,
  title: {},
  venues: ['venue-1'],
  categoryIds: ['mains', 'drinks'],
  offerType: 'ORDER_DISCOUNT',
  activeFrom: null,
  activeUntil: null,
  requiresUser: false,
  useLimit: null,
  useLimitPerUser: null,
  ...fields,
});
const promoCode: AppliedPromoCode = code();
const own: OrderOffer = {
  id: 'own',
  title: 'Own',
  discountRate: 20,
  discountType: 'PERCENTAGE',
};
const rights = { promoCode: null, offers: [], membershipRate: 0, companyOffers: [] };
const personal = (fields: Parameters<typeof usableOffer>[0]) =>
  usableOffer({ isDefault: false, discountRate: 20, ...fields });

describe('a code before anybody pays', () => {
  it('[D-52] [D-71] is as it is today only if all of it is', () => {
    const isCurrent = (fields: Partial<PromoCode>) =>
      isPromoCodeCurrent({ promoCode }, code(fields));
    expect(isCurrent({})).toBe(true);
    const others: Partial<PromoCode>[] = [
      { id: 'other' },
      { discountRate: 11 },
      { discountType: 'AMOUNT' },
      { venues: [] },
      { venues: ['venue-1', 'venue-2'] },
      { venues: ['venue-2'] },
      { categoryIds: ['mains', 'sides'] },
    ];
    expect(others.filter(isCurrent)).toEqual([]);
    expect(isPromoCodeCurrent({ promoCode: null }, code())).toBe(false);
  });

  it('[D-52] [D-69] is left alone where nobody has asked about it', () => {
    expect(discountCorrections(createdCart({ promoCode }), rights)).toEqual([]);
    expect(discountCorrections(createdCart(), { ...rights, promoCode: { code: code() } })).toEqual(
      [],
    );
  });
});

describe('an order offer of the guest’s own before anybody pays', () => {
  const cart = createdCart({ items: [line()], offer: own });
  const corrected = (...offers: ReturnType<typeof personal>[]) =>
    discountCorrections(cart, { ...rights, offers });

  it('[D-52] [D-74] is the one it was chosen as, not another of the guest’s', () => {
    expect(corrected(personal({ id: 'other', discountRate: 5 }), personal({ id: 'own' }))).toEqual(
      [],
    );
    expect(corrected(personal({ id: 'other' }))).toEqual([{ type: 'CLEAR_ORDER_OFFER' }]);
  });

  it('[D-52] [D-74] goes where it is no discount on the order any more', () => {
    expect(corrected(personal({ id: 'own', type: 'ITEM_DISCOUNT' }))).toEqual([
      { type: 'CLEAR_ORDER_OFFER' },
    ]);
  });

  it('[D-52] [D-67] follows its rate, and whether that is percent or an amount', () => {
    expect(corrected(personal({ id: 'own', discountType: 'AMOUNT' }))).toMatchObject([
      { type: 'SET_ORDER_OFFER', discountRate: 20, discountType: 'AMOUNT' },
    ]);
    expect(corrected(personal({ id: 'own', discountRate: 30 }))).toMatchObject([
      { type: 'SET_ORDER_OFFER', discountRate: 30 },
    ]);
  });
});
