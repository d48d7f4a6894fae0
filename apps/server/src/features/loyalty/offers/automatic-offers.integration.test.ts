import { once } from 'node:events';
import type { ServerMessage } from '@tallrik/contract/socket-messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { claimedLine } from '../../../testing/guest-orders.ts';
import type { seededIds } from '../../../testing/seed-company.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { FRIDAY_EVENING } from '../../../testing/test-server.ts';
import { type LoyaltyWorld, openLoyaltyWorld } from '../testing/loyalty-world.ts';

const FRIES = 3_900;
const FRIES_LESS_8 = 3_588;

describe('an offer for everybody applies by itself', () => {
  let world: LoyaltyWorld;
  let ids: ReturnType<typeof seededIds>;
  let offerId: string;
  let number = 60;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setTime(FRIDAY_EVENING);
    ids = await seedOpenShop(world.db, (number += 1), {
      company: { hasMembershipCards: true },
      configuration: { enablePromoCodes: true },
    });
    await world.db.deleteFrom('inventory').where('companyId', '=', ids.company).execute();
    offerId = await eightOff();
  });

  const eightOff = (fields = {}) =>
    world.seedOffer({
      companyId: ids.company,
      isDefault: true,
      discountRate: 8,
      nameLang: JSON.stringify({ en: '8 % off everything' }),
      ...fields,
    });
  type Phone = ReturnType<LoyaltyWorld['openPhone']>;
  const begun = async (fries = 1): Promise<Phone> => {
    const phone = world.openPhone(undefined, ids);
    await phone.begin(fries);
    return phone;
  };
  const last = async (phone: Phone) => (await phone.events()).at(-1)?.event;
  const sendEvent = (phone: Phone, type: 'CLEAR_CART' | 'CLEAR_ORDER_OFFER' | 'CLEAR_PROMO_CODE') =>
    phone.put({ ...phone.base(), type });
  const change = (fields: object) =>
    world.db.updateTable('offers').set(fields).where('id', '=', offerId).execute();
  const orderOf = (cartId: string) =>
    world.db
      .selectFrom('orders')
      .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
      .select(['orders.total', 'orderItems.amount', 'orderItems.discount'])
      .where('cartId', '=', cartId)
      .execute();
  const applied = () => ({
    type: 'SET_ORDER_OFFER',
    id: offerId,
    title: '8 % off everything',
    discountRate: 8,
    isAutomatic: true,
  });
  const CLEARED = { type: 'CLEAR_ORDER_OFFER' };

  it('[DISC-05] [D-210] [F-13] is written behind the dish, and the order is paid with it to the minor unit', async () => {
    const phone = await begun();
    expect(await phone.types()).toEqual(['CREATE_CART', 'ADD_ITEMS', 'SET_ORDER_OFFER']);
    expect(await last(phone)).toMatchObject(applied());
    expect((await phone.openSession(FRIES)).error).toBe('AMOUNT_CHANGED');
    expect(await world.pay(phone, FRIES_LESS_8)).not.toBeNull();
    const items = await orderOf(phone.cartId);
    expect(items.map(({ total }) => total)).toEqual([FRIES_LESS_8]);
    expect(items.map(({ discount }) => discount)).toEqual([FRIES - FRIES_LESS_8]);
  });

  it('[D-210] [F-13] goes with the last dish and comes back with the next, cleared or not by the guest', async () => {
    const phone = await begun();
    await sendEvent(phone, 'CLEAR_ORDER_OFFER');
    expect(await last(phone)).toMatchObject(applied());
    const line = claimedLine({ itemId: ids.fries, entryId: ids.friesEntry });
    await phone.put({ ...phone.base(), type: 'ADD_ITEM', item: line });
    expect((await last(phone))?.type).toBe('ADD_ITEM');
    await sendEvent(phone, 'CLEAR_CART');
    expect((await last(phone))?.type).toBe('CLEAR_CART');
    await phone.put({ ...phone.base(), type: 'ADD_ITEM', item: line });
    expect(await last(phone)).toMatchObject(applied());
    await phone.put({ ...phone.base(), type: 'REMOVE_ITEM', id: line.id });
    expect(await last(phone)).toMatchObject(CLEARED);
  });

  it('[DISC-06] [D-68] [D-210] [F-13] goes with a code, and comes back when the code is taken out', async () => {
    await world.seedCode('TINY', { companyId: ids.company, discountRate: 1 });
    const phone = await begun();
    await phone.activate('TINY');
    expect((await phone.types()).slice(-2)).toEqual(['SET_PROMO_CODE', 'CLEAR_ORDER_OFFER']);
    await phone.addFries();
    expect((await phone.types()).at(-1)).toBe('ADD_ITEMS');
    expect((await phone.openSession(2 * 3_861)).success).toBe(true);
    await sendEvent(phone, 'CLEAR_PROMO_CODE');
    expect(await last(phone)).toMatchObject(applied());
    expect((await phone.openSession(2 * FRIES_LESS_8)).success).toBe(true);
  });

  it('[D-210] [F-13] of another venue, of the till and of a token does not', async () => {
    await change({ venueIds: [ids.company] });
    await eightOff({ context: 'POS' });
    await eightOff({ isDefault: false });
    expect((await (await begun()).types()).at(-1)).toBe('ADD_ITEMS');
  });

  it('[CART-12] [DISC-05] [D-74] [D-210] [F-13] leaves a better one of the guest’s own, and uses up no token', async () => {
    const member = await world.seedMember({ companyId: ids.company });
    const own = await eightOff({ isDefault: false, discountRate: 20 });
    const token = await world.seedToken(member, own);
    const phone = world.openPhone(member, ids);
    await phone.begin();
    const ask = { title: '', discountRate: 0, discountType: 'PERCENTAGE' } as const;
    await phone.put({ ...phone.base(), type: 'SET_ORDER_OFFER', id: own, ...ask });
    await phone.addFries();
    expect((await phone.types()).at(-1)).toBe('ADD_ITEMS');
    expect((await phone.openSession(2 * 3_120)).success).toBe(true);
    await sendEvent(phone, 'CLEAR_ORDER_OFFER');
    expect(await world.pay(phone, 2 * FRIES_LESS_8)).not.toBeNull();
    const row = await world.db
      .selectFrom('offerTokens')
      .select(['used', 'heldBySession'])
      .where('id', '=', token)
      .executeTakeFirst();
    expect(row).toMatchObject({ used: false });
  });

  it('[D-52] [D-210] [F-13] one that ends or begins while the cart lies about is put right before anybody pays', async () => {
    const phone = await begun();
    await change({ deleted: true });
    expect((await phone.openSession(FRIES_LESS_8)).error).toBe('AMOUNT_CHANGED');
    expect(await last(phone)).toMatchObject(CLEARED);
    await change({ deleted: false });
    expect((await phone.openSession(FRIES)).error).toBe('AMOUNT_CHANGED');
    expect(await last(phone)).toMatchObject(applied());
    expect(await world.pay(phone, FRIES_LESS_8)).not.toBeNull();
    expect((await orderOf(phone.cartId))[0]?.total).toBe(FRIES_LESS_8);
  });

  it('[D-52] [D-210] [F-13] is reckoned on the prices of today', async () => {
    const phone = await begun();
    await world.db
      .updateTable('menuEntries')
      .set({ price: 5_000 })
      .where('id', '=', ids.friesEntry)
      .execute();
    await eightOff({ discountType: 'AMOUNT', discountRate: 350 });
    expect((await phone.openSession(FRIES_LESS_8)).error).toBe('AMOUNT_CHANGED');
    expect((await phone.types()).at(-1)).toBe('CART_REPRICED');
    expect((await phone.openSession(4_600)).success).toBe(true);
  });

  it('[D-68] [D-75] [D-210] [F-13] gives way to a better level, and comes back when its holder leaves', async () => {
    const member = await world.seedMember({ companyId: ids.company });
    const [levelId] = await world.seedLevels(ids.company, [15]);
    const card = { id: member.id, companyId: ids.company, userId: member.id };
    await world.db
      .insertInto('membershipCards')
      .values({ ...card, levelId: levelId ?? null })
      .execute();
    const phone = world.openPhone(member, ids);
    await phone.begin();
    await phone.put({ ...phone.base(), type: 'UPDATE_USER', userId: member.id });
    await phone.put({ ...phone.base(), type: 'SET_MEMBERSHIP_DISCOUNT', discountRate: 15 });
    expect(await last(phone)).toMatchObject(CLEARED);
    await phone.put({ ...phone.base(), type: 'UPDATE_USER', userId: null });
    expect(await last(phone)).toMatchObject(applied());
  });

  it('[D-56] [D-210] [F-13] is told over the socket to whoever sent the dish and to everybody else on the cart', async () => {
    const phone = world.openPhone(undefined, ids);
    await phone.create();
    const sockets = await Promise.all(
      [1, 2].map(async () => {
        const socket = new WebSocket(`${world.origin.replace('http', 'ws')}/ws`);
        const received: ServerMessage[] = [];
        socket.on('message', (data) => received.push(JSON.parse(String(data)) as ServerMessage));
        await once(socket, 'open');
        const send = (message: object) => socket.send(JSON.stringify(message));
        send({ action: 'authenticate', data: { cartId: phone.cartId } });
        send({ action: 'ping' });
        await expect.poll(() => JSON.stringify(received)).toContain('pong');
        return { socket, received, send };
      }),
    );
    const item = claimedLine({ itemId: ids.fries, entryId: ids.friesEntry });
    const data = { ...phone.base(), type: 'ADD_ITEM', item };
    sockets[0]?.send({ action: 'put-shopping-cart-event', data });
    for (const { received, socket } of sockets) {
      await expect.poll(() => JSON.stringify(received)).toContain('"isAutomatic":true');
      socket.close();
    }
    expect((await phone.openSession(FRIES_LESS_8)).success).toBe(true);
  });
});
