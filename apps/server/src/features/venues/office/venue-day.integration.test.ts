import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPaidOrder } from '../../../testing/paid-order.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Venue = {
  id: string;
  version: number;
  isOpenNow: boolean;
  active: boolean;
  hours: object[];
  exceptions: { id: string; firstDay: string; lastDay: string; ranges: object[] }[];
  pausedUntil: string | null;
  pauseReason: string | null;
  typesWithoutMenu: string[];
  minimumPickupWaitTime: number | null;
};
type Answer = {
  error: string | null;
  field: string | null;
  auditId: string | null;
  affectedOrders: { orderId: string; easyId: string; at: string; venueId: string }[];
};

const VENUE = `id version isOpenNow active hours { dayOfWeek start end } minimumPickupWaitTime
  exceptions { id firstDay lastDay ranges { start end } } pausedUntil pauseReason typesWithoutMenu`;
const RESULT = 'error field auditId affectedOrders { orderId easyId at venueId }';

describe('a venue’s day', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let manager: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const member = { companyId: ids.company };
    owner = await signInStaff(server, {
      ...member,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 1,
    });
    manager = await signInStaff(server, {
      ...member,
      venueIds: [ids.venue],
      role: 'VENUE_MANAGER',
      number: 2,
    });
  });
  afterAll(() => server.close());

  const ask = async <Data>(text: string, variables: object = {}, token = owner): Promise<Data> => {
    const answer = await server.staff<{ it: Data }>(text, variables, token);
    const code = answer.errors?.[0]?.extensions.code;
    if (code) return { error: String(code) } as Data;
    return answer.data!.it;
  };
  const read = async (venueId = ids.venue): Promise<Venue> =>
    (await ask<Venue[]>(`{ it: officeVenues { ${VENUE} } }`)).find(({ id }) => id === venueId)!;
  const changeToday = (isClosed: boolean, openUntil: string | null = null, token = owner) =>
    ask<Answer>(
      `mutation Change($venueId: ID!, $isClosed: Boolean!, $openUntil: String) {
        it: changeToday(venueId: $venueId, isClosed: $isClosed, openUntil: $openUntil) { ${RESULT} } }`,
      { venueId: ids.venue, isClosed, openUntil },
      token,
    );
  const undo = (auditId: string | null) =>
    ask<{ error: string | null }>(
      'mutation Undo($id: ID!) { it: undoChange(auditId: $id) { error } }',
      { id: auditId },
    );
  const saveHours = async (hours: object[]) =>
    ask<Answer>(
      `mutation Save($venueId: ID!, $version: Int!, $hours: [OpeningHoursInput!]!) {
        it: saveOpeningHours(venueId: $venueId, version: $version, hours: $hours) { ${RESULT} } }`,
      { venueId: ids.venue, version: (await read()).version, hours },
    );
  const today = () => server.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate().toString();

  it('[PLACES-15] is closed from now with one tap, for today alone, by who runs it, and opened again', async () => {
    const closed = await changeToday(true, null, manager);
    expect(closed).toMatchObject({ error: null, auditId: expect.any(String) });
    const venue = await read();
    expect(venue.isOpenNow).toBe(false);
    expect(venue.exceptions).toMatchObject([{ firstDay: today(), lastDay: today() }]);
    expect(await changeToday(true)).toMatchObject({ error: null, auditId: null });
    expect(await undo(closed.auditId)).toEqual({ error: 'NOT_UNDOABLE' });
    const late = await changeToday(false, '23:45');
    expect(late.error).toBeNull();
    expect((await read()).exceptions.map(({ id }) => id)).toEqual([venue.exceptions[0]!.id]);
    expect((await read()).isOpenNow).toBe(true);
    expect((await undo(late.auditId)).error).toBeNull();
    expect((await read()).exceptions).toEqual(venue.exceptions);
    await server.db.deleteFrom('venueHoursExceptions').execute();
    expect((await read()).isOpenNow).toBe(true);
  });

  it('[PLACES-15] a time that is not later is refused, and so is nobody’s venue', async () => {
    expect(await changeToday(false, '25:00')).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'openUntil',
    });
    expect((await changeToday(false, '12:00')).error).toBe('FIELD_INVALID');
    expect(
      await ask(
        `mutation { it: changeToday(venueId: "${randomUUID()}", isClosed: true) { error } }`,
      ),
    ).toEqual({ error: 'NOT_FOUND' });
    expect((await read()).exceptions).toEqual([]);
  });

  it('[PLACES-14] orders the new hours close over are named with time and number, and stay as they are', async () => {
    const { id: orderId } = await seedPaidOrder(server, ids);
    const at = server.now().add({ hours: 48 });
    await server.db
      .updateTable('orders')
      .set({ desiredTime: new Date(at.epochMilliseconds) })
      .where('id', '=', orderId)
      .execute();
    const stored = () =>
      server.db
        .selectFrom('orders')
        .select(['easyId', 'status'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
    const before = await stored();
    const { hours } = await read();
    const day = at.toZonedDateTimeISO('Europe/Stockholm').toPlainDate().toString();
    const named = { orderId, easyId: before.easyId, venueId: ids.venue };
    const exception = { firstDay: day, lastDay: day, isYearly: false, ranges: [] };
    const closing = (id: string) =>
      ask<Answer>(
        `mutation Save($id: ID!, $venueIds: [ID!]!, $exception: HoursExceptionInput!) {
          it: saveHoursException(id: $id, venueIds: $venueIds, exception: $exception) { ${RESULT} } }`,
        { id, venueIds: [ids.venue], exception },
      );
    const closed = await closing(randomUUID());
    expect(closed.affectedOrders).toMatchObject([named]);
    expect(Temporal.Instant.from(closed.affectedOrders[0]!.at).epochMilliseconds).toBe(
      at.epochMilliseconds,
    );
    await undo(closed.auditId);
    const emptied = await saveHours([]);
    expect(emptied.affectedOrders).toMatchObject([named]);
    expect((await saveHours(hours)).affectedOrders).toEqual([]);
    expect(await stored()).toEqual(before);
    await server.db
      .updateTable('orders')
      .set({ desiredTime: null })
      .where('id', '=', orderId)
      .execute();
    expect((await changeToday(true)).affectedOrders).toMatchObject([named]);
    await server.db.deleteFrom('venueHoursExceptions').execute();
  });

  it('[PLACES-16] a pause says why to staff, in the office too, and is ended there; guests never read it', async () => {
    const until = server.now().add({ minutes: 30 }).toString();
    const pause = (reason: string | null) =>
      ask<{ success: boolean; error: string | null }>(
        `mutation Pause($venueId: ID!, $until: DateTime!, $reason: String) {
          it: pauseVenue(venueId: $venueId, until: $until, reason: $reason) { success error } }`,
        { venueId: ids.venue, until, reason },
        manager,
      );
    expect((await pause('x'.repeat(201))).error).toBe('BAD_USER_INPUT');
    expect(await pause(' The oven\nis cold ')).toEqual({ success: true, error: null });
    const paused = await read();
    expect(paused.pauseReason).toBe('The oven is cold');
    expect(Temporal.Instant.from(paused.pausedUntil!).toString()).toBe(until);
    const board = `{ it: venueBoard(venueId: "${ids.venue}") { pauseReason } }`;
    expect(await ask(board, {}, manager)).toEqual({ pauseReason: 'The oven is cold' });
    const guest = await server.guest<{ Venue: object }>(
      `{ Venue(id: "${ids.venue}") { pauseReason } }`,
    );
    expect(guest.errors).toHaveLength(1);
    await ask(`mutation { it: resumeVenue(venueId: "${ids.venue}") { success error } }`);
    expect(await read()).toMatchObject({ pausedUntil: null, pauseReason: null });
    expect(await ask(board, {}, manager)).toEqual({ pauseReason: null });
    await pause('Again');
    const began = server.now();
    server.setTime(began.add({ minutes: 31 }).toString());
    expect(await read()).toMatchObject({ pausedUntil: null, pauseReason: null });
    server.setTime(began.toString());
  });

  it('[PLACES-17] a way of eating that no menu has is marked at the venue', async () => {
    expect((await read()).typesWithoutMenu).toEqual([]);
    await server.db
      .updateTable('cloudConfigurations')
      .set({ serviceTypes: ['EAT_HERE', 'TAKE_AWAY', 'DELIVERY'] })
      .where('companyId', '=', ids.company)
      .execute();
    await server.db
      .updateTable('menus')
      .set({ serviceTypes: ['EAT_HERE', 'TAKE_AWAY'] })
      .where('companyId', '=', ids.company)
      .execute();
    expect((await read()).typesWithoutMenu).toEqual(['DELIVERY']);
  });

  it('[PLACES-06] [D-600] a second one is made like the first: hours, menus with entries, tables by number, the wait; switched off', async () => {
    await server.db
      .updateTable('venues')
      .set({ minimumPickupWaitTime: 25 })
      .where('id', '=', ids.venue)
      .execute();
    await server.db
      .insertInto('restaurantTables')
      .values([
        {
          id: randomUUID(),
          companyId: ids.company,
          venueId: ids.venue,
          code: '7',
          supportsPayLater: true,
        },
        {
          id: randomUUID(),
          companyId: ids.company,
          venueId: ids.venue,
          code: '8',
          retiredAt: new Date(),
        },
      ])
      .execute();
    const day = { firstDay: '2026-12-24', lastDay: '2026-12-24', isYearly: true, ranges: [] };
    await ask(
      `mutation Save($id: ID!, $venueIds: [ID!]!, $exception: HoursExceptionInput!) {
        it: saveHoursException(id: $id, venueIds: $venueIds, exception: $exception) { error } }`,
      { id: randomUUID(), venueIds: [ids.venue], exception: day },
    );
    const copied = randomUUID();
    const create = (id: string, from: string, token = owner) =>
      ask<Answer>(
        `mutation Create($id: ID!, $venue: VenueInput!, $from: ID) {
          it: createVenue(id: $id, venue: $venue, fromVenueId: $from) { ${RESULT} } }`,
        { id, venue: { name: 'Annex', active: true }, from },
        token,
      );
    expect((await create(randomUUID(), randomUUID())).error).toBe('NOT_FOUND');
    expect((await create(randomUUID(), ids.venue, manager)).error).toBe('FORBIDDEN');
    expect((await create(copied, ids.venue)).error).toBeNull();
    const [first, second] = [await read(), await read(copied)];
    expect(second).toMatchObject({
      active: false,
      hours: first.hours,
      exceptions: first.exceptions,
      minimumPickupWaitTime: 25,
      typesWithoutMenu: first.typesWithoutMenu,
    });
    const sold = async (venueId: string) => {
      const rows = await server.db
        .selectFrom('menuEntries')
        .innerJoin('menus', 'menus.id', 'menuEntries.menuId')
        .select(['menus.name', 'menus.serviceTypes', 'itemId', 'price', 'menuEntries.vatRate'])
        .where('menus.venueId', '=', venueId)
        .orderBy('menus.name')
        .orderBy('itemId')
        .orderBy('price')
        .execute();
      expect(rows.length).toBeGreaterThan(0);
      return rows;
    };
    expect(await sold(copied)).toEqual(await sold(ids.venue));
    const tables = await server.db
      .selectFrom('restaurantTables')
      .select(['code', 'supportsPayLater'])
      .where('venueId', '=', copied)
      .where('code', 'in', ['7', '8'])
      .execute();
    expect(tables).toEqual([{ code: '7', supportsPayLater: true }]);
  });
});
