import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimedLine, openGuestPhone } from '../../../testing/guest-orders.ts';
import { signInGuest } from '../../../testing/seed-guest.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { orderOnBill, openTablePhone, seedTable, scan } from '../../../testing/table-guests.ts';
import { joinTable, openSocketPhone, type TableGuestPhone } from '../../../testing/table-socket.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../../testing/test-server.ts';

describe('[D-102] [D-206] [F-43] the social table', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let table: string;
  let neighbours: string;
  let number = 0;
  const open: { close: () => void }[] = [];
  beforeAll(async () => {
    server = await openTestServer();
    const configuration = { enableAnonymousOrders: false, enableQrOrders: true };
    ids = await seedOpenShop(server.db, 1, { configuration });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setTime(FRIDAY_EVENING);
    table = await seedTable(server, ids, (number += 1));
    neighbours = await seedTable(server, ids, (number += 1));
  });
  afterEach(() => open.splice(0).forEach((phone) => phone.close()));

  const tokenOf = async (tableId: string) => (await scan(server, tableId, ids.venue)) ?? '';
  const opened = <Phone extends { close: () => void }>(phone: Phone): Phone => {
    open.push(phone);
    return phone;
  };
  const join = async (name: string, own: Parameters<typeof joinTable>[3] = {}) =>
    opened(await joinTable(server, table, await tokenOf(table), { name, ...own }));
  /** A guest with a cart that was begun at the table. */
  const joinWithCart = async (name: string) => {
    const phone = openTablePhone(server, ids, await tokenOf(table));
    await phone.sitDown();
    return { phone, guest: await join(name, { cartId: phone.cartId }) };
  };
  const namesSeenBy = async (guest: TableGuestPhone) =>
    (await guest.see())?.map(({ name, number: at }) => name || `Guest ${at}`);

  it('[SOCKET-05] [SOCKET-06] [SOCKET-09] three at a table see who is there, and hear who comes', async () => {
    const ada = await join('Ada');
    expect(ada.joined).toMatchObject([
      { domain: 'SOCIAL_TABLE_EVENT', data: { type: 'GUEST_JOINED', name: 'Ada' } },
      { domain: 'SOCIAL_TABLE_EVENT', data: { type: 'GUEST_JOINED', name: 'Ada' } },
    ]);
    const unnamed = await join('');
    const bo = await join('Bo');
    expect(await ada.received()).toMatchObject([{ data: { name: '' } }, { data: { name: 'Bo' } }]);
    expect(await unnamed.received()).toMatchObject([{ data: { name: 'Bo' } }]);
    for (const guest of [ada, unnamed, bo])
      expect(await namesSeenBy(guest)).toEqual(['Ada', 'Guest 2', 'Bo']);
    expect((await bo.see())?.map(({ isMe }) => isMe)).toEqual([false, false, true]);

    bo.send('broadcast-venue-social-table', { tableId: table });
    expect(await bo.received()).toMatchObject([
      { domain: 'SOCIAL_TABLE_EVENT', data: { type: 'GUEST_JOINED', name: 'Ada', tableId: table } },
      { data: { type: 'GUEST_JOINED', name: '' } },
      { data: { type: 'GUEST_JOINED', name: 'Bo' } },
    ]);
  });

  it('a dish one puts in is heard and seen by the other, without their phone telling of it', async () => {
    const ada = await joinWithCart('Ada');
    const bo = await joinWithCart('Bo');
    await ada.guest.received();
    await bo.phone.addFries(2);
    expect(await ada.guest.received()).toMatchObject([{ data: { type: 'CART_CHANGED' } }]);
    expect(await ada.guest.see()).toMatchObject([
      { name: 'Ada', dishes: [], unsentAmount: 0 },
      { name: 'Bo', dishes: [{ quantity: 2, amount: 7_800 }], unsentAmount: 7_800 },
    ]);
  });

  it('what was sent to the kitchen is seen with its status, which moves with the kitchen', async () => {
    const ada = await join('Ada');
    const phone = await orderOnBill(server, ids, await tokenOf(table), 2);
    const bo = await join('Bo', { cartId: phone.cartId });
    await ada.received();
    const ordered = async () => (await ada.see())?.[1];
    expect(await ordered()).toMatchObject({
      dishes: [],
      orders: [{ status: 'PENDING', dishes: [{ quantity: 2, amount: 7_800 }] }],
      sentAmount: 7_800,
    });
    const order = await server.db
      .selectFrom('orders')
      .select(['id', 'companyId'])
      .where('cartId', '=', phone.cartId)
      .executeTakeFirstOrThrow();
    await server.app.jobs['reject-unanswered-order']({
      companyId: order.companyId,
      orderId: order.id,
    });
    server.setTime('2026-11-13T19:30:00Z');
    await server.app.jobs['reject-unanswered-order']({
      companyId: order.companyId,
      orderId: order.id,
    });
    await expect.poll(async () => (await ada.received()).length).toBeGreaterThan(0);
    await bo.sendEvent('GUEST_JOINED');
    await ada.sendEvent('GUEST_JOINED');
    expect(await ordered()).toMatchObject({ orders: [{ status: 'REJECTED' }], sentAmount: 0 });
  });

  it('nobody learns the key to another’s cart, so nobody can change another’s dishes', async () => {
    const ada = await joinWithCart('Ada');
    const bo = await joinWithCart('Bo');
    await ada.phone.addFries(1);
    bo.guest.send('broadcast-venue-social-table', { tableId: table });
    const received = JSON.stringify([
      await bo.guest.received(),
      await bo.guest.see(),
      bo.guest.joined,
    ]);
    expect(received).toContain('Ada');
    expect(received).not.toContain(ada.phone.cartId);
    expect(received).not.toContain(ada.guest.guestId);
    // What is told in its place opens nothing.
    const alias = (await bo.guest.see())?.[0]?.id ?? '';
    const clear = { ...ada.phone.base(), cartId: alias, type: 'CLEAR_CART' };
    bo.guest.send('put-shopping-cart-event', clear);
    expect(await bo.guest.received()).toMatchObject([{ code: 'CART_NOT_FOUND' }]);
    bo.guest.send('broadcast-venue-shopping-cart', { cartId: alias });
    expect(JSON.stringify(await bo.guest.received())).not.toContain('ADD_ITEM');
    expect((await ada.guest.see())?.[0]?.dishes).toHaveLength(1);
  });

  it('nobody speaks for another: not with their id at the table, not with the cart of an account', async () => {
    const owner = await signInGuest(server, { number: 43, companyId: ids.company });
    const own = openGuestPhone(server, ids, randomUUID(), await tokenOf(table));
    const ada = await join('Ada', { token: owner.token });
    ada.send('put-shopping-cart-event', {
      ...own.base(),
      type: 'CREATE_CART',
      serviceType: 'EAT_HERE',
      deliveryTargetId: null,
      userId: owner.userId,
    });
    await ada.received();
    await ada.sendEvent('CART_LINKED', { cartId: own.cartId });
    const bo = await join('Bo');
    const adasId = (await bo.see())?.[0]?.id ?? '';
    await bo.sendEvent('GUEST_LEFT', { guestId: adasId });
    await bo.sendEvent('GUEST_JOINED', { guestId: adasId, name: 'Mallory' });
    expect(await namesSeenBy(ada)).toEqual(['Ada', 'Bo', 'Mallory']);
    // Even with the key: it became somebody's (D-58).
    expect(await bo.sendEvent('CART_LINKED', { cartId: own.cartId })).toMatchObject([
      { code: 'FORBIDDEN', eventId: expect.any(String) },
    ]);
  });

  it('[D-135] without the token, with another table’s, or a forged one nobody joins, hears or sees', async () => {
    const ada = await join('Ada');
    for (const token of [null, await tokenOf(neighbours), 'not.a.token']) {
      const stranger = opened(await joinTable(server, table, token, { name: 'Eve' }));
      expect(stranger.joined.at(-1)).toMatchObject({ code: 'FORBIDDEN' });
      stranger.send('broadcast-venue-social-table', { tableId: table });
      expect(await stranger.received()).toMatchObject([{ code: 'FORBIDDEN' }]);
      expect(await stranger.see()).toBeNull();
      // Not even with the key of somebody who sits there.
      expect(await stranger.see(ada.guestId)).toBeNull();
    }
    expect(await ada.received()).toEqual([]);
    expect(await namesSeenBy(ada)).toEqual(['Ada']);
  });

  it('[D-135] a table of another company is as closed as any, to its own guests’ tokens too', async () => {
    const ada = await join('Ada');
    const configuration = { enableAnonymousOrders: false, enableQrOrders: true };
    const others = await seedOpenShop(server.db, 2 + number, { configuration });
    const theirs = await seedTable(server, others, (number += 1));
    const token = (await scan(server, theirs, others.venue)) ?? '';
    const stranger = opened(await joinTable(server, table, token, { name: 'Eve' }));
    expect(stranger.joined).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await stranger.see(ada.guestId)).toBeNull();
    expect(await ada.received()).toEqual([]);
  });

  it('who holds the token and shows themselves to nobody sees and hears nobody', async () => {
    const ada = await joinWithCart('Ada');
    const lurker = opened(await openSocketPhone(server, { tableToken: await tokenOf(table) }));
    lurker.send('broadcast-venue-social-table', { tableId: table });
    expect(await lurker.received()).toMatchObject([{ code: 'FORBIDDEN' }]);
    const bo = await join('Bo');
    await bo.sendEvent('GUEST_LEFT');
    await ada.guest.received();
    expect(await namesSeenBy(ada.guest)).toEqual(['Ada']);
    await ada.phone.addFries();
    expect(await bo.received()).toEqual([]);
    expect(await bo.see()).toBeNull();
    expect(await lurker.received()).toEqual([]);
    // And back again, as the same guest.
    await bo.sendEvent('GUEST_JOINED');
    expect((await bo.see())?.map(({ number: at }) => at)).toEqual([1, 2]);
  });

  it('who hid is named no more: not by a dish, not by a new name, not by having come hidden', async () => {
    const bo = await join('Bo');
    const ada = await joinWithCart('Ada');
    await ada.guest.sendEvent('GUEST_LEFT');
    await bo.received();
    await ada.phone.addFries();
    await ada.guest.sendEvent('GUEST_LEFT', { name: 'Countess' });
    const cem = opened(await openSocketPhone(server, { tableToken: await tokenOf(table) }));
    cem.send('put-social-table-event', {
      type: 'GUEST_LEFT',
      eventId: randomUUID(),
      createdAt: FRIDAY_EVENING,
      tableId: table,
      cartId: null,
      guestId: randomUUID(),
      name: 'Cem',
    });
    expect(await cem.received()).toMatchObject([{ data: { type: 'GUEST_LEFT', name: 'Cem' } }]);
    expect(await bo.received()).toEqual([]);
  });

  it('[D-101] whose token has ended sees and hears no more, though the connection stands', async () => {
    const early = await join('Early');
    server.setTime('2026-11-13T18:40:00Z');
    const late = await join('Late');
    // All the time somebody is heard: it is one sitting.
    for (const time of [
      '19:05',
      '19:30',
      '19:55',
      '20:20',
      '20:45',
      '21:10',
      '21:35',
      '22:00',
      '22:25',
    ]) {
      server.setTime(`2026-11-13T${time}:00Z`);
      await late.sendEvent('GUEST_JOINED');
      await early.sendEvent('GUEST_JOINED');
    }
    await late.sendEvent('GUEST_JOINED', { name: 'Late 2' });
    expect(await early.received()).toHaveLength(1);
    expect(await namesSeenBy(early)).toEqual(['Early', 'Late 2']);
    server.setTime('2026-11-13T22:30:00Z');
    await late.sendEvent('GUEST_JOINED', { name: 'Late 3' });
    expect(await early.received()).toEqual([]);
    expect(await early.see()).toBeNull();
    expect(await namesSeenBy(late)).toEqual(['Early', 'Late 3']);
  });

  it.each([
    ['<img src=x onerror=alert(1)>', 'Guest 1'],
    ['<b>Bo</b>', 'Bo'],
    ['A\u0000\u202eda', 'Ada'],
    ['x'.repeat(200), 'x'.repeat(24)],
  ])('a name is cleaned by the server: %j', async (typed, shown) => {
    const guest = await join(typed);
    expect(await namesSeenBy(guest)).toEqual([shown]);
  });

  it('a name that is no name is refused before it is read, as is a field nobody knows', async () => {
    const ada = await join('Ada');
    for (const more of [{ name: 'x'.repeat(201) }, { name: 7 }, { amount: 100 }])
      expect(await ada.sendEvent('GUEST_JOINED', more)).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
    expect(await namesSeenBy(ada)).toEqual(['Ada']);
  });

  it('who tells too much is told to wait, and the others hear nothing of it', async () => {
    const bo = await join('Bo');
    const ada = await join('Ada');
    await bo.received();
    for (let at = 0; at < 29; at += 1) await ada.sendEvent('GUEST_JOINED');
    expect(await ada.sendEvent('GUEST_JOINED', { name: 'Ada 2' })).toMatchObject([
      { code: 'RATE_LIMITED', eventId: expect.any(String) },
    ]);
    expect(await bo.received()).toEqual([]);
    server.setTime('2026-11-13T18:31:00Z');
    await ada.sendEvent('GUEST_JOINED', { name: 'Ada 2' });
    expect(await namesSeenBy(bo)).toEqual(['Bo', 'Ada 2']);
  });

  it('a cart that two phones use is seen once, and is both of theirs', async () => {
    const ada = await joinWithCart('Ada');
    const bo = await join('Bo', { cartId: ada.phone.cartId });
    await ada.phone.addFries();
    const [first, second] = (await bo.see()) ?? [];
    expect(first).toMatchObject({ name: 'Ada', dishes: [{ quantity: 1 }], sharesCartOf: null });
    expect(second).toMatchObject({ name: 'Bo', dishes: [], sharesCartOf: first?.id });
  });

  it('a cart begun elsewhere is nobody’s business at this table', async () => {
    const elsewhere = openTablePhone(server, ids, await tokenOf(neighbours));
    await elsewhere.sitDown();
    await elsewhere.put({
      ...elsewhere.base(),
      type: 'ADD_ITEM',
      item: claimedLine({ itemId: ids.fries, entryId: ids.friesEntry }),
    });
    const bo = await join('Bo', { cartId: elsewhere.cartId });
    expect(await bo.see()).toMatchObject([{ name: 'Bo', dishes: [] }]);
  });

  it('[D-102] is forgotten 12 hours after somebody was last heard', async () => {
    await join('Ada');
    const stored = async () =>
      (await server.db.selectFrom('tableGuests').select('name').execute()).length;
    const before = await stored();
    await server.app.jobs['forget-table-talk']({});
    expect(await stored()).toBe(before);
    server.setTime('2026-11-15T06:30:01Z');
    await server.app.jobs['forget-table-talk']({});
    expect(await stored()).toBe(0);
  });
});
