import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Message = { kind: string; to: string; text: string };

const SET = `mutation ($venueId: ID!, $contacts: [VenueContactInput!]!) {
  setVenueContacts(venueId: $venueId, contacts: $contacts) { error } }`;
const LOOK = 'query ($venueId: ID!) { venueBoard(venueId: $venueId) { serverTime } }';

const elif = { name: 'Elif', email: 'elif@example.test', phone: '+46701234567', hours: [] };
const omar = { name: 'Omar', email: null, phone: '+46709876543', hours: [] };
// A Friday, half past seven in the evening in Stockholm.
const atEight = { dayOfWeek: 'FRIDAY', start: '20:00', end: '23:00' };
const late = { name: 'Kim', email: 'kim@example.test', phone: null, hours: [atEight] };

describe('[KITCHEN-09] [D-345] a board that is gone while its venue is open', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  beforeEach(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const member = { companyId: ids.company, venueIds: [ids.venue] };
    owner = await signInStaff(server, { ...member, number: 1, role: 'COMPANY_ADMIN' });
  });
  afterEach(() => server.close());

  const write = (contacts: object[]) => server.staff(SET, { venueId: ids.venue, contacts }, owner);
  const boardLooks = async () => {
    const { errors } = await server.staff(LOOK, { venueId: ids.venue }, owner);
    expect(errors).toBeUndefined();
  };
  const moment = (time: string) => Temporal.Instant.from(`2026-11-13T${time}Z`);
  /** What a server does by itself from one moment to the other, a look each half minute. */
  const passes = async (from: string, to: string) => {
    let now = moment(from);
    for (; Temporal.Instant.compare(now, moment(to)) <= 0; now = now.add({ seconds: 30 })) {
      server.setTime(now.toString());
      await server.app.enqueueDueJobs();
    }
    // The first one writes the messages, each of which has a job of its own.
    await server.runJobs();
    await server.runJobs();
  };
  const inbox = async () =>
    (await server.app.http.inject({ method: 'GET', url: '/dev/inbox.json' })).json<Message[]>();
  const notifications = async () =>
    (await inbox()).map(({ kind, to }) => `${kind} ${to}`).toSorted();
  const venue = () => ({ companyId: ids.company, venueId: ids.venue });
  /** As another process has written it down. */
  const lastSeen = (time: string) =>
    server.db
      .insertInto('boardSightings')
      .values({ ...venue(), seenAt: new Date(`2026-11-13T${time}Z`) })
      .execute();

  it('is told after five minutes by mail, to whoever has none by phone, and once an hour', async () => {
    await write([elif, omar]);
    server.setTime('2026-11-13T18:30:00Z');
    await boardLooks();
    await passes('18:30:00', '18:35:00');
    expect(await notifications()).toEqual([]);
    await passes('18:35:30', '18:35:30');
    const once = ['EMAIL elif@example.test', 'SMS +46709876543'];
    expect(await notifications()).toEqual(once);
    // In the venue's time.
    for (const { text } of await inbox()) expect(text).toContain('19:30');
    await passes('18:36:00', '19:35:00');
    expect(await notifications()).toEqual(once);
    await passes('19:35:30', '19:36:00');
    expect(await notifications()).toEqual([...once, ...once].toSorted());
  });

  it('is not told while it looks, nor any more when it is back', async () => {
    await write([elif]);
    for (const minute of ['30', '34', '38', '42']) {
      server.setTime(`2026-11-13T18:${minute}:00Z`);
      await boardLooks();
      await passes(`18:${minute}:00`, `18:${Number(minute) + 3}:30`);
    }
    expect(await notifications()).toEqual([]);
    await passes('18:46:00', '18:48:00');
    expect(await notifications()).toEqual(['EMAIL elif@example.test']);
    await boardLooks();
    await passes('18:48:30', '18:53:00');
    expect(await notifications()).toHaveLength(1);
  });

  it('is nobody’s business while the venue is closed, and five minutes after it has opened', async () => {
    await write([elif]);
    await lastSeen('12:00:00');
    const opens = (starts: string) =>
      server.db
        .updateTable('venueAvailabilities')
        .set({ starts, ends: '23:00' })
        .where('companyId', '=', ids.company)
        .execute();
    // 19:40 in Stockholm.
    await opens('19:40');
    await passes('18:30:00', '18:44:30');
    expect(await notifications()).toEqual([]);
    await passes('18:45:00', '18:45:30');
    expect(await notifications()).toEqual(['EMAIL elif@example.test']);
  });

  it('is not told for an outage of the service: boards have five minutes to come back', async () => {
    await write([elif]);
    await lastSeen('18:00:00');
    await passes('18:30:00', '18:34:30');
    // No server, or no database, for two minutes: begun anew.
    await passes('18:36:30', '18:41:00');
    expect(await notifications()).toEqual([]);
    await passes('18:41:30', '18:41:30');
    expect(await notifications()).toEqual(['EMAIL elif@example.test']);
  });

  it('is told once by however many processes, and whatever died in between', async () => {
    await write([elif]);
    await lastSeen('18:20:00');
    server.setTime('2026-11-13T18:30:00Z');
    const notify = server.app.jobs['tell-missing-board'];
    await Promise.all([notify(venue()), notify(venue()), notify(venue())]);
    await notify(venue());
    await server.runJobs();
    expect(await notifications()).toEqual(['EMAIL elif@example.test']);
    // Of another company's venue nothing is told under one's own name.
    const foreign = await seedOpenShop(server.db, 2);
    server.setTime('2026-11-13T20:30:00Z');
    await notify({ companyId: foreign.company, venueId: ids.venue });
    expect(await server.db.selectFrom('contactMessages').selectAll().execute()).toEqual([]);
  });

  it('that is back before the message is sent is not told', async () => {
    await write([elif]);
    await lastSeen('18:20:00');
    server.setTime('2026-11-13T18:30:00Z');
    await server.app.jobs['tell-missing-board'](venue());
    await server.db
      .updateTable('boardSightings')
      .set({ seenAt: new Date('2026-11-13T18:30:01Z') })
      .execute();
    await server.runJobs();
    expect(await notifications()).toEqual([]);
    expect(await server.db.selectFrom('contactMessages').selectAll().execute()).toEqual([]);
  });

  it('told to nobody is not told: whoever comes on duty hears of it', async () => {
    await write([late]);
    await lastSeen('18:20:00');
    await passes('18:30:00', '18:59:30');
    expect(await notifications()).toEqual([]);
    await passes('19:00:00', '19:01:00');
    expect(await notifications()).toEqual(['EMAIL kim@example.test']);
  });

  it('of yesterday says the day', async () => {
    await write([elif]);
    await server.db
      .insertInto('boardSightings')
      .values({ ...venue(), seenAt: new Date('2026-11-12T21:00:00Z') })
      .execute();
    await passes('18:30:00', '18:35:00');
    expect((await inbox())[0]?.text).toContain('12/11/2026 22:00');
  });
});
