import { describe, expect, it } from 'vitest';
import type { Offer, OfferStage } from '../offer.ts';
import { offersAt, offerState, type OfferTerms } from '../offers-at.ts';
import { defaultOffers } from '../visible-offers.ts';
import { usableOffers } from '../usable-offers.ts';
import { allDayMenu, item, usableOffer } from '../../testing/kitchen.ts';
import { minor } from '../../../money/minor.ts';
import { checkOffer, newOffer, type OfferFields, type StageFields } from './check-offer.ts';
import {
  costsMore,
  dishesSoldAt,
  freeDishes,
  isAvailable,
  offerAtVenue,
} from './offer-at-venue.ts';
import { offerMeetings } from './offer-meetings.ts';

const dishes = ['burger', 'cola', 'dip', 'pizza'];
const sold = dishesSoldAt(
  {
    menus: [allDayMenu],
    items: dishes.map((id) => item({ id, sizes: null })),
    modificationGroups: [],
  },
  { venueId: 'venue-1', country: 'SE' },
);
const nowhere = dishesSoldAt(
  { menus: [allDayMenu], items: [], modificationGroups: [] },
  { venueId: 'venue-2', country: 'SE' },
);

const question = (before: OfferFields) => ({
  before,
  defaultLanguage: 'en' as const,
  venueIds: new Set(['venue-1']),
  itemIds: new Set(dishes),
});
const check = (type: OfferFields['type'], input: Partial<OfferFields>) =>
  checkOffer({ name: { en: 'Lunch' }, ...input }, question(newOffer(type)));
const problem = (type: OfferFields['type'], input: Partial<OfferFields>) => {
  const checked = check(type, input);
  return checked.ok ? null : `${checked.error.code} ${checked.error.field}`;
};
const stage = (itemIds: string[], fields: Partial<StageFields> = {}): StageFields => ({
  id: itemIds.join(),
  name: { en: 'One' },
  itemIds,
  discountType: 'PERCENTAGE',
  discountRate: 0,
  ...fields,
});
const sale = (itemIds: string[], fields: Partial<OfferStage> = {}): OfferStage => ({
  id: itemIds.join(),
  nameLang: {},
  itemIds,
  discountType: 'PERCENTAGE',
  discountRate: 0,
  ...fields,
});

describe('what is decided about an offer', () => {
  it('[GROWTH-12] a bundle has 2 to 20 dishes, the same one several times, and a price', () => {
    const price = 9_900;
    expect(problem('BUNDLE', { itemIds: ['burger', 'burger'], price })).toBeNull();
    expect(problem('BUNDLE', { itemIds: ['burger'], price })).toBe('OFFER_INCOMPLETE itemIds');
    const many = Array.from({ length: 21 }, () => 'cola');
    expect(problem('BUNDLE', { itemIds: many, price })).toBe('LIMIT_REACHED itemIds');
    expect(problem('BUNDLE', { itemIds: many.slice(1), price })).toBeNull();
    expect(problem('BUNDLE', { itemIds: ['burger', 'theirs'], price })).toBe('NOT_FOUND itemIds.1');
    for (const wrong of [null, -1, 1.5, 10_000_001, Number.NaN])
      expect(problem('BUNDLE', { itemIds: ['burger', 'cola'], price: wrong })).toBe(
        'FIELD_INVALID price',
      );
  });

  it('[GROWTH-13] a discount is on 1 to 200 dishes or on the order, a percentage or an amount', () => {
    expect(problem('ITEM_DISCOUNT', { itemIds: [] })).toBe('OFFER_INCOMPLETE itemIds');
    const checked = check('ITEM_DISCOUNT', { itemIds: ['cola', 'cola'], price: 5 });
    expect(checked.ok && [checked.value.itemIds, checked.value.price]).toEqual([['cola'], null]);
    expect(problem('ORDER_DISCOUNT', { discountRate: 101 })).toBe('FIELD_INVALID discountRate');
    expect(problem('ORDER_DISCOUNT', { discountType: 'AMOUNT', discountRate: 1 })).toBeNull();
    const order = check('ORDER_DISCOUNT', { itemIds: ['cola'], stages: [stage(['cola'])] });
    expect(order.ok && [order.value.itemIds, order.value.stages]).toEqual([[], []]);
  });

  it('[GROWTH-14] 2 to 6 stages with a name and 1 to 50 dishes each', () => {
    const two = [stage(['burger']), stage(['cola'])];
    expect(problem('STAGED_BUNDLE', { price: 100, stages: two })).toBeNull();
    expect(problem('STAGED_BUNDLE', { price: 100, stages: [stage(['burger'])] })).toBe(
      'OFFER_INCOMPLETE stages',
    );
    const seven = Array.from({ length: 7 }, (_, at) => stage(['cola'], { id: `${at}` }));
    expect(problem('STAGED_BUNDLE', { price: 100, stages: seven })).toBe('LIMIT_REACHED stages');
    const nameless = [stage(['burger']), stage(['cola'], { name: { se: 'Två' } })];
    expect(problem('STAGED_BUNDLE', { price: 100, stages: nameless })).toBe(
      'TEXT_REQUIRED stages.1.name.en',
    );
    expect(problem('STAGED_BUNDLE', { price: 100, stages: [stage(['burger']), stage([])] })).toBe(
      'OFFER_INCOMPLETE stages.1.itemIds',
    );
    // A step may cost its own price, not all of them.
    expect(problem('STAGED_INDIVIDUAL', { stages: two })).toBe(
      'OFFER_INCOMPLETE stages.0.discountRate',
    );
    const half = [stage(['burger'], { discountRate: 50 }), stage(['cola'])];
    expect(problem('STAGED_INDIVIDUAL', { stages: half })).toBeNull();
  });

  it('[GROWTH-15] a picture has no price and no dishes, whatever is sent', () => {
    const checked = check('VISUAL', { price: 100, itemIds: ['cola'], discountRate: 50 });
    expect(checked.ok && checked.value).toMatchObject({
      price: null,
      itemIds: [],
      discountRate: 0,
    });
  });

  it('[GROWTH-16] a name in the company’s language, venues of its own, an end after the start', () => {
    const order = (input: Partial<OfferFields>) => problem('ORDER_DISCOUNT', input);
    expect(order({ name: { se: 'Lunch' } })).toBe('TEXT_REQUIRED name.en');
    expect(order({ description: { en: 'x'.repeat(501) } })).toBe('TEXT_TOO_LONG description.en');
    expect(order({ venueIds: ['theirs'] })).toBe('NOT_FOUND venueIds.0');
    const [noon, one] = ['2026-11-18T12:00:00Z', '2026-11-18T13:00:00Z'];
    expect(order({ startsAt: noon, endsAt: one })).toBeNull();
    expect(order({ startsAt: one, endsAt: one })).toBe('FIELD_INVALID endsAt');
    expect(order({ startsAt: 'x'.repeat(5_000) })).toBe('FIELD_INVALID startsAt');
    expect(order({ type: 'VISUAL' })).toBe('FIELD_INVALID type');
  });
});

describe('when an offer counts', () => {
  const now = Temporal.Instant.from('2026-11-18T12:00:00Z');
  const [before, after] = ['2026-11-18T11:00:00Z', '2026-11-18T13:00:00Z'];
  const timed = (fields: Partial<Offer & OfferTerms> = {}): Offer & OfferTerms => ({
    ...usableOffer(),
    paused: false,
    startsAt: null,
    endsAt: null,
    areRightsKept: false,
    ...fields,
  });
  const state = (fields: Partial<Offer & OfferTerms>) => offerState(timed(fields), now);
  const isThere = (fields: Partial<Offer & OfferTerms>) => {
    const offers = offersAt([timed({ isDefault: false, ...fields })], now);
    const token = { id: 't', offerId: 'offer', singleUse: true, used: false, expired: false };
    return usableOffers(offers, [token], 'venue-1').length === 1;
  };

  it('[GROWTH-11] [GROWTH-16] running, not yet, paused, ended or archived', () => {
    expect(state({})).toBe('RUNNING');
    expect(state({ startsAt: now.toString(), endsAt: after })).toBe('RUNNING');
    expect(state({ startsAt: after })).toBe('NOT_YET');
    expect(state({ endsAt: now.toString(), paused: true })).toBe('ENDED');
    expect(state({ paused: true })).toBe('PAUSED');
    expect(state({ deleted: true, endsAt: before })).toBe('ARCHIVED');
  });

  it('[GROWTH-16] [GROWTH-18] guests can take it only while it runs', () => {
    expect(isThere({})).toBe(true);
    for (const fields of [{ startsAt: after }, { endsAt: before }, { paused: true }])
      expect(isThere(fields), JSON.stringify(fields)).toBe(false);
    expect(defaultOffers(offersAt([timed({ paused: true })], now))).toEqual([]);
  });

  it('[GROWTH-18] [D-710] archived, it ends with its rights or leaves them valid, as was chosen', () => {
    expect(isThere({ deleted: true })).toBe(false);
    expect(isThere({ deleted: true, areRightsKept: true })).toBe(true);
    expect(isThere({ deleted: true, areRightsKept: true, paused: true })).toBe(false);
    const open = offersAt([timed({ deleted: true })], now);
    expect(defaultOffers(open)).toEqual([]);
  });
});

describe('what an offer comes to at a venue', () => {
  const bundle = (price: number, itemIds = ['burger', 'cola']) =>
    usableOffer({ type: 'BUNDLE', itemIds, price: minor(price) });

  it('[GROWTH-12] the sum of single prices and the saving; one that costs more is told', () => {
    expect(offerAtVenue(bundle(11_700), sold)).toMatchObject({
      singly: { least: 13_000, most: 13_000 },
      saving: { least: 1_300, most: 1_300 },
    });
    expect(costsMore(bundle(13_001), [offerAtVenue(bundle(13_001), sold)])).toBe(true);
    expect(costsMore(bundle(13_000), [offerAtVenue(bundle(13_000), sold)])).toBe(false);
    const gone = offerAtVenue(bundle(1), nowhere);
    expect([isAvailable(gone), gone.missingItemIds]).toEqual([false, ['burger', 'cola']]);
    // Where it cannot be taken, nothing is compared.
    expect(costsMore(bundle(99_999), [gone])).toBe(false);
  });

  it('[GROWTH-14] from the cheapest choice to the dearest; a stage without a dish bars it', () => {
    const offer = usableOffer({
      type: 'STAGED_BUNDLE',
      price: minor(10_000),
      stages: [sale(['burger', 'pizza']), sale(['cola', 'dip'])],
    });
    expect(offerAtVenue(offer, sold)).toMatchObject({
      singly: { least: 11_500, most: 15_000 },
      saving: { least: 1_500, most: 5_000 },
    });
    const barred = { ...offer, stages: [sale(['burger']), sale(['waffle'])] };
    expect(offerAtVenue(barred, sold)).toMatchObject({ saving: null, missingStages: [1] });
  });

  it('[GROWTH-13] an amount above a dish’s price makes it free', () => {
    const offer = usableOffer({
      type: 'ITEM_DISCOUNT',
      itemIds: ['burger', 'dip'],
      discountType: 'AMOUNT',
      discountRate: 2_000,
    });
    expect(freeDishes(offer, [sold])).toEqual(['dip']);
    expect(offerAtVenue(offer, sold).saving).toEqual({ least: 1_500, most: 2_000 });
    const staged = usableOffer({
      type: 'STAGED_INDIVIDUAL',
      stages: [sale(['burger'], { discountRate: 100 }), sale(['cola'])],
    });
    expect(freeDishes(staged, [sold])).toEqual(['burger']);
  });
});

describe('[GROWTH-17] offers that meet', () => {
  const venues = [
    { id: 'venue-1', sold },
    { id: 'venue-2', sold: nowhere },
  ];
  const meet = (offer: Offer, others: Offer[], orderValue = 10_000) =>
    offerMeetings(offer, others, { venues, orderValue: minor(orderValue) });
  const off = (id: string, itemIds: string[], fields: Partial<Offer> = {}) =>
    usableOffer({ id, type: 'ITEM_DISCOUNT', itemIds, discountRate: 10, ...fields });
  const order = (id: string, fields: Partial<Offer> = {}) => usableOffer({ id, ...fields });

  it('[D-67] on one dish the one that saves more wins, dish by dish', () => {
    const fiver = off('fiver', ['burger', 'dip'], { discountType: 'AMOUNT', discountRate: 500 });
    expect(meet(off('tenth', ['burger', 'dip', 'cola']), [fiver])).toEqual([
      { otherId: 'fiver', itemIds: ['burger'], winner: 'THIS' },
      { otherId: 'fiver', itemIds: ['dip'], winner: 'OTHER' },
    ]);
  });

  it('[D-67] [D-210] on the order it depends on what is ordered', () => {
    const amount = order('amount', { discountType: 'AMOUNT', discountRate: 900 });
    expect(meet(order('tenth'), [amount], 10_000)[0]).toMatchObject({ winner: 'THIS' });
    expect(meet(order('tenth'), [amount], 8_000)[0]).toMatchObject({ winner: 'OTHER' });
    // The guest's own stays while nothing for everybody saves more.
    const own = order('own', { isDefault: false });
    expect(meet(order('tenth'), [own])[0]).toMatchObject({ winner: 'OTHER' });
    expect(meet(order('half', { discountRate: 50 }), [own])[0]).toMatchObject({ winner: 'THIS' });
    expect(meet(own, [{ ...own, id: 'other' }])[0]).toMatchObject({ winner: 'GUEST' });
  });

  it('[D-68] what a dish was taken with keeps the order’s discount off it', () => {
    expect(meet(order('tenth'), [off('cheap', ['cola'])])).toEqual([
      { otherId: 'cheap', itemIds: ['cola'], winner: 'OTHER' },
    ]);
    expect(meet(off('cheap', ['cola']), [order('tenth')])[0]).toMatchObject({ winner: 'THIS' });
  });

  it('[D-68] a bundle is taken or not: guests choose', () => {
    const bundle = usableOffer({ id: 'b', type: 'BUNDLE', itemIds: ['burger', 'cola'] });
    expect(meet(bundle, [off('cheap', ['cola'])])).toEqual([
      { otherId: 'cheap', itemIds: ['cola'], winner: 'GUEST' },
    ]);
  });

  it('at different venues, at the till, as a picture or by itself it meets nobody', () => {
    const cheap = off('cheap', ['cola'], { venues: ['venue-1'] });
    for (const other of [
      off('o', ['cola'], { venues: ['venue-2'] }),
      off('o', ['cola'], { context: 'POS' }),
      off('o', ['dip']),
      { ...off('o', ['cola']), type: 'VISUAL' as const },
      cheap,
    ])
      expect(meet(cheap, [other])).toEqual([]);
  });
});
