import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openLoyaltyWorld, type LoyaltyWorld } from '../loyalty/testing/loyalty-world.ts';

const FRIES = 3_900;
const ACTIVE = 'query { allOrders { id } }';
const HISTORY = 'query { getHistoryListing { id } }';

describe('a marketplace whose accounts live in another company', () => {
  let world: LoyaltyWorld;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());

  it('[D-03] [API-10] [API-13] its guests find their orders, and nobody else’s', async () => {
    const shared = await seedOpenShop(world.db, 2, {
      configuration: { userCompanyId: world.ids.company },
    });
    const anna = await world.seedMember();
    const stranger = await world.seedMember();
    const phone = world.openPhone(anna, shared);
    await phone.begin();
    const orderId = await world.pay(phone, FRIES);
    const read = async (query: string, token: string) => {
      const answer = await world.guest<Record<string, { id: string }[]>>(query, {}, token);
      return Object.values(answer.data ?? {}).flatMap((orders) => orders.map(({ id }) => id));
    };
    expect(await read(ACTIVE, anna.token)).toEqual([orderId]);
    expect(await read(ACTIVE, stranger.token)).toEqual([]);
    await world.db
      .updateTable('orders')
      .set({ status: 'COMPLETED' })
      .where('id', '=', orderId)
      .execute();
    expect(await read(HISTORY, anna.token)).toEqual([orderId]);
    expect(await read(HISTORY, stranger.token)).toEqual([]);
  });
});
