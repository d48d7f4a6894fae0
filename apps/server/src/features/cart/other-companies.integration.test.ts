import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone } from '../../testing/guest-orders.ts';
import type { seededIds } from '../../testing/seed-company.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openLoyaltyWorld, type LoyaltyWorld } from '../loyalty/testing/loyalty-world.ts';

const FRIES = 3_900;

describe('carts and people of other companies', () => {
  let world: LoyaltyWorld;
  let other: ReturnType<typeof seededIds>;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
    other = await seedOpenShop(world.db, 2, { configuration: { enableAnonymousOrders: false } });
  });
  afterAll(() => world.close());

  it('[D-116] [AUTH-34] an account of a company that shares none is nobody here', async () => {
    const anna = await world.seedMember();
    const phone = world.openPhone(anna, other);
    expect((await phone.begin()).error).toBe('ERROR_USER_IS_REQUIRED');
    const [created] = await phone.events();
    expect(created?.event).toMatchObject({ type: 'CREATE_CART', userId: null });
  });

  it('[D-03] [AUTH-34] an account that is shared counts', async () => {
    const shared = await seedOpenShop(world.db, 3, {
      configuration: { enableAnonymousOrders: false, userCompanyId: world.ids.company },
    });
    const anna = await world.seedMember();
    const phone = world.openPhone(anna, shared);
    expect((await phone.begin()).error).toBeNull();
    expect((await phone.openSession(FRIES)).success).toBe(true);
  });

  it('[D-116] [D-88] their stored cards are not offered to a company they have no account with', async () => {
    const open = await seedOpenShop(world.db, 4);
    const anna = await world.seedMember();
    const phone = world.openPhone(anna, open);
    await phone.begin();
    expect((await phone.openSession(FRIES)).success).toBe(true);
    const session = await world.db
      .selectFrom('paymentSessions')
      .select('userId')
      .where('cartId', '=', phone.cartId)
      .executeTakeFirstOrThrow();
    expect(session.userId).toBeNull();
  });

  it('[D-58] a cart id that another company has is taken, and says nothing more', async () => {
    const here = world.openPhone();
    await here.begin();
    const there = openGuestPhone(world, other, here.cartId);
    expect((await there.create()).error).toBe('CART_EXISTS');
    expect((await there.addFries()).error).toBe('CART_NOT_FOUND');
    expect(await here.types()).toEqual(['CREATE_CART', 'ADD_ITEMS']);
  });
});
