import { expect, it } from 'vitest';
import { minor } from '../../money/minor.ts';
import { line } from '../testing/builders.ts';
import { usableOffer } from '../testing/kitchen.ts';
import { availableItemOffers, defaultOffers } from './visible-offers.ts';

const offers = [
  usableOffer({ id: 'old', createdAt: '2026-01-01T00:00:00Z' }),
  usableOffer({ id: 'new', createdAt: '2026-02-01T00:00:00+01:00' }),
  usableOffer({ id: 'till', context: 'POS' }),
  usableOffer({ id: 'deleted', deleted: true }),
  usableOffer({ id: 'personal', isDefault: false, createdAt: '2026-01-15T00:00:00Z' }),
];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it('[DISC-08] [DISC-09] [D-153] default offers: app only, default, not deleted, newest first', () => {
  expect(ids(defaultOffers(offers))).toEqual(['new', 'old']);
});

it('[D-74] available item offers: the best per dish that has none yet, at this venue', () => {
  const discount = (id: string, discountRate: number, venues: string[] = []) =>
    usableOffer({ id, type: 'ITEM_DISCOUNT', itemIds: ['burger'], discountRate, venues });
  const usable = [
    discount('small', 5),
    discount('big', 20),
    discount('elsewhere', 50, ['venue-2']),
  ];
  const lines = [line({ id: 'a' }), line({ id: 'b' }), line({ id: 'c', itemId: 'cola' })];
  expect(availableItemOffers(lines, usable, 'venue-1')).toEqual([
    { itemId: 'burger', offerId: 'big', unitLimit: null },
  ]);
  const none = [
    { ...discount('of the order', 50), type: 'ORDER_DISCOUNT' as const },
    { ...discount('of the till', 50), context: 'POS' as const },
    discount('of nothing', 0),
  ];
  expect(availableItemOffers(lines, none, 'venue-1')).toEqual([]);
});

it('[D-74] a share of a bill takes no offer', () => {
  const half = { type: 'ITEM_DISCOUNT' as const, itemIds: ['burger'], discountRate: 50 };
  const share = line({ share: { amount: minor(5_000), discount: minor(0) } });
  expect(availableItemOffers([share], [usableOffer({ id: 'half', ...half })], 'venue-1')).toEqual(
    [],
  );
});

it('[D-74] [D-214] [F-65] for dishes that all have one it is theirs, for one more of them', () => {
  const half = { type: 'ITEM_DISCOUNT' as const, itemIds: ['burger'], discountRate: 50 };
  const usable = [usableOffer({ id: 'other', ...half }), usableOffer({ id: 'own', ...half })];
  const discountedLines = [line({ id: 'a', offerId: 'own', discount: minor(500) })];
  const own = [{ itemId: 'burger', offerId: 'own', unitLimit: null }];
  expect(availableItemOffers(discountedLines, usable, 'venue-1')).toEqual(own);
  const besideOthers = [
    ...discountedLines,
    line({ id: 'b', offerId: 'menu', bundleId: 'menu-1' }),
    line({ id: 'c', itemId: 'cola' }),
  ];
  expect(availableItemOffers(besideOthers, usable, 'venue-1')).toEqual(own);
  const inBundle = [line({ id: 'a', offerId: 'menu', bundleId: 'menu-1' })];
  expect(availableItemOffers(inBundle, usable, 'venue-1')).toEqual([]);
});

it('[D-74] [D-214] [F-01] [F-65] says how many tokens there are, and nothing once they are spent', () => {
  const free = { type: 'ITEM_DISCOUNT' as const, itemIds: ['burger'], discountRate: 100 };
  const twoTokens = [usableOffer({ id: 'tenth', ...free, unitLimit: 2 })];
  const burgers = [line({ id: 'a' }), line({ id: 'b' }), line({ id: 'c' })];
  const found = [{ itemId: 'burger', offerId: 'tenth', unitLimit: 2 }];
  expect(availableItemOffers(burgers, twoTokens, 'venue-1')).toEqual(found);
  const discountedLine = (id: string) => line({ id, offerId: 'tenth', discount: minor(500) });
  expect(availableItemOffers([...burgers, discountedLine('d')], twoTokens, 'venue-1')).toEqual(
    found,
  );
  const spent = [discountedLine('d'), discountedLine('e')];
  expect(availableItemOffers([...burgers, ...spent], twoTokens, 'venue-1')).toEqual([]);
  expect(availableItemOffers(spent, twoTokens, 'venue-1')).toEqual([]);
});
