import { foldCart } from '@tallrik/domain/cart/fold-cart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimedLine } from '../../../testing/guest-orders.ts';
import { FRIDAY_EVENING } from '../../../testing/test-server.ts';
import { type LoyaltyWorld, openLoyaltyWorld } from '../testing/loyalty-world.ts';

describe('an item offer in the place of dishes', () => {
  let world: LoyaltyWorld;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());
  beforeEach(() => world.setTime(FRIDAY_EVENING));

  const fries = () => claimedLine({ itemId: world.ids.fries, entryId: world.ids.friesEntry });

  /** Somebody with two portions in the cart and one token for half the price. */
  async function twoPortions() {
    const offerId = await world.seedOffer({
      type: 'ITEM_DISCOUNT',
      itemIds: [world.ids.fries],
      discountRate: 50,
    });
    const member = await world.seedMember();
    const tokenId = await world.seedToken(member, offerId);
    const phone = world.openPhone(member);
    await phone.create();
    const items = [fries(), fries()];
    await phone.put({ ...phone.base(), type: 'ADD_ITEMS', items });
    const take = (...replaces: string[]) =>
      phone.put({
        ...phone.base(),
        type: 'ADD_OFFER',
        offer: { id: offerId },
        items: replaces.map(() => fries()),
        replaces,
      });
    const cart = async () => foldCart((await phone.events()).map(({ event }) => event));
    return { phone, offerId, tokenId, take, cart, lineIds: items.map(({ id }) => id) };
  }

  it('[D-56] [D-214] [F-65] the server says how many tokens there are', async () => {
    const { offerId, cart } = await twoPortions();
    expect((await cart()).availableItemOffers).toEqual([
      { itemId: world.ids.fries, offerId, unitLimit: 1 },
    ]);
  });

  it('[D-74] [D-214] [F-65] the portion leaves with the offer’s coming, and nothing is left to offer', async () => {
    const { take, cart, lineIds } = await twoPortions();
    const [first = '', second = ''] = lineIds;
    expect((await take(first)).success).toBe(true);
    const after = await cart();
    expect(after.items.map(({ discount }) => discount)).toEqual([1_950, 0]);
    expect(after.items[1]?.id).toBe(second);
    expect(after.availableItemOffers).toEqual([]);
  });

  it('[D-74] [D-214] [F-65] refused in between, as the token was used elsewhere, every dish stays', async () => {
    const { phone, tokenId, take, cart, lineIds } = await twoPortions();
    await world.db
      .updateTable('offerTokens')
      .set({ used: true })
      .where('id', '=', tokenId)
      .execute();
    const before = await phone.types();
    expect((await take(...lineIds.slice(0, 1))).refused).toMatchObject([
      { code: 'OFFER_NOT_AVAILABLE' },
    ]);
    expect(await phone.types()).toEqual(before);
    expect((await cart()).items.map(({ id }) => id)).toEqual(lineIds);
  });

  it('[D-74] [D-214] [F-65] more portions than tokens are refused whole', async () => {
    const { take, cart, lineIds } = await twoPortions();
    expect((await take(...lineIds)).refused).toMatchObject([{ code: 'OFFER_ALREADY_USED' }]);
    expect((await cart()).items.map(({ id }) => id)).toEqual(lineIds);
  });
});
