import staffTypeDefs from '@tallrik/contract/staff-schema.graphql?raw';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Updateable } from 'kysely';
import type { DB } from '../../../platform/database/generated/tables.ts';
import { tokenKeysFromSeed } from '../../../platform/auth/token-keys.ts';
import { makeTokens } from '../../../platform/auth/tokens.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedPaidOrder } from '../../../testing/paid-order.ts';
import { seedCodes } from '../../../testing/seed-codes.ts';
import { seedLevel } from '../../../testing/seed-levels.ts';
import { seedInvoice } from '../../../testing/seed-invoice.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { seedPrinters } from '../../../testing/seed-printers.ts';
import { seedPayout } from '../../../testing/seed-payout.ts';
import { seedPicture } from '../../../testing/seed-picture.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { seedTable } from '../../../testing/table-guests.ts';
import { officeOperations } from './testing/office-operations.ts';
import { callers, DONE, expected, type Caller } from './testing/staff-callers.ts';
import { staffOperations } from './testing/staff-operations.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../../testing/test-server.ts';

const SEED = 'e'.repeat(64);
describe('[D-115] [D-138] [O-02] [OFFICE-03] [D-400] [D-401] who may call what on the staff endpoint', () => {
  let server: TestServer;
  let payment: string;
  let finding: string;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let order: { id: string };
  const tokens = {} as Record<Caller, string | undefined>;
  const colleague = fixedId(900_020);
  const device = fixedId(900_021);
  const otherVenue = fixedId(910_001);
  const invoice = fixedId(920_001);
  const [code, series] = [fixedId(921_001), fixedId(921_002)];
  let [printerId, sparePrinterId, ticketId, pictureKey, table] = ['', '', '', '', ''];

  beforeAll(async () => {
    server = await openTestServer(undefined, { TOKEN_SECRET_SEED: SEED });
    ids = await seedOpenShop(server.db, 1, { host: 'own.example' });
    const foreign = await seedOpenShop(server.db, 2);
    await server.db
      .insertInto('venues')
      .values({
        id: otherVenue,
        companyId: ids.company,
        name: 'Other',
        timeZone: 'Europe/Stockholm',
      })
      .execute();
    order = await seedPaidOrder(server, ids);
    await seedInvoice(server.db, ids.company, invoice);
    [printerId, sparePrinterId, ticketId] = await seedPrinters(server.db, ids, server.now());
    table = await seedTable(server, ids, 1);
    await seedCodes(server.db, ids.company, { code, series });
    await seedLevel(server.db, ids.company, code);
    await server.db
      .insertInto('contents')
      .values({ id: code, companyId: ids.company, slug: 'about', types: ['SIDEBAR'] })
      .execute();
    await server.db
      .insertInto('cheques')
      .values({
        id: fixedId(930_002),
        companyId: ids.company,
        venueId: ids.venue,
        tableId: table,
        createdAt: new Date(server.now().epochMilliseconds),
      })
      .execute();
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    const theirs = { companyId: foreign.company, venueIds: [foreign.venue] };
    tokens['venue staff'] = await signInStaff(server, { ...own, number: 1 });
    pictureKey = await seedPicture(server.db, { companyId: ids.company, staffNumber: 1 });
    await seedPayout(server.db, { companyId: ids.company, id: code, staffNumber: 1 });
    tokens['staff of another venue'] = await signInStaff(server, {
      ...own,
      number: 2,
      venueIds: [otherVenue],
    });
    tokens.manager = await signInStaff(server, { ...own, number: 10, role: 'VENUE_MANAGER' });
    tokens['manager of another venue'] = await signInStaff(server, {
      ...own,
      number: 11,
      venueIds: [otherVenue],
      role: 'VENUE_MANAGER',
    });
    tokens.accountant = await signInStaff(server, {
      ...own,
      number: 12,
      venueIds: [],
      role: 'ACCOUNTANT',
    });
    tokens['company admin'] = await signInStaff(server, {
      ...own,
      number: 3,
      role: 'COMPANY_ADMIN',
    });
    tokens['staff of another company'] = await signInStaff(server, { ...theirs, number: 4 });
    tokens['admin of another company'] = await signInStaff(server, {
      ...theirs,
      number: 5,
      role: 'COMPANY_ADMIN',
    });
    tokens['platform admin'] = await signInStaff(server, {
      ...theirs,
      number: 6,
      role: 'PLATFORM_ADMIN',
    });
    server.setTime('2026-11-13T05:00:00Z');
    tokens.expired = await signInStaff(server, { ...own, number: 7, role: 'COMPANY_ADMIN' });
    server.setTime(FRIDAY_EVENING);
    tokens.revoked = await signInStaff(server, { ...own, number: 8, role: 'COMPANY_ADMIN' });
    tokens['let go'] = await signInStaff(server, { ...own, number: 9, role: 'COMPANY_ADMIN' });
    await signInStaff(server, { ...own, number: 20 });
    await signInStaff(server, { ...own, number: 21 });
    const change = (number: number, set: Updateable<DB['staffMembers']>) =>
      server.db
        .updateTable('staffMembers')
        .set(set)
        .where('id', '=', fixedId(900_000 + number))
        .execute();
    await change(8, { tokenVersion: 2 });
    await change(9, { active: false });
    await change(21, { isDevice: true, email: '' });
    const userId = fixedId(930_001);
    await server.db
      .insertInto('users')
      .values({ id: userId, companyId: ids.company, easyId: '77', activated: true })
      .execute();
    await server.db.updateTable('orders').set({ userId }).where('id', '=', order.id).execute();
    const paid = server.db.selectFrom('payments').select('id').where('orderId', '=', order.id);
    payment = (await paid.executeTakeFirstOrThrow()).id;
    const at = new Date(FRIDAY_EVENING);
    const found = { kind: 'ORDER_WITHOUT_MONEY', subjectId: order.id, remedy: 'OPERATOR' };
    const { id: findingId } = await server.db
      .insertInto('reconciliationFindings')
      .values({ ...found, companyId: ids.company, foundAt: at, lastSeenAt: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    finding = String(findingId);
    tokens.guest = await makeTokens(tokenKeysFromSeed(SEED), () => 'jti').issue(
      'guest',
      { subject: userId, companyId: ids.company, version: 1 },
      server.now(),
    );
  });
  afterAll(() => server.close());

  const things = () => ({
    ids,
    order,
    invoice,
    colleague,
    device,
    printerId,
    sparePrinterId,
    ticketId,
    pictureKey,
    table,
    guest: fixedId(930_001),
    code,
    series,
    content: code,
    level: code,
    bill: fixedId(930_002),
    payment,
    finding,
  });
  const operations = [...officeOperations(things), ...staffOperations(things)];

  it('names every operation of the endpoint', () => {
    const schema = buildSchema(staffTypeDefs);
    const served = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.keys(root?.getFields() ?? {}),
    );
    expect(operations.map(([name]) => name).toSorted()).toEqual(served.toSorted());
  });

  it.each(operations)('%s', async (_name, kind, call) => {
    const answers: Record<string, string> = {};
    for (const caller of callers) {
      const answer = await server.staff(call(), {}, tokens[caller]);
      answers[caller] = answer.errors?.[0]?.extensions.code ?? DONE;
    }
    expect(answers).toEqual(
      Object.fromEntries(callers.map((caller) => [caller, expected(kind, caller)])),
    );
  });
});
