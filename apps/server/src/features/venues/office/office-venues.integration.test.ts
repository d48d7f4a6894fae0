import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPaidOrder } from '../../../testing/paid-order.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Venue = { id: string; version: number } & Record<string, unknown>;
type Answer = { error: string | null; field: string | null; auditId: string | null } & {
  venue: Venue | null;
  venues: Venue[];
};

const VENUE = `id version name active isArchived phone timeZone minimumPickupWaitTime
  place { street zip city lat long } hours { dayOfWeek start end }
  exceptions { id name firstDay lastDay isYearly ranges { start end } } isOpenNow nextChangeAt`;

describe('the office changes places', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let manager: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    foreign = await seedOpenShop(server.db, 2);
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

  const call = async (
    name: string,
    args: Record<string, { type: string; value: unknown }>,
    token = owner,
    thing = `venue { ${VENUE} }`,
  ): Promise<Answer> => {
    const entries = Object.entries(args);
    const variables = entries.map(([key, { type }]) => `$${key}: ${type}`).join(', ');
    const given = entries.map(([key]) => `${key}: $${key}`).join(', ');
    const answer = await server.staff<Record<string, Answer>>(
      `mutation Call(${variables}) { ${name}(${given}) { error field auditId ${thing} } }`,
      Object.fromEntries(entries.map(([key, { value }]) => [key, value])),
      token,
    );
    const code = answer.errors?.[0]?.extensions.code;
    if (code) return { error: String(code), field: null, auditId: null, venue: null, venues: [] };
    return answer.data?.[name] as Answer;
  };
  const id = (value: string) => ({ type: 'ID!', value });
  const int = (value: number) => ({ type: 'Int!', value });
  const read = async (venueId = ids.venue, token = owner): Promise<Venue> => {
    const answer = await server.staff<{ officeVenues: Venue[] }>(
      `{ officeVenues(isWithArchived: true) { ${VENUE} } }`,
      {},
      token,
    );
    return answer.data!.officeVenues.find((venue) => venue.id === venueId)!;
  };
  const save = async (venue: object, version?: number, token = owner) =>
    call(
      'saveVenue',
      {
        id: id(ids.venue),
        version: int(version ?? (await read()).version),
        venue: { type: 'VenueInput!', value: venue },
      },
      token,
    );
  const newest = async () => {
    const answer = await server.staff<{
      auditLog: { entries: { action: string; subjectId: string; details: object }[] };
    }>('{ auditLog(limit: 1) { entries { action subjectId details } } }', {}, owner);
    return answer.data!.auditLog.entries[0]!;
  };
  const undo = async (auditId: string | null, token = owner) =>
    (
      await server.staff<{ undoChange: { error: string | null } }>(
        'mutation Undo($id: ID!) { undoChange(auditId: $id) { error } }',
        { id: auditId },
        token,
      )
    ).data?.undoChange.error;
  const hoursOf = async (hours: object[], version?: number, token = owner) =>
    call(
      'saveOpeningHours',
      {
        venueId: id(ids.venue),
        version: int(version ?? (await read()).version),
        hours: { type: '[OpeningHoursInput!]!', value: hours },
      },
      token,
    );
  const except = (exceptionId: string, exception: object, token = owner, venueIds = [ids.venue]) =>
    call(
      'saveHoursException',
      {
        id: id(exceptionId),
        venueIds: { type: '[ID!]!', value: venueIds },
        exception: { type: 'HoursExceptionInput!', value: exception },
      },
      token,
      `venues { ${VENUE} }`,
    );

  it('[PLACES-02] [PLACES-03] saves what was sent, leaves the rest, writes it down and takes it back', async () => {
    const before = await read();
    const saved = await save({ name: ' Quay ', phone: '+46 8 123 456 78', zip: '111 30' });
    expect(saved).toMatchObject({ error: null, venue: { version: before.version + 1 } });
    expect(await read()).toMatchObject({
      name: 'Quay',
      phone: '+46812345678',
      place: { street: 'Kajgatan 1', zip: '111 30' },
      hours: before['hours'],
    });
    expect(await newest()).toMatchObject({
      action: 'saveVenue',
      subjectId: ids.venue,
      details: { kind: 'VENUE', changes: { name: { before: 'Harbour', after: 'Quay' } } },
    });
    const guest = await server.guest<{ Venue: object }>(
      `{ Venue(id: "${ids.venue}") { name zip } }`,
    );
    expect(guest.data?.Venue).toEqual({ name: 'Quay', zip: '111 30' });
    expect(await undo(saved.auditId)).toBeNull();
    expect(await read()).toMatchObject({ name: 'Harbour', phone: null });
  });

  it('[PLACES-02] [PLACES-04] [PLACES-05] [PLACES-18] [D-441] names the wrong field, refuses an old version, and writes nothing', async () => {
    const before = await read();
    for (const [field, venue] of Object.entries({
      name: { name: ' ' },
      phone: { phone: '12' },
      supportEmail: { supportEmail: 'nobody' },
      timeZone: { timeZone: 'Mars/Olympus' },
      lat: { lat: 91, long: 0 },
      long: { lat: 0, long: 181 },
      minimumPickupWaitTime: { minimumPickupWaitTime: 241 },
    }))
      expect(await save(venue), field).toMatchObject({ error: 'FIELD_INVALID', field });
    expect(await save({ name: 'Late' }, before.version - 1)).toMatchObject({
      error: 'VERSION_CONFLICT',
      venue: { name: before['name'] },
    });
    expect(await read()).toEqual(before);
  });

  it('[PLACES-08] [PLACES-09] a week is saved as a whole; hours that overlap are refused in place', async () => {
    const before = await read();
    const late = { dayOfWeek: 'FRIDAY', start: '18:00', end: '02:00' };
    const lunch = { dayOfWeek: 'MONDAY', start: '11:00', end: '14:00' };
    const clash = { dayOfWeek: 'SATURDAY', start: '01:30', end: '04:00' };
    expect(await hoursOf([late, lunch, clash])).toMatchObject({
      error: 'HOURS_OVERLAP',
      field: 'hours.2',
    });
    expect(await hoursOf([{ ...lunch, end: '25:00' }])).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'hours.0',
    });
    expect(await read()).toEqual(before);
    const saved = await hoursOf([late, lunch], undefined, manager);
    expect(saved).toMatchObject({ error: null, venue: { hours: [lunch, late] } });
    expect(await hoursOf([lunch, late])).toMatchObject({ error: null, auditId: null });
    expect(await newest()).toMatchObject({ action: 'saveOpeningHours', subjectId: ids.venue });
    expect((await hoursOf([], before.version)).error).toBe('VERSION_CONFLICT');
    expect((await hoursOf(before['hours'] as object[])).error).toBeNull();
  });

  it('[PLACES-11] days with other hours are saved for several venues, changed under their id, and removed', async () => {
    const exceptionId = randomUUID();
    const eve = {
      name: 'Eve',
      isYearly: false,
      firstDay: '2026-12-24',
      lastDay: '2026-12-24',
      ranges: [],
    };
    const saved = await except(exceptionId, eve, manager);
    expect(saved).toMatchObject({
      error: null,
      venues: [{ exceptions: [{ id: exceptionId, ...eve }] }],
    });
    const ranges = [{ start: '10:00', end: '14:00' }];
    expect(await except(exceptionId, { ...eve, ranges, isYearly: true })).toMatchObject({
      venues: [{ exceptions: [{ ranges, isYearly: true }] }],
    });
    const guest = await server.guest<{ Venue: { exceptions: object[] } }>(
      `{ Venue(id: "${ids.venue}") { exceptions { name ranges { start end } } } }`,
    );
    expect(guest.data?.Venue.exceptions).toEqual([{ name: 'Eve', ranges }]);
    expect(await except(randomUUID(), { ...eve, lastDay: '2026-12-23' })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'lastDay',
    });
    expect(
      await except(randomUUID(), { ...eve, firstDay: '2029-01-01', lastDay: '2029-01-01' }),
    ).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'firstDay',
    });
    const remove = (venueIds: string[]) =>
      call(
        'removeHoursException',
        { id: id(exceptionId), venueIds: { type: '[ID!]!', value: venueIds } },
        owner,
        `venues { ${VENUE} }`,
      );
    const removed = await remove([ids.venue]);
    expect(removed).toMatchObject({ error: null, venues: [{ exceptions: [] }] });
    expect(await undo(removed.auditId)).toBeNull();
    expect(await read()).toMatchObject({ exceptions: [{ id: exceptionId, ranges }] });
    expect((await remove([ids.venue])).error).toBeNull();
  });

  it('[PLACES-11] days with other hours leave a venue that is no longer named, but no venue of others, and come back', async () => {
    const exceptionId = randomUUID();
    const [annex, island] = [randomUUID(), randomUUID()];
    for (const [venueId, name] of [
      [annex, 'Annex'],
      [island, 'Island'],
    ] as const)
      await call('createVenue', {
        id: id(venueId),
        venue: { type: 'VenueInput!', value: { name } },
      });
    const both = await signInStaff(server, {
      companyId: ids.company,
      venueIds: [ids.venue, annex],
      role: 'VENUE_MANAGER',
      number: 3,
    });
    const eve = {
      name: 'Eve',
      isYearly: false,
      firstDay: '2026-12-24',
      lastDay: '2026-12-24',
      ranges: [],
    };
    const havers = async () => {
      const all = await Promise.all([ids.venue, annex, island].map((one) => read(one)));
      return all
        .filter(({ exceptions }) => (exceptions as object[]).length > 0)
        .map((venue) => venue.id);
    };
    await except(exceptionId, eve, owner, [ids.venue, annex, island]);
    const other = { ...eve, name: 'Late' };
    const narrowed = await except(exceptionId, other, both, [ids.venue]);
    expect(narrowed.venues.map((venue) => venue.id).toSorted()).toEqual(
      [ids.venue, annex].toSorted(),
    );
    expect(await havers()).toEqual([ids.venue, island]);
    const { data } = await server.staff<{ auditLog: { entries: { subjectId: string }[] } }>(
      '{ auditLog(limit: 2) { entries { subjectId } } }',
      {},
      owner,
    );
    expect(data?.auditLog.entries.map(({ subjectId }) => subjectId).toSorted()).toEqual(
      [ids.venue, annex].toSorted(),
    );
    expect(await undo(narrowed.auditId, both)).toBeNull();
    expect(await havers()).toEqual([ids.venue, annex, island]);
    expect(await read()).toMatchObject({ exceptions: [{ name: 'Eve' }] });
    const only = await except(exceptionId, eve, owner, [island]);
    expect(only.error).toBeNull();
    expect(await havers()).toEqual([island]);
  });

  it('[O-18] days that are brought back count before and after the same others as ever', async () => {
    const [older, newer] = [randomUUID(), randomUUID()];
    const day = { isYearly: false, firstDay: '2026-12-31', lastDay: '2026-12-31' };
    const began = server.now();
    await except(older, { ...day, ranges: [] });
    server.setTime(began.add({ minutes: 1 }).toString());
    await except(newer, { ...day, ranges: [{ start: '10:00', end: '12:00' }] });
    const order = async () =>
      ((await read())['exceptions'] as { id: string }[]).map((exception) => exception.id);
    expect(await order()).toEqual([newer, older]);
    const remove = (exceptionId: string) =>
      call(
        'removeHoursException',
        { id: id(exceptionId), venueIds: { type: '[ID!]!', value: [ids.venue] } },
        owner,
        `venues { ${VENUE} }`,
      );
    expect(await undo((await remove(newer)).auditId)).toBeNull();
    expect(await order()).toEqual([newer, older]);
    server.setTime(began.add({ minutes: 2 }).toString());
    const moved = await except(older, { ...day, ranges: [{ start: '13:00', end: '15:00' }] });
    expect(await order()).toEqual([older, newer]);
    expect(await undo(moved.auditId)).toBeNull();
    expect(await order()).toEqual([newer, older]);
    await remove(older);
    await remove(newer);
    server.setTime(began.toString());
  });

  it('[PLACES-07] a venue begins switched off, is archived only when nothing runs there, and comes back', async () => {
    const fresh = randomUUID();
    const create = (name: string) =>
      call('createVenue', { id: id(fresh), venue: { type: 'VenueInput!', value: { name } } });
    expect(await create('')).toMatchObject({ error: 'FIELD_INVALID', field: 'name', venue: null });
    const made = await create('Annex');
    expect(made).toMatchObject({
      error: null,
      venue: { name: 'Annex', active: false, timeZone: 'Europe/Stockholm', isOpenNow: false },
    });
    expect((await create('Again')).venue).toEqual(made.venue);
    const archive = (venueId: string, version: number) =>
      call('archiveVenue', { id: id(venueId), version: int(version) });
    const gone = await archive(fresh, made.venue!.version);
    expect(gone).toMatchObject({ error: null, venue: { isArchived: true } });
    expect(await newest()).toMatchObject({ action: 'archiveVenue', subjectId: fresh });
    const back = await call('restoreVenue', {
      id: id(fresh),
      version: int(gone.venue!.version),
    });
    expect(back).toMatchObject({ error: null, venue: { isArchived: false, active: false } });
    await seedPaidOrder(server, ids);
    expect(await archive(ids.venue, (await read()).version)).toMatchObject({
      error: 'VENUE_IN_USE',
      venue: { isArchived: false },
    });
  });

  it('[PLACES-01] the list says whether it is open and when that changes; a manager’s has the own venues', async () => {
    expect(await read(ids.venue, manager)).toMatchObject({ isOpenNow: true, nextChangeAt: null });
    const own = await server.staff<{ officeVenues: Venue[] }>(
      '{ officeVenues { id } }',
      {},
      manager,
    );
    expect(own.data?.officeVenues).toEqual([{ id: ids.venue }]);
  });

  it('another company’s venue is not there, alone or among others', async () => {
    const version = int(1);
    const venue = { type: 'VenueInput!', value: { name: 'Mine' } };
    expect((await call('saveVenue', { id: id(foreign.venue), version, venue })).error).toBe(
      'NOT_FOUND',
    );
    const day = { isYearly: false, firstDay: '2026-12-24', lastDay: '2026-12-24', ranges: [] };
    const both = [ids.venue, foreign.venue];
    expect((await except(randomUUID(), day, owner, both)).error).toBe('NOT_FOUND');
    expect(await read()).toMatchObject({ exceptions: [] });
  });

  it('[PLACES-20] says why nothing can be ordered for a moment, and that it can where a guest’s order is taken', async () => {
    const why = async (at: string, token = owner, venueId = ids.venue) => {
      const answer = await server.staff<{
        whyNotThen: { canBeOrdered: boolean; reasons: string[]; waitMinutes: number };
      }>(
        `query Why($venueId: ID!, $at: DateTime!) {
          whyNotThen(venueId: $venueId, serviceType: TAKE_AWAY, at: $at) { canBeOrdered reasons waitMinutes } }`,
        { venueId, at },
        token,
      );
      return answer.data?.whyNotThen ?? answer.errors?.[0]?.extensions.code;
    };
    const soon = server.now().round({
      smallestUnit: 'minute',
      roundingIncrement: 15,
      roundingMode: 'ceil',
    });
    const then = soon.add({ minutes: 60 });
    expect(await why(then.toString(), manager)).toMatchObject({ canBeOrdered: true, reasons: [] });
    expect(await why(server.now().subtract({ hours: 24 }).toString())).toMatchObject({
      reasons: expect.arrayContaining(['WAIT']),
    });
    const day = then.toZonedDateTimeISO('Europe/Stockholm').toPlainDate().toString();
    const closed = { name: 'Party', isYearly: false, firstDay: day, lastDay: day, ranges: [] };
    const exceptionId = randomUUID();
    expect((await except(exceptionId, closed)).error).toBeNull();
    expect(await why(then.toString())).toMatchObject({
      canBeOrdered: false,
      reasons: ['EXCEPTIONS'],
    });
    expect(await why('at noon')).toBe('BAD_USER_INPUT');
    expect(await why(then.toString(), owner, foreign.venue)).toBe('NOT_FOUND');
    await call(
      'removeHoursException',
      { id: id(exceptionId), venueIds: { type: '[ID!]!', value: [ids.venue] } },
      owner,
      `venues { ${VENUE} }`,
    );
  });
});
