import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { seedTable } from '../../../testing/table-guests.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readCodes } from './read-codes.ts';
import { gridOf, layOut } from './sheet-layout.ts';

describe('codes as a file', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let manager: string;
  let cook: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1, { configuration: { enableQrOrders: true } });
    foreign = await seedOpenShop(server.db, 2, { configuration: { enableQrOrders: true } });
    const member = { companyId: ids.company, venueIds: [ids.venue] };
    owner = await signInStaff(server, {
      ...member,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 1,
    });
    manager = await signInStaff(server, { ...member, role: 'VENUE_MANAGER', number: 2 });
    cook = await signInStaff(server, { ...member, number: 3 });
  });
  afterAll(() => server.close());

  const print = (body: object, token: string | null = owner) =>
    fetch(`${server.origin}/staff/code-sheets`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const tables = (tableIds: string[], more: object = {}) => ({
    kind: 'TABLES',
    sheet: 'A4_6',
    venueId: ids.venue,
    tableIds,
    texts: ['Beställ härifrån', 'Order from here'],
    ...more,
  });

  it('[PLACES-22] [PLACES-23] [D-490] every code of the file opens its table at the guests’ address', async () => {
    const made = [await seedTable(server, ids, 1), await seedTable(server, ids, 2)];
    const answer = await print(tables(made), manager);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const pdf = Buffer.from(await answer.arrayBuffer());
    const read = await readCodes(pdf, gridOf('A4_6').paper, layOut('A4_6', 2));
    expect(read).toHaveLength(2);
    for (const [place, address] of read.entries()) {
      const { protocol, searchParams } = new URL(address ?? '');
      expect(protocol).toMatch(/^https?:$/);
      expect(Object.fromEntries(searchParams)).toEqual({ v: ids.venue, t: made[place] });
    }
  });

  it('[SETUP-23] the company’s own address is printed for its owner', async () => {
    const answer = await print({ kind: 'ADDRESS', sheet: 'A6', texts: [] });
    const pdf = Buffer.from(await answer.arrayBuffer());
    const [address] = await readCodes(pdf, gridOf('A6').paper, layOut('A6', 1));
    const setup = await server.staff<{ setupState: { address: string } }>(
      '{ setupState { address } }',
      {},
      owner,
    );
    expect(address).toBe(new URL(setup.data!.setupState.address, server.origin).href);
    expect((await print({ kind: 'ADDRESS', sheet: 'A6', texts: [] }, manager)).status).toBe(403);
  });

  it('[PLACES-22] [O-02] is for who may make tables, and of the own company alone', async () => {
    const own = await seedTable(server, ids, 3);
    const theirs = await seedTable(server, foreign, 4);
    const status = async (...given: Parameters<typeof print>) => (await print(...given)).status;
    expect(await status(tables([own]), null)).toBe(401);
    expect(await status(tables([own]), cook)).toBe(403);
    expect(await status(tables([theirs], { venueId: foreign.venue }), manager)).toBe(403);
    expect(await status(tables([theirs], { venueId: foreign.venue }))).toBe(404);
    expect(await status(tables([theirs], { companyId: foreign.company }))).toBe(403);
    expect(await status(tables([own, theirs]))).toBe(404);
    expect(await status(tables([own, randomUUID()]))).toBe(404);
    expect(await status(tables([own]))).toBe(200);
  });

  it('[PLACES-22] refuses what is no sheet', async () => {
    const own = await seedTable(server, ids, 5);
    for (const wrong of [
      tables([]),
      tables([own], { sheet: 'A3' }),
      tables([own], { texts: ['a', 'b', 'c'] }),
      tables([own], { texts: ['x'.repeat(61)] }),
      tables(['1']),
      { kind: 'ADDRESS', sheet: 'TENTS', texts: [] },
    ])
      expect((await print(wrong)).status).toBe(400);
  });
});
