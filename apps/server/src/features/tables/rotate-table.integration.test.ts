import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { orderOnBill, seedTable, readTableCheques, scan } from '../../testing/table-guests.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const ROTATE = `mutation Rotate($venueId: ID!, $tableId: ID!) {
  rotateTable(venueId: $venueId, tableId: $tableId) { success error table { id code supportsPayLater active } } }`;
const TABLES =
  'query Tables($venueId: ID!) { venueTables(venueId: $venueId) { id code supportsPayLater active } }';
type Rotated = { rotateTable: { success: boolean; table: { id: string; code: string } | null } };
type Listed = { venueTables: { id: string; code: string }[] };

describe('a table’s code', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let other: Awaited<ReturnType<typeof seedOpenShop>>;
  let admin: string;
  let waiter: string;
  beforeAll(async () => {
    server = await openTestServer();
    const configuration = { enableQrOrders: true };
    ids = await seedOpenShop(server.db, 1, { configuration });
    other = await seedOpenShop(server.db, 2, { configuration });
    const companyId = ids.company;
    admin = await signInStaff(server, {
      number: 1,
      companyId,
      venueIds: [],
      role: 'COMPANY_ADMIN',
    });
    waiter = await signInStaff(server, { number: 2, companyId, venueIds: [ids.venue] });
  });
  afterAll(() => server.close());

  const rotate = (tableId: string, token?: string, venueId = ids.venue) =>
    server.staff<Rotated>(ROTATE, { venueId, tableId }, token);
  const codeOf = (answer: Awaited<ReturnType<typeof rotate>>) =>
    answer.errors?.[0]?.extensions.code;

  it('[D-101] rotated, the old one and its tokens open nothing; number and open bill move on', async () => {
    const table = await seedTable(server, ids, 10);
    const token = (await scan(server, table, ids.venue)) ?? '';
    await orderOnBill(server, ids, token);
    const [bill] = await readTableCheques(server, table, token);
    const fresh = (await rotate(table, admin)).data?.rotateTable.table;
    expect(fresh).toMatchObject({ code: '10', supportsPayLater: true, active: true });
    expect(fresh?.id).not.toBe(table);
    expect(await scan(server, table, ids.venue)).toBeNull();
    expect(await readTableCheques(server, fresh?.id ?? '', token)).toEqual([]);
    const scanned = await scan(server, fresh?.id ?? '', ids.venue);
    const [moved] = await readTableCheques(server, fresh?.id ?? '', scanned);
    expect(moved?.id).toBe(bill?.id);
    expect(codeOf(await rotate(table, admin))).toBe('NOT_FOUND');
    const log = await server.db
      .selectFrom('auditLog')
      .select(['action', 'subjectId'])
      .where('companyId', '=', ids.company)
      .where('action', '=', 'rotateTable')
      .execute();
    expect(log).toEqual([{ action: 'rotateTable', subjectId: table }]);
  });

  it('[D-115] is an admin’s to change, in their own company only', async () => {
    const table = await seedTable(server, ids, 11);
    const foreign = await seedTable(server, other, 12);
    expect(codeOf(await rotate(table))).toBe('UNAUTHENTICATED');
    expect(codeOf(await rotate(table, waiter))).toBe('FORBIDDEN');
    expect(codeOf(await rotate(foreign, admin, other.venue))).toBe('FORBIDDEN');
    expect(codeOf(await rotate(foreign, admin))).toBe('NOT_FOUND');
    expect(await scan(server, foreign, other.venue)).not.toBeNull();
  });

  it('[D-115] [D-146] the venue’s staff read its tables by number, others do not', async () => {
    await seedTable(server, ids, 9);
    const list = (token?: string, venueId = ids.venue) =>
      server.staff<Listed>(TABLES, { venueId }, token);
    const codes = (await list(waiter)).data?.venueTables.map(({ code }) => code);
    expect(codes).toEqual(['9', '10', '11']);
    expect((await list()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await list(waiter, other.venue)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
