import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type News = { latest: string; isChangedByOthers: boolean };

describe('[OFFICE-19] [D-592] what others changed', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let cook: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await seedOpenShop(server.db, 2);
    const { company: companyId, venue } = ids;
    owner = await signInStaff(server, {
      companyId,
      venueIds: [],
      number: 1,
      role: 'COMPANY_ADMIN',
    });
    cook = await signInStaff(server, { companyId, venueIds: [venue], number: 2 });
  });
  afterAll(() => server.close());

  const ask = async (after: string | null, token = owner): Promise<News> => {
    const { data, errors } = await server.staff<{ officeNews: News }>(
      'query N($after: ID) { officeNews(after: $after) { latest isChangedByOthers } }',
      { after },
      token,
    );
    if (!data) throw new Error(errors?.[0]?.extensions?.['code'] as string);
    return data.officeNews;
  };
  const sellOut = (token: string, soldOut: boolean) =>
    server.staff(
      `mutation { setItemSoldOut(venueId: "${ids.venue}", itemId: "${ids.fries}", soldOut: ${soldOut}) { error } }`,
      {},
      token,
    );

  it('is told of once, the kitchen’s board and the server’s jobs included, and not what one did oneself', async () => {
    const first = await ask(null);
    expect(first.isChangedByOthers).toBe(false);
    expect(await ask(first.latest)).toEqual(first);
    await sellOut(owner, true);
    const own = await ask(first.latest);
    expect(own.isChangedByOthers).toBe(false);
    expect(Number(own.latest)).toBeGreaterThan(Number(first.latest));
    await sellOut(cook, false);
    await sellOut(owner, true);
    const others = await ask(own.latest);
    expect(others.isChangedByOthers).toBe(true);
    expect(await ask(others.latest)).toEqual({ ...others, isChangedByOthers: false });
    const companyId = ids.company;
    const job = { companyId, staffId: null, action: 'rejectUnansweredOrder', subjectId: 'x' };
    await server.db
      .insertInto('auditLog')
      .values({ ...job, details: '{}', at: new Date() })
      .execute();
    expect((await ask(others.latest)).isChangedByOthers).toBe(true);
  });

  it('a sign-in is no change, another company’s doings are nobody’s news here, and no number is no moment', async () => {
    const { latest } = await ask(null);
    const { company: companyId, venue } = await seedOpenShop(server.db, 3);
    const elsewhere = await signInStaff(server, { companyId, venueIds: [venue], number: 3 });
    await signInStaff(server, { companyId: ids.company, venueIds: [ids.venue], number: 4 });
    expect((await ask(latest)).isChangedByOthers).toBe(false);
    await expect(ask('1 or 1')).rejects.toThrow('BAD_USER_INPUT');
    await expect(ask(null, elsewhere)).rejects.toThrow('FORBIDDEN');
  });
});
