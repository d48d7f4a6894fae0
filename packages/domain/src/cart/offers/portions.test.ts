import { describe, expect, it } from 'vitest';
import { minor } from '../../money/minor.ts';
import { line } from '../testing/builders.ts';
import { linesForItemOffer, morePortions } from './portions.ts';

const offer = { itemId: 'burger', offerId: 'tenth' };
const discountedLine = (id: string) =>
  line({ id, offerId: 'tenth', offerTitle: 'Tenth', discount: minor(500) });

describe('the portions one tap takes an offer for', () => {
  const lines = [
    line({ id: 'a' }),
    line({ id: 'b', offerId: 'other' }),
    line({ id: 'c' }),
    line({ id: 'd', itemId: 'cola' }),
  ];
  const idsFor = (unitLimit?: number | null, more = lines.slice(0, 0)) =>
    linesForItemOffer([...lines, ...more], { ...offer, unitLimit }).map(({ id }) => id);

  it('[D-74] [D-214] [F-65] are all that have none, as far as tokens reach', () => {
    expect(idsFor(null)).toEqual(['a', 'c']);
    expect(idsFor(1)).toEqual(['a']);
    expect(idsFor(2, [discountedLine('e')])).toEqual(['a']);
    expect(idsFor(1, [discountedLine('e')])).toEqual([]);
    expect(idsFor(1, [discountedLine('e'), discountedLine('f')])).toEqual([]);
  });

  it('[D-214] are one in a cart of before, which does not know how many tokens there are', () => {
    expect(idsFor()).toEqual(['a']);
  });

  it('[D-47] [D-214] are never more than the server takes at a time', () => {
    const many = Array.from({ length: 200 }, (_, at) => line({ id: `${at}` }));
    expect(linesForItemOffer(many, { ...offer, unitLimit: null })).toHaveLength(99);
  });
});

describe('more of a dish', () => {
  const more = (count: number, unitLimit?: number | null, items = [discountedLine('a')]) => {
    let last = 0;
    const newId = () => `new-${(last += 1)}`;
    const cart = { items, availableItemOffers: [{ ...offer, unitLimit }] };
    return morePortions(items[0] ?? line(), count, cart, newId);
  };

  it('[D-74] [D-214] [F-65] have the offer of the others while a token is left, and then their own price', () => {
    expect(more(3, 2)).toMatchObject([
      { type: 'ADD_OFFER', offer: { id: 'tenth' }, items: [{ id: 'new-1', discount: 500 }] },
      {
        type: 'ADD_ITEMS',
        items: [
          { id: 'new-2', discount: 0, offerId: null, offerTitle: null },
          { id: 'new-3', discount: 0, offerId: null },
        ],
      },
    ]);
    expect(more(2, null)).toMatchObject([
      { type: 'ADD_OFFER', items: [{ id: 'new-1' }, { id: 'new-2' }] },
    ]);
  });

  it('[D-74] [D-214] [F-65] never ask for what only the server would refuse', () => {
    expect(more(1, 1)).toMatchObject([{ type: 'ADD_ITEMS', items: [{ discount: 0 }] }]);
    // A cart of before, or an offer that the server no longer names.
    expect(more(1)).toMatchObject([{ type: 'ADD_ITEMS' }]);
    // The same offer, named for another dish only.
    const ofCola = {
      items: [discountedLine('a')],
      availableItemOffers: [{ ...offer, itemId: 'cola', unitLimit: null }],
    };
    expect(morePortions(discountedLine('a'), 1, ofCola, () => 'new')).toMatchObject([
      { type: 'ADD_ITEMS', items: [{ id: 'new', discount: 0 }] },
    ]);
    const noOffers = { items: [discountedLine('a')], availableItemOffers: [] };
    expect(morePortions(discountedLine('a'), 1, noOffers, () => 'new')).toMatchObject([
      { type: 'ADD_ITEMS', items: [{ id: 'new', discount: 0, offerId: null }] },
    ]);
  });

  it('[D-214] of a dish without an offer have none, whatever could be taken', () => {
    expect(more(2, null, [line({ id: 'a' })])).toMatchObject([
      { type: 'ADD_ITEMS', items: [{ id: 'new-1' }, { id: 'new-2' }] },
    ]);
  });
});
