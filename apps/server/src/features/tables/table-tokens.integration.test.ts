import { randomUUID } from 'node:crypto';
import { makeTokens } from '../../platform/auth/tokens.ts';
import { tokenKeysFromSeed } from '../../platform/auth/token-keys.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimedLine } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import {
  openTablePhone,
  orderOnBill,
  seedTable,
  readTableCheques,
  scan,
} from '../../testing/table-guests.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

const byCodeOnly = { configuration: { enableAnonymousOrders: false, enableQrOrders: true } };

describe('a table token', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let other: Awaited<ReturnType<typeof seedOpenShop>>;
  let window: string;
  let corner: string;
  let foreign: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1, byCodeOnly);
    other = await seedOpenShop(server.db, 2, byCodeOnly);
    window = await seedTable(server, ids, 1);
    corner = await seedTable(server, ids, 2, { supportsPayLater: false });
    foreign = await seedTable(server, other, 3);
  });
  afterAll(() => server.close());
  beforeEach(() => server.setTime(FRIDAY_EVENING));

  const tokenOf = async (tableId: string, venueId = ids.venue) => {
    const token = await scan(server, tableId, venueId);
    if (!token) throw new Error('The code opened nothing');
    return token;
  };
  /** What the server says to a guest without an account who sits down and adds fries. */
  const addedWith = async (token: string | null, place = ids) => {
    const phone = openTablePhone(server, place, token);
    await phone.sitDown();
    return (await phone.addFries()).error;
  };
  const setTable = (id: string, fields: { active?: boolean; retiredAt?: Date | null }) =>
    server.db.updateTable('restaurantTables').set(fields).where('id', '=', id).execute();

  it('[API-30] [DATA-23] [D-104] anybody with the id reads number and pay-later, and no bill', async () => {
    const answer = await server.guest(
      'query T($id: ID!) { Table(id: $id) { id code supportsPayLater cheques { id } } }',
      { id: corner },
    );
    expect(answer.data).toEqual({
      Table: { id: corner, code: '2', supportsPayLater: false, cheques: [] },
    });
    const unknown = await server.guest(
      '{ Table(id: "00000000-0000-4000-8000-999999999999") { id } }',
    );
    expect(unknown.data).toEqual({ Table: null });
    const malformed = await server.guest('{ Table(id: "nope") { id } }');
    expect(malformed.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('[TABLE-07] [D-101] lets a guest without an account add; without it nobody may', async () => {
    expect(await addedWith(null)).toBe('ERROR_USER_IS_REQUIRED');
    expect(await addedWith(await tokenOf(window))).toBeNull();
  });

  it('[D-22] [D-101] is not given for another venue, an inactive table or with the switch off', async () => {
    expect(await scan(server, window, other.venue)).toBeNull();
    expect(await scan(server, foreign, ids.venue)).toBeNull();
    await setTable(corner, { active: false });
    expect(await scan(server, corner, ids.venue)).toBeNull();
    await setTable(corner, { active: true });
    const setSwitch = (enableQrOrders: boolean) =>
      server.db
        .updateTable('cloudConfigurations')
        .set({ enableQrOrders })
        .where('companyId', '=', ids.company)
        .execute();
    const token = await tokenOf(window);
    await setSwitch(false);
    expect(await scan(server, window, ids.venue)).toBeNull();
    expect(await addedWith(token)).toBe('ERROR_USER_IS_REQUIRED');
    await setSwitch(true);
    expect(await addedWith(token)).toBeNull();
  });

  it('[D-101] counts 4 hours', async () => {
    const token = await tokenOf(window);
    server.setTime('2026-11-13T22:29:59Z');
    expect(await addedWith(token)).toBeNull();
    server.setTime('2026-11-13T22:30:00Z');
    expect(await addedWith(token)).toBe('ERROR_USER_IS_REQUIRED');
  });

  it('[D-101] a forged one, one of another company, and a rotated table’s give nothing', async () => {
    const stranger = makeTokens(tokenKeysFromSeed('another server, another seed'), randomUUID);
    const claims = { subject: window, companyId: ids.company, version: 1 };
    const forged = await stranger.issue('table', claims, server.now());
    expect(await addedWith(forged)).toBe('ERROR_USER_IS_REQUIRED');
    expect(await addedWith('not.a.token')).toBe('ERROR_USER_IS_REQUIRED');
    expect(await addedWith(await tokenOf(foreign, other.venue))).toBe('ERROR_USER_IS_REQUIRED');
    const token = await tokenOf(window);
    const real = openTablePhone(server, ids, token);
    await real.sitDown();
    await setTable(window, { retiredAt: new Date(server.now().epochMilliseconds) });
    expect((await real.addFries()).error).toBe('ERROR_USER_IS_REQUIRED');
    expect(await scan(server, window, ids.venue)).toBeNull();
    await setTable(window, { retiredAt: null });
  });

  it('[D-101] of one table opens no cart of another', async () => {
    const cart = openTablePhone(server, ids, await tokenOf(window));
    await cart.sitDown();
    const neighbour = openTablePhone(server, ids, await tokenOf(corner));
    await neighbour.sitDown();
    const item = claimedLine({ itemId: ids.fries, entryId: ids.friesEntry });
    const fries = { ...cart.base(), type: 'ADD_ITEM' as const, item };
    expect((await neighbour.put(fries)).error).toBe('ERROR_USER_IS_REQUIRED');
    expect((await cart.put(fries)).error).toBeNull();
  });

  it('[TIME-17] [D-34] at a table nobody chooses another time', async () => {
    const phone = openTablePhone(server, ids, await tokenOf(window));
    await phone.sitDown();
    const time = {
      ...phone.base(),
      type: 'SET_PICKUP_TIME' as const,
      time: '2026-11-13T20:00:00Z',
    };
    expect((await phone.put(time)).error).toBe('PICKUP_TIME_FIXED');
  });

  it('[CART-06] [TABLE-08] [D-57] only at a pay-later table is an order marked to pay later', async () => {
    const marked = async (token: string | null) => {
      const phone = openTablePhone(server, ids, token);
      await phone.sitDown();
      return (await phone.markPayLater()).error;
    };
    expect(await marked(await tokenOf(window))).toBeNull();
    expect(await marked(await tokenOf(corner))).toBe('TABLE_REQUIRED');
    expect(await marked(null)).toBe('TABLE_REQUIRED');
  });

  it('[D-58] a table’s guests read each other’s carts, nobody else does', async () => {
    const token = await tokenOf(window);
    const phone = openTablePhone(server, ids, token);
    const owner = 'c0ffee00-0000-4000-8000-000000000007';
    await server.db
      .insertInto('users')
      .values({ id: owner, companyId: ids.company, easyId: '7', activated: true })
      .execute();
    const begun = { ...phone.base(), type: 'CREATE_CART' as const, serviceType: 'EAT_HERE' };
    const at = new Date(server.now().epochMilliseconds);
    const cart = { companyId: ids.company, venueId: ids.venue, userId: owner, tableId: window };
    await server.db
      .insertInto('carts')
      .values({ ...cart, id: phone.cartId, lastSequence: 1, createdAt: at, lastEventAt: at })
      .execute();
    await server.db
      .insertInto('cartEvents')
      .values({
        companyId: ids.company,
        cartId: phone.cartId,
        sequence: 1,
        eventId: begun.eventId,
        type: begun.type,
        event: JSON.stringify({ ...begun, deliveryTargetId: null, userId: owner }),
        receivedAt: at,
      })
      .execute();
    const read = async (tableToken: string | null) => {
      const answer = await server.guest<{ shoppingCartEvents: unknown[] }>(
        'query R($cartId: ID!, $tableToken: String) { shoppingCartEvents(cartId: $cartId, tableToken: $tableToken) { sequence } }',
        { cartId: phone.cartId, tableToken },
      );
      return answer.errors?.[0]?.extensions.code ?? answer.data?.shoppingCartEvents.length;
    };
    expect(await read(token)).toBe(1);
    expect(await read(await tokenOf(corner))).toBe('FORBIDDEN');
    expect(await read(null)).toBe('FORBIDDEN');
    expect((await phone.markPayLater()).error).toBe('NOT_YOUR_CART');
  });

  it('[D-104] bills are for the table’s own token', async () => {
    const token = await tokenOf(window);
    await orderOnBill(server, ids, token);
    expect(await readTableCheques(server, window, token)).toHaveLength(1);
    expect(await readTableCheques(server, window, await tokenOf(corner))).toEqual([]);
    expect(await readTableCheques(server, window, 'not.a.token')).toEqual([]);
  });
});
