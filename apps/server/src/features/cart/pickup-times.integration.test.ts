import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimedLine, openGuestPhone, PUT_EVENTS } from '../../testing/guest-orders.ts';
import { seedPaidOrder } from '../../testing/paid-order.ts';
import type { seededIds } from '../../testing/seed-company.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

const FRIES = 3_900;

/** In Stockholm it is one hour later than in UTC on these days; the server's clock stands at Friday 19:30 there. */
describe('a pickup time at the endpoint', () => {
  let server: TestServer;
  let ids: ReturnType<typeof seededIds>;
  let number = 0;
  let saved = 0;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setTime(FRIDAY_EVENING);
    ids = await seedOpenShop(server.db, (number += 1));
  });

  const begun = async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    return phone;
  };
  /** The refusal of a time in a fresh cart; null is a yes. */
  const refusalOf = async (time: string) => {
    const phone = await begun();
    return (await phone.put({ ...phone.base(), type: 'SET_PICKUP_TIME', time })).error;
  };
  const refusalsOf = async (...times: string[]) => {
    const answers: (string | null)[] = [];
    for (const time of times) answers.push(await refusalOf(time));
    return answers;
  };
  const setVenue = (fields: object) =>
    server.db.updateTable('venues').set(fields).where('id', '=', ids.venue).execute();
  const openOn = async (...hours: [day: string, starts: string, ends: string][]) => {
    await server.db
      .deleteFrom('venueAvailabilities')
      .where('companyId', '=', ids.company)
      .execute();
    await server.db
      .insertInto('venueAvailabilities')
      .values(
        hours.map(([dayOfWeek, starts, ends]) => ({
          id: randomUUID(),
          companyId: ids.company,
          venueId: ids.venue,
          dayOfWeek,
          timeRangeId: randomUUID(),
          starts,
          ends,
        })),
      )
      .execute();
  };
  const exceptOn = (day: string, ranges: { start: string; end: string }[]) =>
    server.db
      .insertInto('venueHoursExceptions')
      .values({
        id: randomUUID(),
        companyId: ids.company,
        venueId: ids.venue,
        firstDay: day,
        lastDay: day,
        ranges: JSON.stringify(ranges),
        savedAt: new Date(server.now().epochMilliseconds + (saved += 1)),
      })
      .execute();
  const serve = (menuId: string, ...hours: [day: string, starts: string, ends: string][]) =>
    server.db
      .insertInto('menuAvailabilities')
      .values(
        hours.map(([dayOfWeek, starts, ends]) => ({
          id: randomUUID(),
          companyId: ids.company,
          menuId,
          dayOfWeek,
          timeRangeId: randomUUID(),
          starts,
          ends,
        })),
      )
      .execute();

  it('[CART-05] [TIME-06] [TIME-09] is ASAP or a slot, kept in one spelling, and the order is made for it', async () => {
    const phone = await begun();
    const set = (time: string) => phone.put({ ...phone.base(), type: 'SET_PICKUP_TIME', time });
    expect((await set('2026-11-14T13:15:00+01:00')).error).toBeNull();
    expect((await phone.events()).at(-1)?.event).toMatchObject({ time: '2026-11-14T12:15:00Z' });
    expect((await set('2026-11-14T12:10:00Z')).error).toBe('PICKUP_TIME_INVALID');
    for (const time of ['tomorrow', '', 'asap', '2026-11-14', '2026-13-14T12:15:00Z']) {
      const events = [{ ...phone.base(), type: 'SET_PICKUP_TIME', time }];
      const answer = await server.guest(PUT_EVENTS, { events });
      expect(answer.errors?.[0]?.extensions.code, time).toBe('BAD_USER_INPUT');
    }
    await phone.addFries();
    const { response } = await phone.openSession(FRIES);
    await server.shopper.pay(response ?? { id: '', sessionData: '' });
    await server.deliverWebhooks();
    await server.runJobs();
    const order = await server.db
      .selectFrom('orders')
      .select('desiredTime')
      .where('cartId', '=', phone.cartId)
      .executeTakeFirst();
    expect(order?.desiredTime?.toISOString()).toBe('2026-11-14T12:15:00.000Z');
    expect(await refusalOf('ASAP')).toBeNull();
  });

  it('[TIME-11] lies at most 30 days ahead', async () => {
    expect(await refusalsOf('2026-12-13T22:45:00Z', '2026-12-13T23:00:00Z')).toEqual([
      null,
      'PICKUP_TIME_TOO_FAR',
    ]);
  });

  it('[TIME-12] [TIME-31] [D-33] the venue is open at it and for the 7 minutes after it', async () => {
    await openOn(['SATURDAY', '11:00', '13:52'], ['SATURDAY', '17:00', '20:51']);
    expect(
      await refusalsOf(
        '2026-11-14T09:45:00Z',
        '2026-11-14T10:00:00Z',
        '2026-11-14T12:45:00Z',
        '2026-11-14T13:00:00Z',
        '2026-11-14T19:45:00Z',
        '2026-11-15T10:00:00Z',
      ),
    ).toEqual([
      'PICKUP_TIME_CLOSED',
      null,
      null,
      'PICKUP_TIME_CLOSED',
      'PICKUP_TIME_CLOSED',
      'PICKUP_TIME_CLOSED',
    ]);
    await setVenue({ active: false });
    const late = openGuestPhone(server, ids);
    expect((await late.create()).error).toBe('VENUE_NOT_AVAILABLE');
  });

  it('[TIME-20] [D-33] and so is its menu served', async () => {
    await serve(ids.lunch, ['SATURDAY', '11:00', '13:51']);
    expect(
      await refusalsOf('2026-11-14T12:30:00Z', '2026-11-14T12:45:00Z', '2026-11-15T12:30:00Z'),
    ).toEqual([null, 'MENU_EXPIRED', 'MENU_EXPIRED']);
  });

  it('[TIME-13] [D-32] is not before the venue’s own wait, which may be none', async () => {
    await setVenue({ minimumPickupWaitTime: 40 });
    const slots = ['2026-11-13T18:30:00Z', '2026-11-13T19:00:00Z', '2026-11-13T19:15:00Z'];
    const soon = 'PICKUP_TIME_TOO_SOON';
    expect(await refusalsOf(...slots)).toEqual([soon, soon, null]);
    await setVenue({ minimumPickupWaitTime: 0 });
    expect(await refusalsOf(...slots)).toEqual([null, null, null]);
  });

  it('[TIME-14] [TIME-15] [D-32] without one it is the kitchen’s, while that is fresh and synced, else a quarter of an hour', async () => {
    const minutesBefore = (minutes: number) =>
      new Date(server.now().subtract({ minutes }).epochMilliseconds);
    const slots = ['2026-11-13T18:45:00Z', '2026-11-13T19:00:00Z'];
    const soon = 'PICKUP_TIME_TOO_SOON';
    await setVenue({
      minimumPickupWaitTime: null,
      syncedEtaMinutes: 30,
      syncedEtaSetAt: minutesBefore(30),
    });
    expect(await refusalsOf(...slots)).toEqual([null, null]);
    await server.db
      .updateTable('cloudConfigurations')
      .set({ syncEta: true })
      .where('companyId', '=', ids.company)
      .execute();
    expect(await refusalsOf(...slots)).toEqual([soon, null]);
    await setVenue({ syncedEtaSetAt: minutesBefore(31) });
    expect(await refusalsOf(...slots)).toEqual([null, null]);
    await setVenue({ syncedEtaMinutes: null, syncedEtaSetAt: null });
    server.setTime('2026-11-13T18:31:00Z');
    expect(await refusalsOf(...slots)).toEqual([soon, null]);
  });

  it('[TIME-21] hours that end at 00:00 last until midnight', async () => {
    await openOn(['SATURDAY', '18:00', '00:00']);
    expect(await refusalsOf('2026-11-14T22:45:00Z', '2026-11-14T23:00:00Z')).toEqual([
      null,
      'PICKUP_TIME_CLOSED',
    ]);
  });

  it('[TIME-22] [D-31] 00:00 to 00:00 is the whole day, also as soon as possible before midnight', async () => {
    await openOn(['SATURDAY', '00:00', '00:00']);
    expect(
      await refusalsOf(
        '2026-11-13T22:45:00Z',
        '2026-11-13T23:00:00Z',
        '2026-11-14T22:45:00Z',
        '2026-11-14T23:00:00Z',
      ),
    ).toEqual(['PICKUP_TIME_CLOSED', null, null, 'PICKUP_TIME_CLOSED']);
    await openOn(['SATURDAY', '00:00', '00:00'], ['SUNDAY', '00:00', '00:00']);
    await setVenue({ minimumPickupWaitTime: 15 });
    server.setTime('2026-11-14T22:55:00Z');
    expect((await seedPaidOrder(server, ids)).id).toBeDefined();
  });

  it('[TIME-23] hours that end before they begin go on into the next day', async () => {
    await openOn(['SATURDAY', '18:00', '02:00']);
    expect(
      await refusalsOf(
        '2026-11-13T23:30:00Z',
        '2026-11-14T23:30:00Z',
        '2026-11-15T00:45:00Z',
        '2026-11-15T01:00:00Z',
        '2026-11-15T18:00:00Z',
      ),
    ).toEqual(['PICKUP_TIME_CLOSED', null, null, 'PICKUP_TIME_CLOSED', 'PICKUP_TIME_CLOSED']);
  });

  it('[O-18] [D-440] [PLACES-13] on a holiday only its own hours count, and last night’s to their end', async () => {
    await openOn(['FRIDAY', '18:00', '02:00'], ['SATURDAY', '11:00', '20:00']);
    await exceptOn('2026-11-14', [{ start: '12:00', end: '14:00' }]);
    expect(
      await refusalsOf(
        '2026-11-14T00:30:00Z',
        '2026-11-14T10:30:00Z',
        '2026-11-14T11:00:00Z',
        '2026-11-14T13:00:00Z',
        '2026-11-21T10:30:00Z',
      ),
    ).toEqual([null, 'PICKUP_TIME_CLOSED', null, 'PICKUP_TIME_CLOSED', null]);
    // Closed from today on, by a newer word: nothing begins any more.
    await exceptOn('2026-11-13', []);
    const phone = await begun();
    await phone.addFries();
    expect((await phone.openSession(FRIES)).error).toBe('VENUE_CLOSED');
    await exceptOn('2026-11-13', [{ start: '19:00', end: '20:00' }]);
    expect((await phone.openSession(FRIES)).error).toBeNull();
  });

  it('[TIME-32] [D-31] as soon as possible ends so long before closing as a dish takes', async () => {
    await openOn(['FRIDAY', '18:00', '20:00']);
    await setVenue({ minimumPickupWaitTime: 15 });
    const phone = await begun();
    await phone.addFries();
    server.setTime('2026-11-13T18:46:00Z');
    expect((await phone.openSession(FRIES)).error).toBe('VENUE_CLOSED');
    server.setTime('2026-11-13T18:45:00Z');
    expect((await phone.openSession(FRIES)).error).toBeNull();
  });

  it('[D-38] of several menus served then the shortest hours count, then the lowest id', async () => {
    const entryOf = new Map<string, string>();
    const seedMenu = async (id: string, price: number) => {
      const entry = randomUUID();
      entryOf.set(id, entry);
      const base = { companyId: ids.company };
      await server.db
        .insertInto('menus')
        .values({ ...base, id, venueId: ids.venue, serviceTypes: ['TAKE_AWAY'] })
        .execute();
      await server.db
        .insertInto('menuEntries')
        .values({ ...base, id: entry, menuId: id, itemId: ids.fries, price, vatRate: 25 })
        .execute();
    };
    const [low, high] = [randomUUID(), randomUUID()].toSorted() as [string, string];
    const long = randomUUID();
    await seedMenu(high, 3_000);
    await seedMenu(low, 2_000);
    await seedMenu(long, 1_000);
    await serve(long, ['FRIDAY', '06:00', '02:00']);
    await serve(high, ['FRIDAY', '18:00', '20:00']);
    await serve(low, ['FRIDAY', '19:00', '21:00']);
    const add = async (menu: string) => {
      const phone = await begun();
      const item = claimedLine({ itemId: ids.fries, entryId: entryOf.get(menu) ?? '' });
      return (await phone.put({ ...phone.base(), type: 'ADD_ITEM', item })).error;
    };
    const off = 'ITEM_NOT_ON_MENU';
    const now = async () => [await add(low), await add(high), await add(long)];
    expect(await now()).toEqual([null, off, off]);
    server.setTime('2026-11-13T17:30:00Z');
    expect(await now()).toEqual([off, null, off]);
    server.setTime('2026-11-13T21:30:00Z');
    expect(await now()).toEqual([off, off, null]);
  });
});
