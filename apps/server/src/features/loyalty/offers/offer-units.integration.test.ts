import { randomUUID } from 'node:crypto';
import { minor } from '@tallrik/domain/money/minor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimedLine } from '../../../testing/guest-orders.ts';
import { FRIDAY_EVENING } from '../../../testing/test-server.ts';
import { type LoyaltyWorld, type Member, openLoyaltyWorld } from '../testing/loyalty-world.ts';

const FRIES = 3_900;
const LARGE_BURGER = 13_900;
const CHEESE = 1_500;

describe('a token is one unit of its offer', () => {
  let world: LoyaltyWorld;
  let member: Member;
  let offerId: string;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setTime(FRIDAY_EVENING);
    member = await world.seedMember();
    offerId = await freeFries();
  });

  type Phone = ReturnType<LoyaltyWorld['openPhone']>;
  const freeFries = (fields: Parameters<LoyaltyWorld['seedOffer']>[0] = {}) =>
    world.seedOffer({
      type: 'ITEM_DISCOUNT',
      itemIds: [world.ids.fries],
      discountRate: 100,
      ...fields,
    });
  const fries = () => claimedLine({ itemId: world.ids.fries, entryId: world.ids.friesEntry });
  const largeBurgerWithCheese = () => {
    const variation = { amount: minor(0), title: '' };
    return claimedLine({
      itemId: world.ids.burger,
      entryId: world.ids.burgerEntry,
      variations: [
        { ...variation, id: 'large', groupId: 'sizes' },
        { ...variation, id: world.ids.cheese, groupId: world.ids.extras },
      ],
    });
  };
  const many = (count: number) => Array.from({ length: count }, fries);
  const begun = async () => {
    const phone = world.openPhone(member);
    await phone.create();
    return phone;
  };
  const take = (phone: Phone, items = [fries()], id = offerId) =>
    phone.put({ ...phone.base(), type: 'ADD_OFFER', offer: { id }, items });
  const refusalOf = (answer: Awaited<ReturnType<typeof take>>) => answer.refused[0]?.code ?? null;
  const giveTokens = async (count: number, fields: { singleUse?: boolean } = {}) => {
    for (let at = 0; at < count; at += 1) await world.seedToken(member, offerId, fields);
  };
  const tokens = async () =>
    (
      await world.db
        .selectFrom('offerTokens')
        .select(['used', 'heldBySession'])
        .where('userId', '=', member.id)
        .execute()
    ).map(({ used, heldBySession }) => ({ used, isReserved: heldBySession !== null }));
  const orderFree = async (phone: Phone) => {
    await phone.put({
      ...phone.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id: randomUUID(),
      tip: minor(0),
      amount: minor(0),
      paymentType: 'ADYEN',
      transactionId: null,
      payload: null,
    });
    await world.runJobs();
    return world.db
      .selectFrom('orders')
      .select(['id', 'total'])
      .where('cartId', '=', phone.cartId)
      .executeTakeFirst();
  };

  it('[D-74] [F-01] one token does not pay for fifty dishes of one event', async () => {
    await giveTokens(1);
    const phone = await begun();
    expect(refusalOf(await take(phone, many(50)))).toBe('OFFER_ALREADY_USED');
    expect(refusalOf(await take(phone))).toBeNull();
    expect(await orderFree(phone)).toMatchObject({ total: 0 });
  });

  it('[D-74] [F-01] several tokens give as many dishes, over lines and events, and each is spent', async () => {
    await giveTokens(3);
    const phone = await begun();
    expect(refusalOf(await take(phone, many(2)))).toBeNull();
    expect(refusalOf(await take(phone, many(2)))).toBe('OFFER_ALREADY_USED');
    await phone.addFries();
    await phone.openSession(FRIES);
    expect((await tokens()).filter(({ isReserved }) => isReserved)).toHaveLength(2);
    expect(refusalOf(await take(phone))).toBeNull();
    expect(refusalOf(await take(phone))).toBe('OFFER_ALREADY_USED');
    expect(await world.pay(phone, FRIES)).not.toBeNull();
    expect(await tokens()).toEqual([1, 2, 3].map(() => ({ used: true, isReserved: false })));
  });

  it('[D-74] [F-01] two carts of one guest share the tokens there are', async () => {
    await giveTokens(3);
    const phones = [await begun(), await begun()];
    for (const phone of phones) {
      await take(phone, many(2));
      await phone.addFries();
    }
    const opened = await Promise.all(phones.map((phone) => phone.openSession(FRIES)));
    expect(opened.map(({ error }) => error).toSorted()).toEqual(
      [null, 'OFFER_ALREADY_USED'].toSorted(),
    );
  });

  it('[D-74] [F-01] a lasting token gives one dish per order, an offer for everybody has no limit', async () => {
    await giveTokens(1, { singleUse: false });
    for (const phone of [await begun(), await begun()]) {
      expect(refusalOf(await take(phone, many(2)))).toBe('OFFER_ALREADY_USED');
      expect(refusalOf(await take(phone))).toBeNull();
      expect(refusalOf(await take(phone))).toBe('OFFER_ALREADY_USED');
      expect(await orderFree(phone)).toMatchObject({ total: 0 });
    }
    const everybody = await freeFries({ isDefault: true });
    expect(refusalOf(await take(await begun(), many(20), everybody))).toBeNull();
  });

  it('[D-74] [F-01] a token of a bundle is one bundle', async () => {
    offerId = await world.seedOffer({
      type: 'BUNDLE',
      price: 5_000,
      itemIds: [world.ids.fries, world.ids.fries],
    });
    await giveTokens(1);
    const phone = await begun();
    expect(refusalOf(await take(phone, many(2)))).toBeNull();
    expect(refusalOf(await take(phone, many(2)))).toBe('OFFER_ALREADY_USED');
    expect(await world.pay(phone, 5_000)).not.toBeNull();
  });

  it('[D-160] [F-01] extras of a dish that is given are paid', async () => {
    offerId = await freeFries({ itemIds: [world.ids.burger] });
    await giveTokens(1);
    const phone = await begun();
    const response = await take(phone, [largeBurgerWithCheese()]);
    expect(response.confirmed[0]?.event).toMatchObject({
      items: [{ amount: LARGE_BURGER, discount: LARGE_BURGER }],
    });
    expect(await world.pay(phone, CHEESE)).not.toBeNull();
  });

  it('[D-74] [F-01] a cart from before the limit pays for what its tokens do not give', async () => {
    await giveTokens(3);
    const phone = await begun();
    await take(phone, many(3));
    await world.db
      .deleteFrom('offerTokens')
      .where('id', 'in', (token) =>
        token.selectFrom('offerTokens').select('id').where('userId', '=', member.id).limit(2),
      )
      .execute();
    await phone.addFries();
    expect((await phone.openSession(FRIES)).error).toBe('AMOUNT_CHANGED');
    expect(await world.pay(phone, 3 * FRIES)).not.toBeNull();
    expect(await tokens()).toEqual([{ used: true, isReserved: false }]);
  });

  it('[D-74] [D-119] [F-01] what costs nothing earns no stamps and no points', async () => {
    await world.seedLevels(member.companyId, [0, 5]);
    const cardId = randomUUID();
    await world.db
      .insertInto('stampCards')
      .values({ id: cardId, companyId: world.ids.company, name: 'Fries', requiredCount: 9 })
      .execute();
    await giveTokens(2);
    const phone = await begun();
    await take(phone, many(2));
    await phone.addFries(1);
    const orderId = (await world.pay(phone, FRIES)) ?? '';
    await world.db
      .updateTable('orders')
      .set({ status: 'COMPLETED' })
      .where('id', '=', orderId)
      .execute();
    await world.app.jobs['settle-loyalty']({ companyId: world.ids.company, orderId });
    const stamps = await world.db
      .selectFrom('stamps')
      .select('id')
      .where('userId', '=', member.id)
      .where('stampCardId', '=', cardId)
      .execute();
    expect(stamps).toHaveLength(1);
    const card = await world.db
      .selectFrom('membershipCards')
      .select('points')
      .where('userId', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(card.points).toBe(FRIES / 100);
  });

  it('[D-74] [D-160] [D-330] [F-01] nor does a free dish because of the extra that is paid for on it', async () => {
    const cardId = randomUUID();
    await world.db
      .insertInto('stampCards')
      .values({ id: cardId, companyId: world.ids.company, name: 'Burgers', requiredCount: 9 })
      .execute();
    offerId = await freeFries({ itemIds: [world.ids.burger] });
    await giveTokens(1);
    const phone = await begun();
    await take(phone, [largeBurgerWithCheese()]);
    await phone.addFries(1);
    const orderId = (await world.pay(phone, CHEESE + FRIES)) ?? '';
    await world.db
      .updateTable('orders')
      .set({ status: 'COMPLETED' })
      .where('id', '=', orderId)
      .execute();
    await world.app.jobs['settle-loyalty']({ companyId: world.ids.company, orderId });
    const stamps = await world.db
      .selectFrom('stamps')
      .select('id')
      .where('userId', '=', member.id)
      .where('stampCardId', '=', cardId)
      .execute();
    // The fries' own.
    expect(stamps).toHaveLength(1);
  });
});
