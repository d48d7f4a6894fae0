import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { seedOrder } from '../testing/seed-order.ts';

type Readers = {
  people: { id: string; name: string; email: string; isChosen: boolean }[];
  emails: string[];
};

describe('closings by mail', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let kitchen: string;
  let stranger: string;
  const ownerId = fixedId(900_001);
  const kitchenId = fixedId(900_002);
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const other = await seedOpenShop(server.db, 2);
    server.setTime('2026-11-13T12:00:00Z');
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    owner = await signInStaff(server, { ...own, number: 1, role: 'COMPANY_ADMIN' });
    kitchen = await signInStaff(server, { ...own, number: 2 });
    stranger = await signInStaff(server, {
      companyId: other.company,
      venueIds: [],
      number: 3,
      role: 'COMPANY_ADMIN',
    });
    await server.db
      .updateTable('staffMembers')
      .set({ email: 'ada@example.test', language: 'se' })
      .where('id', '=', ownerId)
      .execute();
    for (const [number, day] of [
      [1, '2026-11-01'],
      [2, '2026-11-12'],
    ] as const)
      await seedOrder(server.db, ids, number, { createdAt: new Date(`${day}T11:00:00Z`) });
  });
  afterAll(() => server.close());

  const save = async (
    given: { staffIds?: string[]; emails?: string[] },
    token = owner,
    venueId: string = ids.venue,
  ) => {
    const { data, errors } = await server.staff<{
      saveClosingReaders: { error: string | null; field: string | null };
    }>(
      `mutation ($venueId: ID!, $staffIds: [ID!]!, $emails: [String!]!) {
        saveClosingReaders(venueId: $venueId, staffIds: $staffIds, emails: $emails) { error field } }`,
      { venueId, staffIds: [], emails: [], ...given },
      token,
    );
    return data?.saveClosingReaders ?? { error: errors?.[0]?.extensions.code };
  };
  const read = async () => {
    const { data } = await server.staff<{ closingReaders: Readers }>(
      `{ closingReaders(venueId: "${ids.venue}") { people { id name email isChosen } emails } }`,
      {},
      owner,
    );
    return data?.closingReaders;
  };
  const inbox = async () => (await fetch(`${server.origin}/dev/inbox`)).text();
  const mailsTo = async (address: string) => (await inbox()).split(address).length - 1;
  const mails = () => server.db.selectFrom('closingMails').selectAll().orderBy('id').execute();

  it('[MONEY-22] [D-776] nobody gets any at first; owners choose among who may read figures, and type addresses', async () => {
    expect(await read()).toEqual({
      people: [{ id: ownerId, name: 'Kim', email: 'ada@example.test', isChosen: false }],
      emails: [],
    });
    expect(await save({ staffIds: [kitchenId] })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'staffIds',
    });
    expect(await save({ emails: ['fine@example.test', 'not one'] })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'emails.1',
    });
    const many = Array.from({ length: 11 }, (_none, at) => `a${at}@example.test`);
    expect((await save({ emails: many })).error).toBe('LIMIT_REACHED');
    expect((await save({}, kitchen)).error).toBe('FORBIDDEN');
    expect((await save({}, stranger)).error).toBe('NOT_FOUND');
    expect((await save({}, owner, ids.company)).error).toBe('NOT_FOUND');
    await server.app.jobs['close-days']({});
    expect(await mails()).toEqual([]);
    expect(
      (await save({ staffIds: [ownerId], emails: ['books@example.test', 'Books@example.test'] }))
        .error,
    ).toBeNull();
    expect((await read())?.emails).toHaveLength(1);
    expect((await read())?.people[0]?.isChosen).toBe(true);
    const log = await server.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'saveClosingReaders')
      .execute();
    expect(log).toEqual([{ details: { count: 2 } }]);
  });

  it('[MONEY-22] [D-776] each gets a closed day once, in their language, however often the job runs; the address goes', async () => {
    server.setTime('2026-11-14T07:00:00Z');
    await server.app.jobs['close-days']({});
    const rows = await mails();
    expect(rows).toHaveLength(2);
    await server.runJobs();
    const [byStaff, typed] = await Promise.all([
      mailsTo('ada@example.test'),
      mailsTo('books@example.test'),
    ]);
    expect([byStaff > 0, typed > 0]).toEqual([true, true]);
    const text = await inbox();
    expect(text).toContain('Dagsavslut');
    const run = (mailId: string) =>
      server.app.jobs['mail-closing']({ companyId: ids.company, mailId });
    for (const { id } of rows) await Promise.all([run(id), run(id)]);
    await server.app.jobs['close-days']({});
    await server.runJobs();
    expect(await mailsTo('ada@example.test')).toBe(byStaff);
    expect(await mailsTo('books@example.test')).toBe(typed);
    for (const row of await mails()) expect(row).toMatchObject({ email: null });
    expect((await mails()).every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  it('[MONEY-22] a mail that could not go out stays to be done; who has left gets none', async () => {
    server.setTime('2026-11-15T07:00:00Z');
    await server.app.jobs['close-days']({});
    await server.db
      .updateTable('staffMembers')
      .set({ active: false })
      .where('id', '=', ownerId)
      .execute();
    const before = await mailsTo('ada@example.test');
    await server.runJobs();
    expect(await mailsTo('ada@example.test')).toBe(before);
    expect((await mails()).filter(({ doneAt }) => doneAt === null)).toEqual([]);
    await server.db
      .updateTable('staffMembers')
      .set({ active: true })
      .where('id', '=', ownerId)
      .execute();
  });

  it('[MONEY-22] days of long ago are closed and mailed to nobody', async () => {
    server.setTime('2026-12-15T07:00:00Z');
    const before = (await mails()).length;
    await server.app.jobs['close-days']({});
    // Of 30 days the last seven, two readers each.
    expect((await mails()).length - before).toBeLessThanOrEqual(2 * 8);
    expect((await mails()).length - before).toBeGreaterThan(0);
  });

  it('[MONEY-22] [PLACES-03] a closing keeps the name and address of its day', async () => {
    const seen = async () => {
      const token = await signInStaff(server, {
        companyId: ids.company,
        venueIds: [],
        number: (signedIn += 1),
        role: 'COMPANY_ADMIN',
      });
      const { data } = await server.staff<{
        dayClosings: {
          closings: { venueName: string; street: string | null; city: string | null }[];
        };
      }>('{ dayClosings(limit: 1) { closings { venueName street city } } }', {}, token);
      return data?.dayClosings.closings[0];
    };
    const before = await seen();
    await sql`update venues set name = 'Elsewhere' where id = ${ids.venue}`.execute(server.db);
    await sql`update venue_locations set street = 'New street 9' where venue_id = ${ids.venue}`.execute(
      server.db,
    );
    expect(before?.venueName).not.toBe('Elsewhere');
    expect(await seen()).toEqual(before);
    server.setTime('2026-12-16T07:00:00Z');
    await server.app.jobs['close-days']({});
    expect(await seen()).toMatchObject({ venueName: 'Elsewhere' });
  });
  let signedIn = 20;
});
