import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { makePutBackOnSale } from '../../menu/back-on-sale.ts';

type Entry = {
  id: string;
  actor: string;
  staffId: string | null;
  staffName: string | null;
  action: string;
  subjectId: string;
  subject: { kind: string; title: string } | null;
};
type Page = { entries: Entry[]; nextCursor: string | null };

describe('the audit log as a page', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let platform: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const elsewhere = await seedOpenShop(server.db, 2);
    const person = { companyId: ids.company, venueIds: [] };
    owner = await signInStaff(server, { ...person, number: 1, role: 'COMPANY_ADMIN' });
    platform = await signInStaff(server, {
      number: 2,
      companyId: elsewhere.company,
      venueIds: [],
      role: 'PLATFORM_ADMIN',
    });
    await signInStaff(server, { number: 3, companyId: ids.company, venueIds: [ids.venue] });
  });
  afterAll(() => server.close());

  const FIELDS =
    'entries { id actor staffId staffName action subjectId subject { kind title } } nextCursor';
  const log = async (given: string, token = owner, call = 'auditLog'): Promise<Page> => {
    const answer = await server.staff<Record<string, Page>>(
      `{ ${call}(companyId: "${ids.company}" ${given}) { ${FIELDS} } }`,
      {},
      token,
    );
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data[call]!;
  };
  const setTerms = (token: string, minutes: number) =>
    server.staff(
      `mutation { setCompanyOrderTerms(companyId: "${ids.company}", unansweredOrderMinutes: ${minutes},
        capturesAtOnce: false) { error } }`,
      {},
      token,
    );

  it('[TEAM-12] [OFFICE-05] marks what the platform’s people and the server’s jobs did', async () => {
    await setTerms(platform, 7);
    const [byPlatform] = (await log('limit: 1')).entries;
    expect(byPlatform).toMatchObject({
      actor: 'PLATFORM',
      staffId: fixedId(900_002),
      staffName: 'Kim',
      action: 'setCompanyOrderTerms',
      subject: { kind: 'COMPANY' },
    });
    await server.db
      .insertInto('inventory')
      .values({
        companyId: ids.company,
        venueId: ids.venue,
        itemId: ids.fries,
        outOfStock: true,
        soldOutUntil: new Date(server.now().epochMilliseconds),
      })
      .onConflict((conflict) =>
        conflict.columns(['venueId', 'itemId']).doUpdateSet({
          outOfStock: true,
          soldOutUntil: new Date(server.now().epochMilliseconds),
        }),
      )
      .execute();
    const putBack = makePutBackOnSale({
      db: server.db,
      now: server.now,
      publishStockChange: () => undefined,
    });
    const gone = { companyId: ids.company, venueId: ids.venue, itemId: ids.fries };
    await putBack(gone);
    await putBack(gone);
    expect((await log('actor: SERVER')).entries).toEqual([
      expect.objectContaining({
        actor: 'SERVER',
        staffId: null,
        staffName: null,
        action: 'putBackOnSale',
        subject: { kind: 'ITEM', title: expect.any(String) },
      }),
    ]);
    expect((await log('actor: PLATFORM')).entries.map(({ id }) => id)).toEqual([byPlatform?.id]);
    expect((await log('actor: STAFF')).entries.every(({ actor }) => actor === 'STAFF')).toBe(true);
  });

  it('[TEAM-11] narrows down by person, kind, thing and days, and names the thing', async () => {
    await setTerms(owner, 8);
    const company = await log('kind: COMPANY');
    expect(company.entries.map(({ action }) => action)).toEqual([
      'setCompanyOrderTerms',
      'setCompanyOrderTerms',
    ]);
    expect((await log('kind: ITEM')).entries.map(({ action }) => action)).toEqual([
      'putBackOnSale',
    ]);
    expect((await log(`staffId: "${fixedId(900_001)}" kind: COMPANY`)).entries).toHaveLength(1);
    expect((await log(`subjectId: "${ids.fries}"`)).entries).toHaveLength(1);
    const tomorrow = server.now().add({ hours: 24 }).toString();
    expect((await log(`from: "${tomorrow}"`)).entries).toEqual([]);
    expect((await log(`until: "${tomorrow}"`)).entries.length).toBeGreaterThan(2);
    const whole = await log('', owner, 'auditExport');
    expect(whole.entries).toEqual((await log('limit: 200')).entries);
  });

  it('[TEAM-11] nobody changes it, and a page of 100,000 entries is read within a second', async () => {
    await expect(sql`update audit_log set action = 'x'`.execute(server.db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from audit_log`.execute(server.db)).rejects.toThrow('append-only');
    await sql`
      insert into audit_log (company_id, staff_id, action, subject_id, details, at)
      select ${ids.company}, ${fixedId(900_003)}, 'moveOrder', gen_random_uuid()::text, '{}',
        ${new Date(server.now().epochMilliseconds)}::timestamptz
      from generate_series(1, 100000)`.execute(server.db);
    await sql`analyze audit_log`.execute(server.db);
    const first = await log('limit: 200');
    const questions = [
      'limit: 200',
      `limit: 200 cursor: "${Number(first.nextCursor) - 90_000}"`,
      'limit: 200 kind: ITEM',
      'limit: 200 actor: SERVER',
      `limit: 200 staffId: "${fixedId(900_001)}"`,
      `limit: 200 subjectId: "${ids.fries}"`,
      `limit: 200 until: "${server.now().subtract({ hours: 1 }).toString()}"`,
    ];
    for (const question of questions) {
      // The best of three: what reads the whole log is slow each time, a busy machine only now and then.
      const tries: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const begun = performance.now();
        await log(question);
        tries.push(performance.now() - begun);
      }
      expect(Math.min(...tries), question).toBeLessThan(1_000);
    }
    const next = await log(`limit: 200 cursor: "${first.nextCursor}"`);
    expect(next.entries[0]?.id).toBe(String(Number(first.entries.at(-1)?.id) - 1));
  });
});
