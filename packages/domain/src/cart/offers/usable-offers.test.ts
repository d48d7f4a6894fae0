import { describe, expect, it } from 'vitest';
import { minor } from '../../money/minor.ts';
import { foldCart } from '../fold-cart.ts';
import type { CartEvent } from '../cart-event.ts';
import type { PromoCode } from '../promo-code.ts';
import { discountCorrections, type DiscountRights } from './discount-corrections.ts';
import type { Offer } from './offer.ts';
import { hasOffers, offersUsedBy, offerUnitsUsedBy } from './offers-used.ts';
import { isWithinPromoHours } from './promo-hours.ts';
import { usableOffers } from './usable-offers.ts';

const offer = (id: string, fields: Partial<Offer> = {}): Offer => ({
  id,
  type: 'ORDER_DISCOUNT',
  context: 'APP',
  isDefault: false,
  deleted: false,
  name: id,
  nameLang: {},
  descriptionLang: {},
  discountRate: 10,
  discountType: 'PERCENTAGE',
  price: null,
  stages: [],
  itemIds: [],
  venues: [],
  image: null,
  createdAt: '2026-01-01T00:00:00Z',
  ...fields,
});
const token = (offerId: string, fields = {}) => ({
  id: `token-${offerId}`,
  offerId,
  singleUse: true,
  used: false,
  expired: false,
  ...fields,
});
const base = {
  eventId: 'e',
  createdAt: '2026-01-01T00:00:00Z',
  sentAt: null,
  cartId: 'cart',
  venueId: 'harbour',
  companyId: 'company',
};
const line = (id: string, offerId: string | null) => ({
  id,
  itemId: 'burger',
  entryId: 'entry',
  vatRate: 12,
  title: 'Burger',
  categoryId: null,
  amount: minor(10_000),
  variations: [],
  removedVariations: [],
  fraction: 1,
  message: null,
  discount: minor(offerId ? 2_000 : 0),
  disableMembershipDiscounts: false,
  offerTitle: offerId,
  offerId,
  bundleId: null,
});
const code: PromoCode = {
  id: 'code',
  code: 'LOUD15',
  active: true,
  discountType: 'PERCENTAGE',
  discountRate: 15,
  title: {},
  venues: [],
  categoryIds: ['drinks'],
  offerType: 'ORDER_DISCOUNT',
  activeFrom: null,
  activeUntil: null,
  requiresUser: false,
  useLimit: null,
  useLimitPerUser: null,
};
const { offerType: _type, active: _active, ...codeFields } = code;
const setCode: CartEvent = {
  ...base,
  type: 'SET_PROMO_CODE',
  ...codeFields,
  offerType: 'ORDER_DISCOUNT',
};
const setOffer = (fields = {}): CartEvent => ({
  ...base,
  type: 'SET_ORDER_OFFER',
  id: 'tenth',
  title: 'tenth',
  discountRate: 10,
  discountType: 'PERCENTAGE',
  ...fields,
});

describe('offers a guest may take', () => {
  it('[DISC-10] [D-74] default ones, and those of usable tokens', () => {
    const offers = [
      offer('everybody', { isDefault: true }),
      offer('mine'),
      offer('spent'),
      offer('somebody-else'),
    ];
    const tokens = [token('mine'), token('spent', { used: true })];
    expect(usableOffers(offers, tokens, 'harbour').map(({ id }) => id)).toEqual([
      'everybody',
      'mine',
    ]);
  });

  it('[DISC-09] none of the till, of another venue, or deleted, whatever token is held', () => {
    const offers = [
      offer('till', { context: 'POS' }),
      offer('elsewhere', { venues: ['brixton'] }),
      offer('gone', { deleted: true, isDefault: true }),
    ];
    const tokens = offers.map(({ id }) => token(id));
    expect(usableOffers(offers, tokens, 'harbour')).toEqual([]);
  });

  it('[D-74] [F-01] as many units as tokens are held, whether an order uses them up or not', () => {
    const limits = (offers: Offer[], ...usableTokens: ReturnType<typeof token>[]) =>
      usableOffers(offers, usableTokens, 'harbour').map(({ unitLimit }) => unitLimit);
    const lasting = token('mine', { id: 'other', singleUse: false, used: true });
    expect(limits([offer('mine')], token('mine'))).toEqual([1]);
    expect(limits([offer('mine')], token('mine'), lasting, token('yours'))).toEqual([2]);
    expect(limits([offer('all', { isDefault: true })], token('all'))).toEqual([null]);
  });
});

describe('offers an order uses up', () => {
  const cart = foldCart([
    { ...base, type: 'ADD_ITEMS', items: [line('a', 'set'), line('b', 'set'), line('c', null)] },
    setOffer(),
  ]);

  it('[D-74] those of its lines once each, and the order offer that counts', () => {
    expect(offersUsedBy({ ...cart, appliedDiscount: 'ORDER_OFFER' })).toEqual(['set', 'tenth']);
  });

  it('[D-74] [F-01] as many units as dishes stand alone or bundles are tied', () => {
    const tied = (id: string, bundleId: string) => ({ ...line(id, 'bundle'), bundleId });
    const items = [
      ...['a', 'b', 'c'].map((id) => line(id, 'set')),
      ...['d', 'e'].map((id) => tied(id, 'one')),
      tied('f', 'other'),
      { ...line('g', 'set'), discount: minor(0) },
    ];
    const used = offerUnitsUsedBy({ ...cart, items, appliedDiscount: 'ORDER_OFFER' });
    expect([...used]).toEqual([
      ['set', 3],
      ['bundle', 2],
      ['tenth', 1],
    ]);
    expect(offerUnitsUsedBy({ ...cart, items, appliedDiscount: 'NONE' }).has('tenth')).toBe(false);
  });

  it('[D-68] not an order offer that another discount has beaten', () => {
    expect(offersUsedBy({ ...cart, appliedDiscount: 'MEMBERSHIP' })).toEqual(['set']);
  });

  it('[D-74] a plain cart names none', () => {
    const offered = foldCart([
      { ...base, type: 'ADD_ITEM', item: line('a', null) },
      { ...base, type: 'ADD_ITEM', item: line('b', 'lunch') },
    ]);
    expect(hasOffers(offered)).toBe(true);
    expect(hasOffers({ ...cart, items: [] })).toBe(true);
    expect(hasOffers(foldCart([{ ...base, type: 'ADD_ITEM', item: line('a', null) }]))).toBe(false);
  });
});

describe('corrections before paying', () => {
  const nothing: DiscountRights = {
    promoCode: null,
    offers: [],
    membershipRate: 0,
    companyOffers: [],
  };

  it('[D-69] a lapsed code leaves the cart, and the cart says why', () => {
    const events = discountCorrections(foldCart([setCode]), {
      ...nothing,
      promoCode: { refusal: 'EXPIRED' },
    });
    expect(events).toMatchObject([
      { type: 'CLEAR_PROMO_CODE' },
      { type: 'CART_ERROR', code: 'EXPIRED', context: { promoCode: 'LOUD15' } },
    ]);
  });

  it('[D-71] a code whose rate or scope has changed is set anew, an unchanged one is left alone', () => {
    const cart = foldCart([setCode]);
    const asItIs = (now: PromoCode) =>
      discountCorrections(cart, { ...nothing, promoCode: { code: now } });
    expect(asItIs(code)).toEqual([]);
    expect(asItIs({ ...code, discountRate: 5 })).toMatchObject([
      { type: 'SET_PROMO_CODE', discountRate: 5 },
    ]);
    expect(asItIs({ ...code, categoryIds: [] })).toMatchObject([{ categoryIds: [] }]);
  });

  it('[D-57] an order offer that is over goes, one with a new rate follows', () => {
    const cart = foldCart([setOffer()]);
    const usable = (discountRate: number) => [
      { ...offer('tenth', { discountRate }), unitLimit: null },
    ];
    expect(discountCorrections(cart, nothing)).toEqual([{ type: 'CLEAR_ORDER_OFFER' }]);
    expect(discountCorrections(cart, { ...nothing, offers: usable(10) })).toEqual([]);
    expect(discountCorrections(cart, { ...nothing, offers: usable(20) })).toMatchObject([
      { type: 'SET_ORDER_OFFER', discountRate: 20 },
    ]);
  });

  it('[D-75] a membership discount becomes what the level gives now; one never asked for stays out', () => {
    const cart = foldCart([{ ...base, type: 'SET_MEMBERSHIP_DISCOUNT', discountRate: 15 }]);
    const at = (membershipRate: number) =>
      discountCorrections(cart, { ...nothing, membershipRate });
    expect(at(15)).toEqual([]);
    expect(at(5)).toEqual([{ type: 'SET_MEMBERSHIP_DISCOUNT', discountRate: 5 }]);
    expect(discountCorrections(foldCart([]), { ...nothing, membershipRate: 5 })).toEqual([]);
  });
});

describe('hours of a code', () => {
  const at = (iso: string, start: string, end: string) =>
    isWithinPromoHours({ start, end }, Temporal.Instant.from(iso), 'Europe/Stockholm');

  it('[D-69] are the venue’s, end excluded', () => {
    expect(at('2026-11-13T12:59:00Z', '14:00', '16:00')).toBe(false);
    expect(at('2026-11-13T13:00:00Z', '14:00', '16:00')).toBe(true);
    expect(at('2026-11-13T15:00:00Z', '14:00', '16:00')).toBe(false);
  });

  it('[D-69] that cannot be read are never', () => {
    expect(at('2026-11-13T13:00:00Z', '14', '16:00')).toBe(false);
    expect(at('2026-11-13T13:00:00Z', '14:00', 'late')).toBe(false);
  });

  it('[D-69] may go over midnight', () => {
    expect(at('2026-11-13T20:59:00Z', '22:00', '02:00')).toBe(false);
    expect(at('2026-11-13T21:00:00Z', '22:00', '02:00')).toBe(true);
    expect(at('2026-11-14T00:30:00Z', '22:00', '02:00')).toBe(true);
    expect(at('2026-11-14T01:00:00Z', '22:00', '02:00')).toBe(false);
  });

  it('[D-69] are read to the minute', () => {
    expect(at('2026-11-13T13:29:00Z', '14:30', '14:40')).toBe(false);
    expect(at('2026-11-13T13:30:00Z', '14:30', '14:40')).toBe(true);
    expect(at('2026-11-13T13:39:00Z', '14:30', '14:40')).toBe(true);
    expect(at('2026-11-13T13:40:00Z', '14:30', '14:40')).toBe(false);
  });

  it('[D-69] from one to the same are around the clock', () => {
    for (const hour of ['00', '12', '13', '23'])
      expect(at(`2026-11-13T${hour}:00:00Z`, '14:00', '14:00')).toBe(true);
  });

  it('[D-69] none are all', () => {
    expect(isWithinPromoHours(null, Temporal.Instant.from('2026-11-13T12:00:00Z'), 'UTC')).toBe(
      true,
    );
  });
});
