import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { orderOnBill, openTablePhone, seedTable, scan } from '../../../testing/table-guests.ts';
import { joinTable, type TableGuestPhone } from '../../../testing/table-socket.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Two servers on one database: what one of them knows, the other must not need to be told. */
describe('[D-205] [F-43] sittings', () => {
  let server: TestServer;
  let other: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let table: string;
  let number = 0;
  beforeAll(async () => {
    const database = await createTestDatabase();
    server = await openTestServer(database);
    other = await openTestServer({ ...database, drop: async () => undefined });
    const configuration = { enableAnonymousOrders: false, enableQrOrders: true };
    ids = await seedOpenShop(server.db, 1, { configuration });
  });
  afterAll(async () => {
    await other.close();
    await server.close();
  });
  const setTime = (iso: string) => [server, other].forEach((one) => one.setTime(iso));
  beforeEach(async () => {
    setTime(FRIDAY_EVENING);
    table = await seedTable(server, ids, (number += 1));
  });

  const tokenOf = async () => (await scan(server, table, ids.venue)) ?? '';
  const join = async (name: string, own: Parameters<typeof joinTable>[3] = {}) =>
    joinTable(server, table, await tokenOf(), { name, ...own });
  const names = async (guest: TableGuestPhone) => (await guest.see())?.map(({ name }) => name);

  it('who sat here before neither sees who sits here now nor is seen, with a token that is still good', async () => {
    const lunch = await join('Lunch');
    setTime('2026-11-13T19:05:00Z');
    const dinner = await join('Dinner');
    await lunch.received();
    expect(await names(dinner)).toEqual(['Dinner']);
    expect(await lunch.see()).toBeNull();
    await dinner.sendEvent('GUEST_JOINED', { name: 'Dinner 2' });
    expect(await lunch.received()).toEqual([]);
    // A sign of life does not bring them in either: the code has to be scanned again.
    expect(await lunch.sendEvent('GUEST_JOINED')).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await names(dinner)).toEqual(['Dinner 2']);
    lunch.close();
    dinner.close();
  });

  it('while an order is in the kitchen or the bill is open the same people sit here', async () => {
    const phone = await orderOnBill(server, ids, await tokenOf());
    const ada = await join('Ada', { cartId: phone.cartId });
    setTime('2026-11-13T20:30:00Z');
    const late = await join('Late');
    expect(await names(late)).toEqual(['Ada', 'Late']);
    ada.close();
    late.close();
  });

  it('a friend who comes later, or scans again, sits at the same table', async () => {
    const ada = await join('Ada');
    setTime('2026-11-13T18:40:00Z');
    const bo = await join('Bo');
    expect(await names(bo)).toEqual(['Ada', 'Bo']);
    const again = await join('Ada', { guestId: ada.guestId });
    expect(await names(again)).toEqual(['Ada', 'Bo']);
    for (const phone of [ada, bo, again]) phone.close();
  });

  it('a code that was rotated away opens nothing any more, at once', async () => {
    const ada = await join('Ada');
    const bo = await join('Bo');
    await ada.received();
    await server.db
      .updateTable('restaurantTables')
      .set({ retiredAt: new Date(server.now().epochMilliseconds) })
      .where('id', '=', table)
      .execute();
    expect(await ada.see()).toBeNull();
    expect(await bo.sendEvent('GUEST_JOINED', { name: 'Bo 2' })).toMatchObject([
      { code: 'FORBIDDEN' },
    ]);
    ada.close();
    bo.close();
  });

  it('guests on another server see the same table: it lives in no process', async () => {
    const token = await tokenOf();
    const phone = openTablePhone(server, ids, token);
    await phone.sitDown();
    await phone.addFries();
    const ada = await joinTable(server, table, token, { name: 'Ada', cartId: phone.cartId });
    const tokenThere = (await scan(other, table, ids.venue)) ?? '';
    const bo = await joinTable(other, table, tokenThere, { name: 'Bo' });
    expect(await bo.see()).toMatchObject([
      { name: 'Ada', dishes: [{ quantity: 1 }], isHere: true },
      { name: 'Bo' },
    ]);
    expect(await names(ada)).toEqual(['Ada', 'Bo']);
    ada.close();
    bo.close();
  });
});
