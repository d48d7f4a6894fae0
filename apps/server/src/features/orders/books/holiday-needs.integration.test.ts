import { randomUUID } from 'node:crypto';
import type { TodayNeed } from '@tallrik/contract/generated/staff-resolvers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

describe('holidays on Today', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let manager: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    server.setTime('2026-12-12T12:00:00Z');
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    owner = await signInStaff(server, { ...own, number: 1, role: 'COMPANY_ADMIN' });
    manager = await signInStaff(server, { ...own, number: 2, role: 'VENUE_MANAGER' });
    await server.db
      .updateTable('companies')
      .set({ country: 'SE' })
      .where('id', '=', ids.company)
      .execute();
    await server.db
      .updateTable('venues')
      .set({ active: true })
      .where('companyId', '=', ids.company)
      .execute();
  });
  afterAll(() => server.close());

  const holidays = async (token: string, venueId?: string) => {
    const { data, errors } = await server.staff<{ today: { needs: TodayNeed[] } }>(
      `{ today${venueId === undefined ? '' : `(venueId: "${venueId}")`} { needs { kind name day count } } }`,
      {},
      token,
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.today.needs
      .filter(({ kind }) => kind === 'HOLIDAY')
      .map(({ name, day, count }) => `${name} ${day} ${count}`);
  };
  const decide = (venueId: string, day: string) =>
    server.db
      .insertInto('venueHoursExceptions')
      .values({
        id: randomUUID(),
        companyId: ids.company,
        venueId,
        firstDay: new Date(`${day}T00:00:00Z`),
        lastDay: new Date(`${day}T00:00:00Z`),
        ranges: '[]',
        savedAt: new Date(),
      })
      .execute();

  it('[MONEY-02] within fourteen days each is named until every venue has decided, for each only of the own ones', async () => {
    const venues = await server.db
      .selectFrom('venues')
      .select('id')
      .where('companyId', '=', ids.company)
      .execute();
    const all = venues.length;
    expect(await holidays(owner)).toEqual([
      `CHRISTMAS_EVE 2026-12-24 ${all}`,
      `CHRISTMAS_DAY 2026-12-25 ${all}`,
      `BOXING_DAY 2026-12-26 ${all}`,
    ]);
    await decide(ids.venue, '2026-12-24');
    expect((await holidays(owner))[0]).toBe(`CHRISTMAS_EVE 2026-12-24 ${all - 1}`);
    expect(await holidays(manager)).toEqual([
      'CHRISTMAS_DAY 2026-12-25 1',
      'BOXING_DAY 2026-12-26 1',
    ]);
    expect(await holidays(owner, ids.venue)).toHaveLength(2);
  });
});
